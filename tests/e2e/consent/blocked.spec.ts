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
import { countLoads, delayResponse, recordErrors } from '../support/network';

/** The file of accept and decline. */
const CHOOSE = /_astro\/choose\./;
/** The file of the dialog. */
const DIALOG = /_astro\/openDialog\./;

test.describe('a content blocker that stops the file of accept and decline', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const [name, consent, enabled, long] of [
    [ES.declineAll, 'false', '', ''],
    [ES.acceptNecessary, 'true', '', ' @long'],
    [ES.acceptAll, 'true', 'ga,embeds', ' @long'],
  ] as const) {
    test(`lets the first press on “${name}” be a choice${long}`, async ({ page }) => {
      const loads = countLoads(page);
      await page.route(CHOOSE, (route) => route.abort('blockedbyclient'));
      await page.goto('/contacto');
      await consentBar(page).getByRole('button', { name }).click();
      await expect(consentBar(page)).toBeHidden();
      expect(await consentCookies(page)).toEqual(expectedCookies(consent, enabled));
      expect(loads()).toBe(1);
      await page.getByRole('link', { name: 'Nosotras' }).first().click();
      await expect(page).toHaveURL('/nosotras');
      await expect(consentBar(page)).toBeHidden();
    });
  }

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('a translation that is blocked leaves no unhandled rejection @long', async ({ page }) => {
      const errors = recordErrors(page);
      const blocked = page.waitForRequest(/_astro\/(translateConsent|de)\./);
      await page.route(/_astro\/(translateConsent|de)\./, (route) =>
        route.abort('blockedbyclient'),
      );
      await page.goto('/contacto', { waitUntil: 'networkidle' });
      await blocked;
      await expect(consentBar(page)).toHaveAccessibleName(ES.barTitle);
      expect(errors).toEqual([]);
    });
  });
});

test.describe('without the file of the dialog', () => {
  test.use({ storageState: FIRST_VISIT });

  test('the bar makes a choice, and its button leads to the cookie policy', async ({ page }) => {
    const errors = recordErrors(page);
    await page.route(DIALOG, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
    await expect(page.locator('h1')).toHaveText('Política de cookies');
    await consentBar(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(consentBar(page)).toBeHidden();
    expect(await consentCookies(page)).toEqual(expectedCookies('false', ''));
    expect(errors).toEqual([]);
  });

  test('a file that fails once is loaded by the same press @long', async ({ page }) => {
    await page.route(DIALOG, (route) => route.abort(), { times: 1 });
    await page.goto('/contacto');
    // Without pointing at it first, which would be an attempt of its own.
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).dispatchEvent('click');
    await expect(consentDialog(page)).toBeVisible();
  });

  test('a choice while it loads keeps it closed @long', async ({ page }) => {
    const { requested, release } = await delayResponse(page, DIALOG);
    await page.goto('/contacto');
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await requested;
    await consentBar(page).getByRole('button', { name: ES.declineAll }).click();
    await expect(consentBar(page)).toBeHidden();
    const loaded = page.waitForResponse(DIALOG);
    release();
    await (await loaded).finished();
    await openConsentDialog(page);
    await consentDialog(page).getByRole('button', { name: ES.close }).click();
    await expect(consentDialog(page)).toHaveCount(0);
    expect(await consentCookies(page)).toEqual(expectedCookies('false', ''));
  });

  test('a page that answers in its place is no dialog @long', async ({ page }) => {
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
    await page.route(DIALOG, (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    // The page learns of it later.
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(consentBar(page).getByRole('alert')).toHaveText(/Comprueba la conexión/);
    await expect(page).toHaveURL('/contacto');
    await expect(page.locator('form[name=contact]')).toBeVisible();
    await expect(consentDialog(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.unroute(DIALOG);
    await openConsentDialog(page);
  });
});

test.describe('a content blocker that stops the file of the analytics', () => {
  test.use({ storageState: ACCEPTED });

  test('leaves no unhandled rejection @long', async ({ page }) => {
    const errors = recordErrors(page);
    await page.route(/_astro\/analytics\.|googletagmanager/, (route) =>
      route.abort('blockedbyclient'),
    );
    const failedTwice = page.waitForEvent('requestfailed', (request) =>
      /_astro\/analytics\..*\?2$/.test(request.url()),
    );
    await page.goto('/');
    await failedTwice;
    await page.evaluate(() => {
      document.dispatchEvent(new Event('consent:change'));
      // A rejection is reported after the promises of its task.
      return new Promise((resolve) => setTimeout(resolve));
    });
    expect(errors).toEqual([]);
  });
});
