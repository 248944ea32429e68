import { expect } from '@playwright/test';
import { test } from './fixture';

const ENGLISH = { 'Accept-Language': 'en-GB,en;q=0.9,es;q=0.5' };
const SPANISH = { 'Accept-Language': 'es-MX, en;q=0.8' };
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.use({ storageState: { cookies: [], origins: [] } });

const ASKED: [who: string, headers: Record<string, string>, locale: 'es' | 'en'][] = [
  ['a visitor whose browser speaks English', ENGLISH, 'en'],
  ['a visitor whose browser speaks Spanish', SPANISH, 'es'],
  ['a visitor whose browser speaks neither', { 'Accept-Language': 'de' }, 'es'],
  ['who has chosen English', { ...SPANISH, Cookie: 'a=b; i18n_redirected=en' }, 'en'],
  ['who has chosen Spanish', { ...ENGLISH, Cookie: 'i18n_redirected=es' }, 'es'],
  ['who has chosen nothing that there is', { ...ENGLISH, Cookie: 'i18n_redirected=fr' }, 'en'],
  ['a crawler that speaks English', { ...ENGLISH, 'User-Agent': GOOGLE }, 'es'],
];

for (const [who, headers, locale] of ASKED) {
  test(`${who} is met in ${locale} at /`, async ({ request }) => {
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

test('who comes from a page of the site gets the page asked for', async ({ request, baseURL }) => {
  const headers = { ...ENGLISH, Referer: `${baseURL}/en/contacto` };
  const response = await request.get('/', { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
});

test('other pages stay in the language of their address', async ({ request }) => {
  const response = await request.get('/actores', { headers: ENGLISH, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  expect(response.headers().vary).toBeUndefined();
});

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('the home page is the English one, and the switch leads to the Spanish', async ({
    page,
  }) => {
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
});
