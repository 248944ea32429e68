import type { Page } from '@playwright/test';
import type { ConsentDictionary } from '../../../src/features/consent/consentDictionary.ts';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { CONSENT_CHANGE, type Choice } from '../../../src/features/consent/consentChoice.ts';
import { choiceCookies } from '~/features/consent/choose.browser.ts';
import type { ServiceId } from '../../../src/features/consent/consentChoice.ts';

const HOUR_SECONDS = 3600;

/** Returns the `storageState` of a visitor who made this choice on an earlier visit. */
export const storageStateOf = (choice: Omit<Choice, 'decidedAt'>) => ({
  cookies: choiceCookies({ ...choice, decidedAt: Date.now() }).map(([name, value]) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    expires: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
});

/** The storage state of a visitor who declined everything. */
export const DECLINED = storageStateOf({ isAccepted: false, enabled: [] });

/** The storage state of a visitor who accepted everything. */
export const ACCEPTED = storageStateOf({ isAccepted: true, enabled: ['ga', 'embeds'] });

/** The storage state of a first visit: no choice, so the bar is shown. */
export const FIRST_VISIT = { cookies: [], origins: [] };

const cookiesFor = (enabled: readonly ServiceId[]) =>
  choiceCookies({ isAccepted: enabled.length > 0, enabled, decidedAt: Date.now() });

/** Sets the cookies of an earlier choice that enabled exactly these services. */
export const setConsentCookies = (
  page: Page,
  enabled: readonly ServiceId[],
  domain = 'localhost',
) => {
  const cookies = cookiesFor(enabled);
  return page
    .context()
    .addCookies(cookies.map(([name, value]) => ({ name, value, domain, path: '/' })));
};

/** Changes the choice in an open page as the dialog does: sets the cookies, then sends the event. */
export const changeConsent = (page: Page, enabled: readonly ServiceId[]) =>
  page.evaluate(
    ([cookies, change]) => {
      for (const [name, value] of cookies) document.cookie = `${name}=${value}; Path=/`;
      document.dispatchEvent(new Event(change));
    },
    [cookiesFor(enabled), CONSENT_CHANGE] as const,
  );

/** Reads the consent texts of a language. */
export const consentTexts = (language: string): ConsentDictionary =>
  JSON.parse(
    readFileSync(new URL(`../../../i18n/consent/${language}.json`, import.meta.url), 'utf8'),
  );

export const ES = consentTexts('es');
export const EN = consentTexts('en');

export const consentBar = (page: Page) => page.locator('.consent-bar');
export const consentDialog = (page: Page) => page.locator('.consent-dialog');
/** The button in the footer that opens the dialog after a choice. */
export const reopenButton = (page: Page) => page.locator('footer .consent-reopen');
/** The button that takes the focus when a choice hides the bar. */
export const focusedReopenButton = (page: Page) => page.locator('.consent > .consent-reopen');

/** Clicks a button of the bar by its label. */
export const clickInBar = (page: Page, name: string) =>
  consentBar(page).getByRole('button', { name }).click();

/** Clicks a button of the bar that makes a choice, and waits until the bar is hidden. */
export async function decideInBar(page: Page, name: string) {
  await clickInBar(page, name);
  await expect(consentBar(page)).toBeHidden();
}

/** Opens the dialog with the button that is visible: that of the bar, or the one in the footer. */
export async function openConsentDialog(page: Page, { manageCookies } = ES) {
  await page.getByRole('button', { name: manageCookies }).last().click();
  await expect(consentDialog(page)).toBeVisible();
  return consentDialog(page);
}

/** Returns the consent cookies by their names without prefix; the record is without its time. */
export async function consentCookies(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('cookie_control'))
      .map(({ name, value }) => [name.replace('cookie_control_', ''), value.replace(/\.\d+$/, '')]),
  );
}

/** Returns what `consentCookies` returns after a choice. */
export const expectedCookies = (consent: string, enabled: string) => ({
  consent,
  enabled_cookies: enabled,
  record: '1',
});
