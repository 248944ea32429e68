import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  ACCEPTED,
  ES,
  FIRST_VISIT,
  consentBar,
  consentCookies,
  consentDialog,
  expectedCookies,
  openConsentDialog,
} from '../support/consent';
import { recordScripts } from '../support/network';

/** Records the errors that nothing handles: exceptions and rejections. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** The file with what the buttons of the bar do. */
const PANEL = /_astro\/panel\./;
/** The file of the dialog in Spanish. */
const DIALOG = /_astro\/dialog-es-/;

/** Resolves when the script of the bar has failed to load. */
const panelFailure = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => PANEL.test(request.url()));

test.describe('a content blocker that stops the file of the consent bar', () => {
  test.use({ storageState: FIRST_VISIT });

  test('causes no reload and no error view: the bar stays, and the links work', async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(PANEL, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    for (const name of [ES.declineAll, ES.manageCookies]) {
      const failure = panelFailure(page);
      await consentBar(page).getByRole('button', { name }).click();
      await failure;
      await expect(consentBar(page)).toBeVisible();
      await expect(page.locator('h1')).toHaveText('Contacto');
    }
    expect(loads).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('chunk-reload'))).toBeNull();
    await page.getByRole('link', { name: 'Nosotras' }).first().click();
    await expect(page).toHaveURL('/nosotras');
    await expect(page.locator('h1')).toContainText('Nosotras');
    await expect(consentBar(page)).toBeVisible();
    expect(loads).toBe(1);
  });

  test('the bar works when the file loads at the next attempt', async ({ page }) => {
    await page.route(PANEL, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    const failure = panelFailure(page);
    await consentBar(page).getByRole('button', { name: ES.declineAll }).click();
    await failure;
    await page.unrouteAll();
    await consentBar(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(consentBar(page)).toBeHidden();
  });

  test.describe('and that of its translation', () => {
    test.use({ locale: 'de-DE' });

    test('leaves no unhandled rejection', async ({ page }) => {
      const errors = recordErrors(page);
      const blocked = page.waitForRequest(/_astro\/(translate|de)\./);
      await page.route(/_astro\/(translate|de)\./, (route) => route.abort('blockedbyclient'));
      await page.goto('/contacto', { waitUntil: 'networkidle' });
      await blocked;
      await expect(consentBar(page)).toHaveAccessibleName(ES.barTitle);
      expect(errors).toEqual([]);
    });
  });
});

test.describe('without the file of the dialog', () => {
  test.use({ storageState: FIRST_VISIT });

  test('the bar makes a choice, and its button leads to the cookie policy', async ({
    page,
    context,
  }) => {
    const errors = recordErrors(page);
    await page.route(DIALOG, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
    await expect(page.locator('h1')).toHaveText('Política de cookies');
    await consentBar(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(consentBar(page)).toBeHidden();
    expect(await consentCookies(context)).toEqual(expectedCookies('false', ''));
    expect(errors).toEqual([]);
  });

  test('a page that answers in its place is no dialog', async ({ page }) => {
    await page.route(DIALOG, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
    await page.goto('/contacto');
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
  });

  test('offline a message says so, and the next click opens the dialog', async ({
    page,
    context,
  }) => {
    await page.goto('/contacto');
    const loaded = page.waitForResponse(PANEL);
    await consentBar(page).dispatchEvent('pointerover');
    await (await loaded).finished();
    await page.route(DIALOG, (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    // The page learns of it later.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(page.locator('.consent-status')).toHaveText('No hay conexión a internet');
    await expect(page).toHaveURL('/contacto');
    await expect(consentDialog(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.unroute(DIALOG);
    await openConsentDialog(page);
    await expect(page.locator('.consent-status')).toBeEmpty();
  });
});

test.describe('a content blocker that stops the file of the analytics', () => {
  test.use({ storageState: ACCEPTED });

  test('leaves no unhandled rejection', async ({ page }) => {
    const errors = recordErrors(page);
    const scripts = recordScripts(page);
    await page.route(/_astro\/analytics\.|googletagmanager/, (route) =>
      route.abort('blockedbyclient'),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts.some((url) => /_astro\/analytics\./.test(url))).toBe(true);
    await page.evaluate(() => document.dispatchEvent(new Event('consent:change')));
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });
});
