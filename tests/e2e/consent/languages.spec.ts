import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  EN,
  ES,
  FIRST_VISIT,
  consentBar,
  consentDialog,
  consentTexts,
  reopenButton,
} from '../support/consent';
import { emulateLanguages } from '../support/locale';
import { DESKTOP, PHONE } from '../support/pages';

test.use({ storageState: FIRST_VISIT });

/** The language of a browser, and that of the consent texts on a Spanish page. */
const BROWSERS = [
  ['de-AT', 'de', ''],
  ['en-GB', 'es', ' @long'],
  ['es-MX', 'es', ' @long'],
  ['fr-CA', 'fr', ' @long'],
  ['hr', 'hr', ' @long'],
  ['hu-HU', 'hu', ' @long'],
  ['it-IT', 'it', ' @long'],
  ['ja-JP', 'ja', ' @long'],
  ['nb-NO', 'no', ' @long'],
  ['pt-BR', 'pt', ' @long'],
  ['ru-RU', 'ru', ' @long'],
  ['uk-UA', 'uk', ' @long'],
] as const;

/** Records the URLs of the translations that a page fetches. */
const recordTranslations = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\.json$/.test(new URL(request.url()).pathname)) urls.push(request.url());
  });
  return urls;
};

/** Returns the texts of the bar that are wider than their element. */
const clippedTexts = (page: Page) =>
  page.locator('.consent-bar :is(p, button)').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const { scrollWidth, clientWidth } = text.closest('button, p, h2')!;
        return scrollWidth > clientWidth;
      })
      .map((text) => text.textContent),
  );

for (const [locale, language, long] of BROWSERS) {
  test(`in a browser in ${locale} bar and dialog are in ${language}${long}`, async ({ page }) => {
    const texts = consentTexts(language);
    const isTranslated = language !== 'es';
    await emulateLanguages(page, [locale]);
    const translations = recordTranslations(page);
    await page.setViewportSize(PHONE);
    await page.goto('/actrices');
    await expect(consentBar(page)).toHaveAccessibleName(texts.barTitle);
    await expect(consentBar(page)).toContainText(texts.barDescription);
    const names = [texts.manageCookies, texts.acceptNecessary, texts.declineAll];
    await expect(consentBar(page).getByRole('button')).toHaveText([...names, texts.acceptAll]);
    expect(await clippedTexts(page)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await clippedTexts(page)).toEqual([]);
    expect(translations).toHaveLength(isTranslated ? 1 : 0);

    await consentBar(page).getByRole('button', { name: texts.manageCookies }).click();
    const dialog = consentDialog(page);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expect(dialog).toHaveAccessibleName(texts.manageCookies);
      const actions = dialog.locator('.consent-actions').getByRole('button');
      await expect(actions).toHaveText([texts.save, texts.declineAll, texts.acceptAll]);
      await expect(dialog.getByRole('button', { name: texts.close })).toBeVisible();
    }
    for (const group of ['necessary', 'optional', 'functional'] as const) {
      await expect(dialog.getByRole('switch', { name: texts[group] })).toHaveAccessibleDescription(
        texts[`${group}Explanation`],
      );
    }
    await expect(dialog.locator('summary')).toHaveText([texts.list, texts.list, texts.list]);
    await dialog.getByRole('switch', { name: texts.functional }).check();
    await expect(dialog.getByRole('status')).toHaveText(texts.unsaved);
    const langs = await page
      .locator('.consent-bar :is(p, button), .consent > .consent-reopen')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('lang')));
    expect(new Set(langs)).toEqual(new Set([isTranslated ? language : null]));
    await expect(dialog).toHaveAttribute('lang', language);
  });
}

test.describe('a browser in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('shows the bar in no other language, even after a language switch', async ({ page }) => {
    await page.addInitScript(() => {
      const titles = new Set<string | null>();
      Object.assign(window, { titles });
      const record = () => {
        const title = document.querySelector<HTMLElement>('#consent-title');
        if (title?.checkVisibility({ visibilityProperty: true })) titles.add(title.textContent);
        requestAnimationFrame(record);
      };
      record();
    });
    const { barTitle } = consentTexts('ja');
    await page.goto('/actrices');
    await expect(consentBar(page)).toHaveAccessibleName(barTitle);
    await page.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL('/en/actrices');
    await expect(consentBar(page)).toHaveAccessibleName(barTitle);
    const titles = () =>
      page.evaluate(() => [...(window as unknown as { titles: string[] }).titles]);
    // The name of the bar is set before the frame that shows it.
    await expect.poll(titles).toEqual([barTitle]);
  });

  test('shows the page’s language when the translation is unavailable @long', async ({ page }) => {
    await page.route(/\/ja\.[^/]*\.json$/, (route) => route.abort());
    await page.goto('/en/actrices');
    await expect(consentBar(page)).toHaveAccessibleName(EN.barTitle);
    await expect(consentBar(page).locator('#consent-title')).toBeVisible();
    await consentBar(page).getByRole('button', { name: EN.declineAll }).click();
    await expect(reopenButton(page)).toHaveAccessibleName(EN.manageCookies);
  });

  test('shows the page’s language when the translation script is unavailable @long', async ({
    page,
  }) => {
    await page.route(/\/translateConsent\./, (route) => route.abort());
    await page.goto('/actrices');
    await expect(consentBar(page).locator('#consent-title')).toBeVisible();
    await expect(consentBar(page)).toHaveAccessibleName(ES.barTitle);
  });
});

test.describe('a browser that prefers Catalan, then Norwegian', () => {
  test('shows the bar in Norwegian @long', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['ca-ES', 'NN-no', 'es'] });
    });
    await page.goto('/');
    await expect(consentBar(page)).toHaveAccessibleName(consentTexts('no').barTitle);
  });
});
