import { expect, test } from '@playwright/test';
import { expectNone, scrollToEnd, violations } from '../support/axe';
import { FIRST_VISIT, changeConsent, consentBar, openConsentDialog } from '../support/consent';
import { failSubmissions, fillForm } from '../support/contactForm';
import { INES, blockedNotice, expectActive, player, poster } from '../support/embeds';
import { clickLink } from '../support/navigation';
import { DESKTOP, PAGES, PHONE, english } from '../support/pages';

/** The pages that `npm test` scans, once each. */
const MAIN_PAGES = ['/', INES];

for (const path of PAGES) {
  for (const [localised, viewport, long] of [
    [path, PHONE, MAIN_PAGES.includes(path) ? '' : ' @long'],
    [english(path), DESKTOP, ' @long'],
    [path, DESKTOP, ' @long'],
    [english(path), PHONE, ' @long'],
  ] as const) {
    test(`axe finds no violation on ${localised} at ${viewport.width} px${long}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(localised);
      if (path === INES) await scrollToEnd(page);
      await expectNone(page, localised);
    });
  }
}

test('axe finds no violation on a sheet whose fonts arrive too late @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(INES);
  await scrollToEnd(page);
  await expectNone(page, `${INES} without fonts`);
});

test('axe finds no violation with the menu open @long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', english('/actrices')]) {
    await page.goto(path);
    await page.getByRole('button', { name: /Menú|Menu/ }).click();
    await expect(page.locator('#menu')).toBeVisible();
    await expectNone(page, `the open menu of ${path}`);
  }
});

for (const [viewport, long] of [
  [PHONE, ''],
  [DESKTOP, ' @long'],
] as const) {
  test.describe(`at ${viewport.width} px${long}`, () => {
    test.use({ viewport });

    test('axe finds no violation on the third slide @long', async ({ page }) => {
      await page.goto('/');
      const next = page.getByRole('button', { name: 'Siguiente' }).first();
      for (const slide of ['#slide-2', '#slide-3']) {
        await next.click();
        await expect.poll(async () => (await page.locator(slide).boundingBox())?.x).toBe(0);
      }
      await expectNone(page, 'the third slide');
    });

    test('axe finds no violation on the error page of the server @long', async ({ page }) => {
      await page.goto('/500');
      await expectNone(page, '/500');
    });

    test('axe finds no violation on a page that failed to load @long', async ({ page }) => {
      await page.route('**/legal-notice', (route) => route.abort());
      await page.goto('/actrices');
      await clickLink(page, '/legal-notice');
      await expect(page.locator('main [data-status]')).toBeVisible();
      await expectNone(page, 'the view of the error');
    });

    test('axe finds no violation with a video blocked, and with a video open @long', async ({
      page,
    }) => {
      const html = '<!doctype html><html lang="es"><title>Player</title><p>Player</p>';
      await page.route(/youtube-nocookie/, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
      await page.goto(INES);
      await poster(page).click();
      await expect(blockedNotice(page)).toBeFocused();
      await expectNone(page, 'a blocked video');
      await changeConsent(page, ['embeds']);
      await poster(page).click();
      await expectActive(player(page));
      await expectNone(page, 'an open video');
    });

    test('axe finds no violation with a large picture, and with a voice clip open @long', async ({
      page,
    }) => {
      await page.goto(INES);
      await page.locator('.rated summary').first().click();
      await expect(page.locator('.rated [open] audio')).toBeVisible();
      // At the end of the page the bar of a phone is at its own place and covers no part of a row.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expectNone(page, 'an open voice clip');
      await page.locator('.gallery a').first().click();
      await expect(page.locator('dialog.viewer')).toBeVisible();
      await expectNone(page, 'the viewer of large pictures');
    });

    test('axe finds no violation in the form with errors, and after a failed submission', async ({
      page,
    }) => {
      const submit = page.locator('form[name=contact] button[type=submit]');
      await page.goto('/contacto');
      await submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expectNone(page, 'a form with errors');
      await fillForm(page, 'es', 'Hola');
      await failSubmissions(page, 500);
      await submit.click();
      await expect(page.getByRole('alert')).toContainText('no se ha enviado');
      await expect(page.getByRole('alert')).toBeFocused();
      await expectNone(page, 'a failed submission');
    });

    test.describe('on a first visit', () => {
      test.use({ storageState: FIRST_VISIT });

      test('axe finds no violation with the consent bar @long', async ({ page }) => {
        for (const path of ['/contacto', english('/actrices')]) {
          await page.goto(path);
          await expect(consentBar(page)).toBeVisible();
          await expectNone(page, `the consent bar of ${path}`);
        }
      });
    });

    test('axe finds no violation in the consent dialog with changes and open lists', async ({
      page,
    }) => {
      await page.goto('/');
      const dialog = await openConsentDialog(page);
      await dialog.getByRole('switch').nth(2).click();
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      await expectNone(page, 'the consent dialog');
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('axe finds no violation @long', async ({ page }) => {
    for (const path of ['/', INES, '/contacto']) {
      await page.goto(path);
      // The browser paints its own colours, but scripts read those of the stylesheet.
      expect.soft(await violations(page, ['color-contrast']), path).toEqual([]);
    }
  });
});

test('axe detects a low contrast and an unnamed button', async ({ page }) => {
  await page.goto('/contacto');
  await page.evaluate(() => {
    document.querySelector('main p')!.setAttribute('style', 'color: #f4e49a');
    document.querySelector('main')!.append(document.createElement('button'));
  });
  const found = await violations(page);
  expect(found.some((line) => line.startsWith('color-contrast'))).toBe(true);
  expect(found.some((line) => line.startsWith('button-name'))).toBe(true);
});
