import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { CRAWLERS, SPOKEN } from '../../unit/lib/i18n/visitor.fixture';
import { film, holdBack, isEmpty, paintedPaths, speak } from '../support/visitor';

const COOKIE = 'i18n_redirected';

const switchTo = (page: Page, language: string) =>
  page
    .getByRole('navigation', { name: /Idioma|Language/ })
    .getByRole('link', { name: new RegExp(language) });

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIE);

/** A browser always speaks something; and what is no language tag it does not say. */
const REAL = SPOKEN.filter(
  ([tags]) => tags.length > 0 && tags.every((tag) => /^[a-z]{2}(-|$)/i.test(tag)),
);

for (const [languages, locale] of REAL) {
  test(`a browser that speaks ${languages.join()} is met in ${locale ?? 'es'}`, async ({
    page,
  }) => {
    await speak(page, languages);
    await page.goto('/');
    expect(await page.evaluate(() => navigator.languages)).toEqual(languages);
    await expect(page).toHaveURL(locale === 'en' ? '/en' : '/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'es');
    await expect(page.locator('h1')).toBeVisible();
    expect(await cookieOf(page), 'a guess is not stored').toBeUndefined();
  });
}

test.describe('where the browser speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('query and hash are kept, and Back leads to where the visitor came from', async ({
    page,
  }) => {
    await page.goto('/contacto');
    await page.goto('/?utm=a%20b&c=%C3%B1#slide-2');
    await expect(page).toHaveURL('/en?utm=a%20b&c=%C3%B1#slide-2');
    await page.goBack();
    await expect(page).toHaveURL('/contacto');
    await page.goForward();
    await expect(page).toHaveURL('/en?utm=a%20b&c=%C3%B1#slide-2');
  });

  test('nothing of the Spanish page is shown, however late the English one comes', async ({
    page,
  }) => {
    const painted = await paintedPaths(page);
    const shots = await film(page);
    const english = await holdBack(page, '/en');
    await page.goto('/', { waitUntil: 'commit' });
    await english.isReached;
    // Long enough for many frames, of which there must be none: nothing in the page can be awaited.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/');
    for (const shot of shots) expect(await isEmpty(shot)).toBe(true);
    english.release();
    await expect(page).toHaveURL('/en');
    await expect.poll(() => painted).toEqual(['/en']);
    await expect.poll(async () => shots.length > 0 && !(await isEmpty(shots.at(-1)!))).toBe(true);
  });

  test('other pages than / stay as they were asked for', async ({ page }) => {
    for (const path of ['/actrices', '/no-such-page', '/index.html']) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    }
  });

  for (const way of ['the client router', 'full page loads']) {
    test(`who comes from a page of this site is not led away, by ${way}`, async ({ page }) => {
      if (way === 'full page loads') await page.route('**/ClientRouter*', (route) => route.abort());
      const staysSpanish = async () => {
        await expect(page).toHaveURL('/');
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1')).toBeVisible();
        await expect(page).toHaveURL('/');
      };
      await page.goto('/actrices');
      await page.getByRole('link', { name: 'Foco Agencia' }).click();
      await staysSpanish();
      expect(await cookieOf(page)).toBeUndefined();
      await page.goto('/en');
      await switchTo(page, 'Español').click();
      await staysSpanish();
    });
  }

  test('the choice made with the switch holds the next time', async ({ page }) => {
    await page.goto('/');
    await switchTo(page, 'Español').click();
    await expect(page).toHaveURL('/');
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL('/');
  });

  test('a cookie with another value is no choice', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: COOKIE, value: 'fr', url: baseURL! }]);
    await page.goto('/');
    await expect(page).toHaveURL('/en');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page asked for is shown, and the switch leads to the other', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await switchTo(page, 'English').click();
      await expect(page).toHaveURL('/en');
      expect(await cookieOf(page)).toBeUndefined();
    });
  });
});

test('a Spanish browser is shown its page at once', async ({ page }) => {
  const painted = await paintedPaths(page);
  await page.goto('/');
  await expect.poll(() => painted).toEqual(['/']);
});

for (const userAgent of CRAWLERS.slice(0, 3)) {
  test(`a crawler stays on /: ${userAgent}`, async ({ page }) => {
    await speak(page, ['en-US'], userAgent);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeVisible();
  });
}

test.describe('the switch', () => {
  test('stores the choice for 365 days before it leads to the other page', async ({ page }) => {
    await page.goto('/actrices/ines-quiroga');
    const english = await holdBack(page, '/en/actrices/ines-quiroga');
    const begin = Date.now() / 1000;
    await switchTo(page, 'English').click();
    await english.isReached;
    const cookie = await cookieOf(page);
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
    expect(cookie).toMatchObject({ httpOnly: false, domain: 'localhost' });
    const days = (cookie!.expires - begin) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(364.99);
    expect(days).toBeLessThan(365.01);
    english.release();
    await expect(page).toHaveURL('/en/actrices/ines-quiroga');
  });

  test('keeps query and hash, also those that came later', async ({ page }) => {
    await page.goto('/?utm=a%20b');
    await page.evaluate(() => (location.hash = 'slide-2'));
    await switchTo(page, 'English').click();
    await expect(page).toHaveURL('/en?utm=a%20b#slide-2');
    await switchTo(page, 'Español').click();
    await expect(page).toHaveURL('/?utm=a%20b#slide-2');
    expect((await cookieOf(page))?.value).toBe('es');
  });

  for (const [name, options] of [
    ['Ctrl', { modifiers: ['Control'] }],
    ['the middle button', { button: 'middle' }],
  ] as const) {
    test(`with ${name} opens a new tab and stores the choice too`, async ({ page, context }) => {
      await page.goto('/contacto?a=1#ways');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        switchTo(page, 'English').click(options as Parameters<typeof page.click>[1]),
      ]);
      await expect(tab).toHaveURL('/en/contacto?a=1#ways');
      expect((await cookieOf(page))?.value).toBe('en');
      await expect(page).toHaveURL('/contacto?a=1#ways');
    });
  }

  test('stores nothing when the right button opens the browser’s menu', async ({ page }) => {
    await page.goto('/contacto');
    await switchTo(page, 'English').click({ button: 'right' });
    expect(await cookieOf(page)).toBeUndefined();
  });
});
