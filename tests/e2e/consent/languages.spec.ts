import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { EN, ES, bar, control, dialog, textsIn } from '../support/consent';
import { DESKTOP, PHONE } from '../support/pages';
import { UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });

/** A browser's language, and the one the texts of a Spanish page are then in. */
const BROWSERS = [
  ['de-AT', 'de'],
  ['en-GB', 'es'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['hr', 'hr'],
  ['hu-HU', 'hu'],
  ['it-IT', 'it'],
  ['ja-JP', 'ja'],
  ['nb-NO', 'no'],
  ['pt-BR', 'pt'],
  ['ru-RU', 'ru'],
  ['uk-UA', 'uk'],
] as const;

/** Fetched by the page to put the consent texts into another language. */
const fetchedBy = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\.json$/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  return files;
};

/** Whether every text of the bar has the room it needs. */
const isUncut = (page: Page) =>
  page.locator('.consent-bar [data-text]').evaluateAll((texts) =>
    texts.every((text) => {
      const { scrollWidth, clientWidth } = text.closest('button, p, h2')!;
      return scrollWidth <= clientWidth;
    }),
  );

for (const [locale, language] of BROWSERS) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    for (const viewport of [PHONE, DESKTOP]) {
      test(`reads bar and dialog in ${language} at ${viewport.width} px`, async ({
        page,
      }, testInfo) => {
        const texts = textsIn(language);
        const isForeign = language !== 'es';
        const files = fetchedBy(page);
        await page.setViewportSize(viewport);
        await page.goto('/actrices');
        await expect(bar(page)).toHaveAccessibleName(texts.barTitle);
        await expect(bar(page)).toContainText(texts.barDescription);
        const names = [texts.manageCookies, texts.acceptNecessary, texts.declineAll];
        await expect(bar(page).getByRole('button')).toHaveText([...names, texts.acceptAll]);
        expect(await isUncut(page)).toBe(true);
        expect(files).toHaveLength(isForeign ? 1 : 0);
        await testInfo.attach(`bar-${language}-${viewport.width}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });

        await bar(page).getByRole('button', { name: texts.manageCookies }).click();
        await expect(dialog(page)).toHaveAccessibleName(texts.manageCookies);
        await dialog(page).getByRole('switch', { name: texts.functional }).check();
        await expect(dialog(page).getByRole('status')).toHaveText(texts.unsaved);
        const actions = dialog(page).locator('.consent-actions').getByRole('button');
        await expect(actions).toHaveText([texts.save, texts.declineAll, texts.acceptAll]);
        await expect(dialog(page).getByRole('button', { name: texts.close })).toBeVisible();
        for (const part of await page.locator('.consent [data-text]').all()) {
          const lang = await part.getAttribute('lang');
          expect(lang).toBe(isForeign ? language : null);
        }
        await testInfo.attach(`dialog-${language}-${viewport.width}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      });
    }
  });
}

test.describe('a browser in Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('never shows the bar in another language, also after the language was switched', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string | null>();
      Object.assign(window, { seen });
      const look = () => {
        const title = document.querySelector<HTMLElement>('.consent-bar [data-text=barTitle]');
        if (title?.checkVisibility({ visibilityProperty: true })) seen.add(title.textContent);
        requestAnimationFrame(look);
      };
      look();
    });
    const { barTitle } = textsIn('ja');
    await page.goto('/actrices');
    await expect(bar(page)).toHaveAccessibleName(barTitle);
    await page.getByRole('link', { name: /English|EN/ }).click();
    await expect(page).toHaveURL('/en/actrices');
    await expect(bar(page)).toHaveAccessibleName(barTitle);
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: string[] }).seen]);
    expect(await seen()).toEqual([barTitle]);
  });

  test('reads them in the language of the page when its own cannot be had', async ({ page }) => {
    await page.route(/\/ja\.[^/]*\.json$/, (route) => route.abort());
    await page.goto('/en/actrices');
    await expect(bar(page)).toHaveAccessibleName(EN.barTitle);
    await expect(bar(page).locator('[data-text=barTitle]')).toBeVisible();
    await bar(page).getByRole('button', { name: EN.declineAll }).click();
    await expect(control(page)).toHaveAccessibleName(EN.manageCookies);
  });

  test('reads them in the language of the page when no script of it comes', async ({ page }) => {
    await page.route(/\/translate\./, (route) => route.abort());
    await page.goto('/actrices');
    await expect(bar(page).locator('[data-text=barTitle]')).toBeVisible();
    await expect(bar(page)).toHaveAccessibleName(ES.barTitle);
  });
});

test.describe('a browser that prefers Catalan, then Norwegian', () => {
  test('reads them in Norwegian', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'languages', { value: ['ca-ES', 'NN-no', 'es'] });
    });
    await page.goto('/');
    await expect(bar(page)).toHaveAccessibleName(textsIn('no').barTitle);
  });
});
