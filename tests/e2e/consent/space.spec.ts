import { expect, test } from '@playwright/test';
import {
  DECLINED,
  FIRST_VISIT,
  consentBar,
  consentDialog,
  consentTexts,
  openConsentDialog,
  reopenButton,
} from '../support/consent';
import { emulateLanguages } from '../support/locale';
import { INES } from '../support/embeds';
import { DESKTOP, PHONE } from '../support/pages';

test.use({ storageState: FIRST_VISIT });

/** The language with the longest texts; the others take longer. */
const LANGUAGES = [
  { language: 'uk', long: '' },
  ...['es', 'de', 'fr', 'hr', 'hu', 'it', 'ja', 'no', 'pt', 'ru'].map((language) => ({
    language,
    long: ' @long',
  })),
];

for (const { language, long } of LANGUAGES) {
  test.describe(`in ${language}${long}`, () => {
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

    test('at 390 × 844 the bar takes at most a quarter of the height', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/actrices');
      await expect(consentBar(page)).toHaveAccessibleName(consentTexts(language).barTitle);
      const { height } = (await consentBar(page).boundingBox())!;
      expect(height).toBeLessThanOrEqual(PHONE.height / 4);
    });

    test('at 320 × 568 the dialog shows two groups above its buttons @long', async ({ page }) => {
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

for (const [width, height, long] of [
  [1280, 720, ''],
  [1366, 768, ' @long'],
] as const) {
  test(`at ${width} × ${height} the text of the carousel fits above the bar${long}`, async ({
    page,
  }) => {
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

test('the bar follows the footer without a strip between them, on short pages too @long', async ({
  page,
}) => {
  for (const viewport of [PHONE, DESKTOP, { width: 1440, height: 1600 }]) {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/contacto', '/success', '/no-such-page']) {
      await page.goto(path);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bar = (await consentBar(page).boundingBox())!;
      const footer = (await page.locator('footer').boundingBox())!;
      expect(footer.y + footer.height, path).toBeCloseTo(bar.y, 0);
      expect(bar.y + bar.height, path).toBeCloseTo(viewport.height, 0);
    }
  }
  await expect(consentBar(page)).toHaveCSS('box-shadow', 'none');
});

test.describe('after a choice', () => {
  test.use({ storageState: DECLINED });

  /** Returns the texts below a button that opens the dialog, at the current position. Runs in the page. */
  const coveredTexts = () => {
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const buttons = [...document.querySelectorAll('.consent-reopen')].filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top !== null && button.contains(top);
    });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const button of buttons) {
        if (button.contains(node)) continue;
        const box = button.getBoundingClientRect();
        if ([...range.getClientRects()].some((text) => covers(text, box))) {
          found.push(node.textContent);
        }
      }
    }
    return found;
  };

  test('at 390 px no button that opens the dialog covers text, wherever a talent is scrolled', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(INES);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top < end + 150; top += 150) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect(await page.evaluate(coveredTexts), `at ${top} px`).toEqual([]);
    }
    await expect(reopenButton(page)).toBeInViewport({ ratio: 1 });
  });

  test('the footer of a short page ends at the bottom of the window @long', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    for (const path of ['/success', '/no-such-page', '/contacto']) {
      await page.goto(path);
      const footer = (await page.locator('footer').boundingBox())!;
      expect(footer.y + footer.height, path).toBeCloseTo(1600, 0);
    }
  });
});

test('the page behind the dialog does not scroll @long', async ({ page }) => {
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
