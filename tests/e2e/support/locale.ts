import type { Page } from '@playwright/test';

export const LOCALE_COOKIE = 'i18n_redirected';

/** Emulates a browser with these languages, the preferred one first, and this user agent. */
export async function emulateLanguages(
  page: Page,
  languages: readonly string[],
  userAgent?: string,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: userAgent ?? (await page.evaluate(() => navigator.userAgent)),
    acceptLanguage: languages.join(','),
  });
}

/** Returns the link of the language switch to a language. */
export const languageLink = (page: Page, language: string) =>
  page
    .getByRole('navigation', { name: /Idioma|Language/ })
    .getByRole('link', { name: new RegExp(language) });

/** Returns the cookie with the stored language. */
export const findLocaleCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === LOCALE_COOKIE);
