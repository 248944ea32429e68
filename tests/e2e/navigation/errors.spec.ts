import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { afterNavigation, clickLink } from '../support/navigation';
import { emulateDataSaver } from '../support/network';
import { PROPOSAL } from '../support/pages';

const LOAD_ERROR = 'No se ha podido cargar esta página';
const OFFLINE = { title: 'You are offline', text: 'Check the connection of your device' };
const view = (page: Page) => page.locator('main');

test('a link whose hash or query a mail program has encoded leads to its page', async ({
  page,
}) => {
  await page.goto('/seleccion%232.k..k3v9x0a7qzy~S%C3%AD');
  await expect(page).toHaveURL(/\/seleccion#2\.k\.\.k3v9x0a7qzy~S%C3%AD$/);
  await expect(page.locator('.selection h1')).toBeVisible();
  await page.goto('/en/actrices%3Fidioma%3Deuskera?utm_source=mail');
  await expect(page).toHaveURL('/en/actrices?idioma=euskera&utm_source=mail');
  await page.goto(`${PROPOSAL}%3Futm_source=mail`);
  await expect(page).toHaveURL(`${PROPOSAL}?utm_source=mail`);
  await expect(page.locator('h1')).toHaveText('«Quien pise la sal»');
});

test.describe('an unknown path', () => {
  test('returns 404 and a page in both languages, Spanish first', async ({ page }) => {
    const response = await page.goto('/actrices/nobody-of-this-name');
    expect(response?.status()).toBe(404);
    const parts = view(page).locator('div[lang]');
    await expect(parts.nth(0)).toHaveAttribute('lang', 'es');
    const home = parts.nth(0).getByRole('link', { name: 'Volver a la página de inicio' });
    await expect(home).toHaveAttribute('href', '/');
    await expect(parts.nth(1)).toHaveAttribute('lang', 'en');
    await expect(parts.nth(1)).toContainText('This page could not be found');
    await parts.nth(1).getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/en');
  });

  test('has an English page below /en @long', async ({ page }) => {
    for (const path of ['/en/404', '/en/nothing', '/en/actrices/nobody-of-this-name']) {
      const response = await page.goto(path);
      if (path !== '/en/404') expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).toHaveText('This page could not be found');
      await expect(page.locator('[lang=es]', { hasText: 'No hemos' })).toHaveCount(0);
    }
  });

  test('behind a link replaces the page, and Back returns', async ({ page }) => {
    await page.goto('/contacto');
    await afterNavigation(page, () => clickLink(page, '/no-such-page'));
    await expect(page).toHaveURL('/no-such-page');
    await expect(page.locator('h1')).toHaveText('No hemos encontrado esta página');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Contacto');
  });
});

test('the error page of the server shows "Error" and the status 500 in both languages', async ({
  page,
}) => {
  await page.goto('/500');
  await expect(page.locator('h1')).toHaveText('Error');
  await expect(page).toHaveTitle(/^Error/);
  await expect(view(page).locator('[data-status]')).toHaveText('500');
  await expect(view(page).locator('div[lang=en] h2')).toHaveText('Error');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('a page that fails to load', () => {
  test.beforeEach(({ page }) => emulateDataSaver(page));

  test('is replaced by an error in the page’s language, with a link to retry', async ({
    page,
    context,
  }) => {
    await page.goto('/en/contacto');
    await context.setOffline(true);
    await afterNavigation(page, () => clickLink(page, '/en/nosotras'));
    await expect(page.locator('h1')).toHaveText(OFFLINE.title);
    await expect(page).toHaveTitle(OFFLINE.title);
    await expect(view(page)).toContainText(OFFLINE.text);
    await expect(page).toHaveURL('/en/nosotras');
    await expect(view(page).locator('[data-status]')).toBeEmpty();
    await expect(view(page)).not.toContainText('500');
    await expect(page.locator('#menu [aria-current]')).toHaveCount(0);
    const retry = page.getByRole('link', { name: 'Try again' });
    await afterNavigation(page, () => retry.click());
    await expect(page.locator('h1')).toHaveText(OFFLINE.title);
    await context.setOffline(false);
    await afterNavigation(page, () => retry.click());
    await expect(page.locator('h1')).toContainText('About us');
    await expect(page).toHaveURL('/en/nosotras');
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Contact');
    await expect(page).toHaveURL('/en/contacto');
  });

  test('while the browser is online is no matter of the connection @long', async ({ page }) => {
    await page.goto('/en/contacto');
    await page.route('**/en/nosotras', (route) => route.abort());
    await afterNavigation(page, () => clickLink(page, '/en/nosotras'));
    await expect(page.locator('h1')).toHaveText('This page could not be loaded');
    await expect(page).toHaveTitle('This page could not be loaded');
    await expect(view(page).locator('[data-status]')).toHaveText('500');
  });

  test('leaves the previous page in the history @long', async ({ page }) => {
    await page.goto('/actrices');
    await page.route('**/nosotras', (route) => route.abort());
    await afterNavigation(page, () => clickLink(page, '/nosotras'));
    await expect(page.locator('h1')).toHaveText(LOAD_ERROR);
    await afterNavigation(page, () => page.evaluate(() => history.back()));
    await expect(page).toHaveURL('/actrices');
    await expect(page.locator('h1')).toContainText('Actrices');
  });

  test('shows the status of the response @long', async ({ page }) => {
    await page.goto('/contacto');
    await page.route('**/nosotras', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'closed' }),
    );
    await afterNavigation(page, () => clickLink(page, '/nosotras'));
    await expect(view(page).locator('[data-status]')).toHaveText('503');
    // The next page has no response, so the last status is not reused.
    await page.route('**/representacion', (route) => route.abort());
    await afterNavigation(page, () => clickLink(page, '/representacion'));
    await expect(view(page).locator('[data-status]')).toHaveText('500');
  });

  test('as text and not HTML is left to the browser @long', async ({ page }) => {
    await page.goto('/contacto');
    await page.route('**/nosotras', (route) =>
      route.fulfill({ contentType: 'text/plain', body: 'plain text' }),
    );
    await clickLink(page, '/nosotras');
    await expect(page.locator('body')).toHaveText('plain text');
  });

  test('because it redirects to another site is left to the browser @long', async ({ page }) => {
    await page.goto('/contacto');
    await page.route('**/nosotras', (route) =>
      route.fulfill({ status: 302, headers: { location: 'https://elsewhere.example/' } }),
    );
    // The router fetches the page before the browser navigates to it. The other site does not exist.
    const navigation = page.waitForRequest(
      (request) => request.url() === 'https://elsewhere.example/' && request.isNavigationRequest(),
    );
    await clickLink(page, '/nosotras');
    await navigation;
  });
});

test.describe('when the error view also fails', () => {
  test('a text with a link replaces the page, without styles, scripts and network', async ({
    page,
    context,
  }) => {
    await emulateDataSaver(page);
    await page.goto('/en/contacto');
    await page.evaluate(() => document.getElementById('error-view')!.remove());
    await context.setOffline(true);
    await clickLink(page, '/en/nosotras');
    await expect(page.locator('h1')).toHaveText('An error occurred while showing the error page');
    await expect(page).toHaveTitle('An error occurred while showing the error page');
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Go back to home' }).click();
    await expect(page).toHaveURL('/en');
    await expect(page.locator('h1')).toContainText(BRAND.name);
  });
});
