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

/** Counts the full page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

test.describe('a content blocker that stops the file of the consent bar', () => {
  test.use({ storageState: FIRST_VISIT });

  for (const [name, consent, enabled] of [
    [ES.declineAll, 'false', ''],
    [ES.acceptNecessary, 'true', ''],
    [ES.acceptAll, 'true', 'ga,embeds'],
  ] as const) {
    test(`lets the visitor choose “${name}” with the first press`, async ({ page, context }) => {
      const loads = countLoads(page);
      await page.route(PANEL, (route) => route.abort('blockedbyclient'));
      await page.goto('/contacto');
      await consentBar(page).getByRole('button', { name }).click();
      await expect(consentBar(page)).toBeHidden();
      expect(await consentCookies(context)).toEqual(expectedCookies(consent, enabled));
      await page.getByRole('link', { name: 'Nosotras' }).first().click();
      await expect(page).toHaveURL('/nosotras');
      await expect(consentBar(page)).toBeHidden();
      expect(loads()).toBe(1);
      await page.reload();
      await expect(consentBar(page)).toBeHidden();
    });
  }

  test('leads to the cookie policy instead of the dialog', async ({ page }) => {
    await page.route(PANEL, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
    await expect(consentBar(page)).toBeVisible();
  });

  test('a file that fails once is loaded by the same press', async ({ page }) => {
    await page.route(PANEL, (route) => route.abort(), { times: 1 });
    await page.goto('/contacto');
    // Without pointing at it first, which would be an attempt of its own.
    await consentBar(page).getByRole('button', { name: ES.manageCookies }).dispatchEvent('click');
    await expect(consentDialog(page)).toBeVisible();
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
