import { expect } from '@playwright/test';
import { BRAND } from '../../cms/contract/brand.ts';
import { FIRST_VISIT } from '../e2e/support/consent';
import { emulateDataSaver } from '../e2e/support/network';
import { test } from './fixture';

const ENGLISH = { 'Accept-Language': 'en-GB,en;q=0.9,es;q=0.5' };
const SPANISH = { 'Accept-Language': 'es-MX, en;q=0.8' };
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const HEADLESS = BROWSER.replace('Chrome', 'HeadlessChrome');

// The tests' browser calls itself headless, which makes it a crawler.
test.use({ storageState: FIRST_VISIT, userAgent: BROWSER });

const REQUESTS: [sender: string, headers: Record<string, string>, locale: 'es' | 'en'][] = [
  ['an English browser', ENGLISH, 'en'],
  ['a Spanish browser', SPANISH, 'es'],
  ['a German browser', { 'Accept-Language': 'de' }, 'es'],
  ['a visitor who chose English', { ...SPANISH, Cookie: 'a=b; i18n_redirected=en' }, 'en'],
  ['a visitor who chose Spanish', { ...ENGLISH, Cookie: 'i18n_redirected=es' }, 'es'],
  ['an English browser with an unknown choice', { ...ENGLISH, Cookie: 'i18n_redirected=fr' }, 'en'],
  ['an English crawler', { ...ENGLISH, 'User-Agent': GOOGLE }, 'es'],
  ['a crawler that only the list of isbot names', { ...ENGLISH, 'User-Agent': HEADLESS }, 'es'],
  ['a reload by an English browser', { ...ENGLISH, 'Cache-Control': 'max-age=0' }, 'es'],
];

for (const [sender, headers, locale] of REQUESTS) {
  test(`${sender} gets / in ${locale}`, async ({ request }) => {
    const response = await request.get('/?utm=a%20b', { headers, maxRedirects: 0 });
    expect(response.headers().vary).toContain('Cookie, Accept-Language');
    if (locale === 'en') {
      expect(response.status()).toBe(302);
      expect(new URL(response.headers().location!).pathname).toBe('/en');
      expect(new URL(response.headers().location!).search).toBe('?utm=a%20b');
      expect(response.headers()['cache-control']).toBe('private, no-store');
    } else {
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('<html lang="es"');
    }
  });
}

test('a request from a page of the site is not redirected', async ({ request, baseURL }) => {
  const headers = { ...ENGLISH, Referer: `${baseURL}/en/contacto` };
  const response = await request.get('/', { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
});

test('only the root path depends on the browser’s language', async ({ request }) => {
  const response = await request.get('/actores', { headers: ENGLISH, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers().vary).toBeUndefined();
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the home page is English, and the switch opens the Spanish one @long', async ({ page }) => {
    await page.goto('/?from=card#featured');
    await expect(page).toHaveURL('/en?from=card#featured');
    await page
      .getByRole('navigation', { name: 'Language' })
      .getByRole('link', { name: 'Español' })
      .click();
    await expect(page).toHaveURL('/?from=card#featured');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('a Spanish page’s link to / survives a reload @long', async ({ page }) => {
    await emulateDataSaver(page);
    await page.goto('/actrices');
    await page.getByRole('link', { name: BRAND.name }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
