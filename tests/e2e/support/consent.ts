import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { ConsentTexts } from '../../../src/lib/consent/texts.ts';

/** The consent texts of a language. */
export const textsIn = (language: string): ConsentTexts =>
  JSON.parse(
    readFileSync(new URL(`../../../i18n/consent/${language}.json`, import.meta.url), 'utf8'),
  );

export const ES = textsIn('es');
export const EN = textsIn('en');

export const bar = (page: Page) => page.locator('.consent-bar');
export const dialog = (page: Page) => page.locator('.consent-dialog');
/** The button in the corner, by which the dialog is opened once a choice was made. */
export const control = (page: Page) => page.locator('.consent-reopen');

/** Keeps a browser from asking anything of others: what is allowed is not what is tested here. */
export const stayHome = ({ context, baseURL }: { context: BrowserContext; baseURL?: string }) =>
  context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );

/** Presses a button of the bar by its words. */
export const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();

/** Presses a button of the bar that is a choice, and waits until it is made. */
export async function decide(page: Page, name: string) {
  await press(page, name);
  await expect(bar(page)).toBeHidden();
}

/** Opens the dialog by whatever opens it now. */
export async function openDialog(page: Page, { manageCookies } = ES) {
  await page.getByRole('button', { name: manageCookies }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** The names and values of the cookies of a choice, without the time of it. */
export async function storedIn(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name.startsWith('cookie_control'))
      .map(({ name, value }) => [name.replace('cookie_control_', ''), value.replace(/\.\d+$/, '')]),
  );
}

/** What is stored after a choice. */
export const stored = (consent: string, list: string) => ({
  consent,
  enabled_cookies: list,
  record: '1',
});
