import { expect, test } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import { BROWSER_LANGUAGES, CRAWLER_USER_AGENTS } from '../../unit/lib/i18n/visitor.fixture';
import { isBlank, recordFrames, recordPaintedPaths } from '../support/frames';
import { LOCALE_COOKIE, emulateLanguages, findLocaleCookie, languageLink } from '../support/locale';
import { delayResponse, emulateDataSaver } from '../support/network';

/** Browsers send at least one language, and only valid language tags. */
const VALID_LANGUAGES = BROWSER_LANGUAGES.filter(
  ([tags]) => tags.length > 0 && tags.every((tag) => /^[a-z]{2}(-|$)/i.test(tag)),
);

const LIGHTHOUSE = CRAWLER_USER_AGENTS.find((name) => name.endsWith('Lighthouse'))!;

const pathIs = (path: string) => (url: URL) => url.pathname === path;

test('a browser gets the root page in the first of its languages that the site has @long', async ({
  page,
}) => {
  for (const [languages, locale] of VALID_LANGUAGES) {
    await test.step(`${languages.join()}: ${locale ?? 'es'}`, async () => {
      await emulateLanguages(page, languages);
      await page.goto('about:blank');
      await page.goto('/');
      expect(await page.evaluate(() => navigator.languages)).toEqual(languages);
      await expect(page).toHaveURL(locale === 'en' ? '/en' : '/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale ?? 'es');
      await expect(page.locator('h1')).toBeVisible();
      expect(await findLocaleCookie(page), 'a detected language is not stored').toBeUndefined();
    });
  }
});

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the redirect keeps query and hash, and Back skips it', async ({ page }) => {
    await page.goto('/contacto');
    await page.goto('/?utm=a%20b&c=%C3%B1#slide-2');
    await expect(page).toHaveURL('/en?utm=a%20b&c=%C3%B1#slide-2');
    await page.goBack();
    await expect(page).toHaveURL('/contacto');
    await page.goForward();
    await expect(page).toHaveURL('/en?utm=a%20b&c=%C3%B1#slide-2');
  });

  test('the redirect paints nothing of the Spanish page, however slow the English one is @long', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 480, height: 320 });
    const painted = await recordPaintedPaths(page);
    const frames = await recordFrames(page);
    const response = await delayResponse(page, pathIs('/en'));
    await page.goto('/', { waitUntil: 'commit' });
    await response.requested;
    // A page that paints nothing has no event to wait for; this is the time of many frames.
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/');
    for (const frame of frames) expect(await isBlank(frame)).toBe(true);
    response.release();
    await expect(page).toHaveURL('/en');
    await expect.poll(() => painted).toEqual(['/en']);
    await expect.poll(async () => frames.length > 0 && !(await isBlank(frames.at(-1)!))).toBe(true);
  });

  test('only the root path redirects', async ({ page }) => {
    for (const path of ['/actrices', '/no-such-page', '/index.html']) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    }
  });

  for (const [mode, long] of [
    ['the client router', ''],
    ['full page loads', ' @long'],
  ] as const) {
    test(`a visit from another page of the site is not redirected, with ${mode}${long}`, async ({
      page,
    }) => {
      if (mode === 'full page loads') {
        await page.route('**/ClientRouter*', (route) => route.abort());
      }
      const expectSpanish = async () => {
        await expect(page).toHaveURL('/');
        await page.waitForLoadState('networkidle');
        await expect(page.locator('h1')).toBeVisible();
        await expect(page).toHaveURL('/');
      };
      await page.goto('/actrices');
      await page.getByRole('link', { name: BRAND.name }).click();
      await expectSpanish();
      expect(await findLocaleCookie(page)).toBeUndefined();
      await page.goto('/en');
      await languageLink(page, 'Español').click();
      await expectSpanish();
    });
  }

  test('the choice in the language switch applies to the next visit @long', async ({ page }) => {
    await page.goto('/');
    await languageLink(page, 'Español').click();
    await expect(page).toHaveURL('/');
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL('/');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the requested page is shown, and the switch links to the other', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await languageLink(page, 'English').click();
      await expect(page).toHaveURL('/en');
      expect(await findLocaleCookie(page)).toBeUndefined();
    });
  });
});

test('a Spanish browser paints only the Spanish page @long', async ({ page }) => {
  const painted = await recordPaintedPaths(page);
  await page.goto('/');
  await expect.poll(() => painted).toEqual(['/']);
});

test('crawlers are not redirected @long', async ({ page }) => {
  for (const userAgent of [...CRAWLER_USER_AGENTS.slice(0, 3), LIGHTHOUSE]) {
    await test.step(userAgent, async () => {
      await emulateLanguages(page, ['en-US'], userAgent);
      await page.goto('about:blank');
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(page).toHaveURL('/');
      await expect(page.locator('h1')).toBeVisible();
    });
  }
});

test.describe('the language switch', () => {
  test('stores the choice for 365 days before it opens the other page', async ({ page }) => {
    // A prefetched page would not be requested again.
    await emulateDataSaver(page);
    await page.goto('/actrices/ines-quiroga');
    const response = await delayResponse(page, pathIs('/en/actrices/ines-quiroga'));
    const begin = Date.now() / 1000;
    await languageLink(page, 'English').click();
    await response.requested;
    const cookie = await findLocaleCookie(page);
    expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', secure: false });
    expect(cookie).toMatchObject({ httpOnly: false, domain: 'localhost' });
    const days = (cookie!.expires - begin) / (24 * 60 * 60);
    expect(days).toBeGreaterThan(364.99);
    expect(days).toBeLessThan(365.01);
    response.release();
    await expect(page).toHaveURL('/en/actrices/ines-quiroga');
  });

  test('keeps query and hash, including later changes', async ({ page }) => {
    await page.goto('/?utm=a%20b');
    await page.evaluate(() => (location.hash = 'slide-2'));
    await languageLink(page, 'English').click();
    await expect(page).toHaveURL('/en?utm=a%20b#slide-2');
    await languageLink(page, 'Español').click();
    await expect(page).toHaveURL('/?utm=a%20b#slide-2');
    expect((await findLocaleCookie(page))?.value).toBe('es');
  });

  test('opens a new tab with Ctrl or the middle button, and stores the choice @long', async ({
    page,
    context,
  }) => {
    for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      await context.clearCookies({ name: LOCALE_COOKIE });
      await page.goto('/contacto?a=1#ways');
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        languageLink(page, 'English').click(options),
      ]);
      await expect(tab).toHaveURL('/en/contacto?a=1#ways');
      expect((await findLocaleCookie(page))?.value).toBe('en');
      await expect(page).toHaveURL('/contacto?a=1#ways');
      await tab.close();
    }
  });

  test('stores nothing on a right click @long', async ({ page }) => {
    await page.goto('/contacto');
    await languageLink(page, 'English').click({ button: 'right' });
    expect(await findLocaleCookie(page)).toBeUndefined();
  });
});
