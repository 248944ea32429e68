import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { ACCEPTED, ES, FIRST_VISIT, consentBar } from '../support/consent';
import { recordScripts } from '../support/network';

/** Records the errors that nothing handles: exceptions and rejections. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Resolves when an island has failed to load. */
const hydrationFailure = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('astro:hydration-error', resolve, true)),
  );

test.describe('a content blocker that stops the file of the consent bar', () => {
  test.use({ storageState: FIRST_VISIT });

  test('causes no reload and no error view: the bar stays, and the links work', async ({
    page,
  }) => {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(/_astro\/Consent\./, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    for (const name of [ES.declineAll, ES.manageCookies]) {
      const failure = hydrationFailure(page);
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
    await page.route(/_astro\/Consent\./, (route) => route.abort('blockedbyclient'));
    await page.goto('/contacto');
    const failure = hydrationFailure(page);
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
