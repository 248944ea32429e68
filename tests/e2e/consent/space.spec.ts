import { expect, test } from '@playwright/test';
import {
  FIRST_VISIT,
  consentBar,
  consentDialog,
  consentTexts,
  openConsentDialog,
} from '../support/consent';
import { emulateLanguages } from '../support/locale';
import { LONG } from '../support/long';

test.use({ storageState: FIRST_VISIT });

/** The page's language and the one with the longest texts; the others take longer. */
const LANGUAGES = [
  ...['es', 'uk'].map((language) => ({ language, options: {} })),
  ...['de', 'fr', 'hr', 'hu', 'it', 'ja', 'no', 'pt', 'ru'].map((language) => ({
    language,
    options: LONG,
  })),
];

for (const { language, options } of LANGUAGES) {
  test.describe(`in ${language}`, options, () => {
    test.beforeEach(({ page }) => emulateLanguages(page, [language]));

    test('at 1280 × 800 the bar covers no button of the carousel', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/');
      await expect(consentBar(page)).toHaveAccessibleName(consentTexts(language).barTitle);
      const bar = (await consentBar(page).boundingBox())!;
      expect(bar.y + bar.height).toBe(800);
      const controls = page.locator('main section').first().locator('button, nav a, .slide a');
      await expect(controls.first()).toBeVisible();
      const covered = await controls.evaluateAll(
        (elements, top) =>
          elements.filter((element) => element.getBoundingClientRect().bottom > top).length,
        bar.y,
      );
      expect(covered).toBe(0);
    });

    test('at 320 × 568 the dialog shows two groups above its buttons', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const texts = consentTexts(language);
      await page.goto('/actrices');
      await expect(consentBar(page)).toHaveAccessibleName(texts.barTitle);
      const dialog = await openConsentDialog(page, texts);
      const actions = (await dialog.locator('.consent-actions').boundingBox())!;
      for (const name of [texts.necessary, texts.optional]) {
        const toggle = (await dialog.getByRole('switch', { name }).boundingBox())!;
        // The switch and the first lines of the explanation below it.
        expect(toggle.y + toggle.height + 40, name).toBeLessThanOrEqual(actions.y);
      }
    });
  });
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
] as const) {
  test(`at ${width} × ${height} the text of the carousel fits above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(consentBar(page)).toBeVisible();
    const header = (await page.locator('header').first().boundingBox())!;
    const text = (await page.locator('#slide-1 .slide-text .wrap').first().boundingBox())!;
    expect(text.y).toBeGreaterThanOrEqual(header.y + header.height);
    const bar = (await consentBar(page).boundingBox())!;
    expect(text.y + text.height).toBeLessThanOrEqual(bar.y);
  });
}

test('the page behind the dialog does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/actrices');
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await openConsentDialog(page);
  // Over the dialog, and beside it.
  for (const x of [640, 20]) {
    await page.mouse.move(x, 300);
    await page.mouse.wheel(0, 300);
  }
  const frames = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)));
  await page.evaluate(frames);
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await page.keyboard.press('Escape');
  await expect(consentDialog(page)).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});
