import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  ES,
  EN,
  bar,
  control,
  decide,
  dialog,
  openDialog,
  press,
  stored,
  storedIn,
  stayHome,
} from '../support/consent';
import { UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });
test.beforeEach(stayHome);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const isAsked = async (page: Page) => {
  await expect(bar(page)).toBeVisible();
  await expect(control(page)).toBeHidden();
};
const isNotAsked = async (page: Page) => {
  await expect(bar(page)).toBeHidden();
  await expect(control(page)).toBeVisible();
};

/** Turns a group of the dialog on or off. */
const turn = async (page: Page, name: string, isOn: boolean) =>
  dialog(page).getByRole('switch', { name }).setChecked(isOn);

const WAYS: [string, (page: Page) => Promise<void>, string, string][] = [
  ['accept all', (page) => press(page, ES.acceptAll), 'true', 'ga,embeds'],
  ['decline all', (page) => press(page, ES.declineAll), 'false', ''],
  ['accept necessary', (page) => press(page, ES.acceptNecessary), 'true', ''],
  [
    'save the functional group alone',
    async (page) => {
      await openDialog(page);
      await turn(page, ES.optional, false);
      await turn(page, ES.functional, true);
      await dialog(page).getByRole('button', { name: ES.save }).click();
    },
    'true',
    'embeds',
  ],
  [
    'save none',
    async (page) => {
      await openDialog(page);
      await turn(page, ES.optional, false);
      await dialog(page).getByRole('button', { name: ES.save }).click();
    },
    'false',
    '',
  ],
  [
    'save as it is proposed',
    async (page) => {
      await openDialog(page);
      await dialog(page).getByRole('button', { name: ES.save }).click();
    },
    'true',
    'ga',
  ],
  [
    'accept all in the dialog',
    async (page) => {
      await openDialog(page);
      await dialog(page).getByRole('button', { name: ES.acceptAll }).click();
    },
    'true',
    'ga,embeds',
  ],
  [
    'withdraw after accepting',
    async (page) => {
      await decide(page, ES.acceptAll);
      await openDialog(page);
      await dialog(page).getByRole('button', { name: ES.declineAll }).click();
    },
    'false',
    '',
  ],
];

for (const [name, choose, consent, list] of WAYS) {
  test(`${name}: stored for a year, and not asked again`, async ({ page, context }) => {
    await page.goto('/');
    await isAsked(page);
    const before = Date.now();
    await choose(page);
    await isNotAsked(page);
    await expect(dialog(page)).toBeHidden();
    expect(await storedIn(context)).toEqual(stored(consent, list));
    for (const cookie of await context.cookies()) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
      expect(cookie.domain).toBe('localhost');
      expect(Math.abs(cookie.expires - before / 1000 - YEAR_SECONDS)).toBeLessThan(60);
    }
    const record = (await context.cookies()).find((cookie) => /record/.test(cookie.name))!;
    expect(Math.abs(Number(record.value.split('.')[1]) - before)).toBeLessThan(60_000);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await isNotAsked(page);
    await openDialog(page);
    await expect(dialog(page).getByRole('switch', { name: ES.optional })).toBeChecked({
      checked: list.includes('ga'),
    });
    await expect(dialog(page).getByRole('switch', { name: ES.functional })).toBeChecked({
      checked: list.includes('embeds'),
    });
  });
}

test('before a choice there is no cookie, and in the dialog the analytics are ticked', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openDialog(page);
  await expect(dialog(page).getByRole('switch', { name: ES.necessary })).toBeChecked();
  await expect(dialog(page).getByRole('switch', { name: ES.necessary })).toBeDisabled();
  await expect(dialog(page).getByRole('switch', { name: ES.optional })).toBeChecked();
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
  await dialog(page).getByRole('button', { name: ES.close }).click();
  expect(await context.cookies()).toEqual([]);
  await isAsked(page);
});

for (const [what, consent, list, record] of [
  ['a value that is none', 'maybe', 'ga', '1.5'],
  ['a service that is none', 'true', 'ga,%3Cscript%3E', '1.5'],
  ['a decline that allows', 'false', 'ga', '1.5'],
  ['an earlier revision', 'true', 'ga,embeds', '0.5'],
  ['no record', 'true', 'ga,embeds', ''],
] as const) {
  test(`${what} in the cookies is no choice, and does not stand in the way of one`, async ({
    page,
    context,
    baseURL,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const values = { consent, enabled_cookies: list, record };
    await context.addCookies(
      Object.entries(values).map(([name, value]) => ({
        name: `cookie_control_${name}`,
        value,
        url: baseURL!,
      })),
    );
    await page.goto('/');
    await isAsked(page);
    await press(page, ES.declineAll);
    await isNotAsked(page);
    expect(await storedIn(context)).toEqual(stored('false', ''));
    expect(errors).toEqual([]);
  });
}

test('the choice goes along from page to page, into the other language too', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator('main a[href="/actrices"]').first().click();
  await expect(page).toHaveURL('/actrices');
  await isAsked(page);
  await page.getByRole('link', { name: /English|EN/ }).click();
  await expect(page).toHaveURL('/en/actrices');
  await isAsked(page);
  await press(page, EN.acceptNecessary);
  await isNotAsked(page);
  await page.locator('main a[href^="/en/actrices/"]').first().click();
  await expect(page.locator('h1')).not.toHaveText(/actresses/i);
  await isNotAsked(page);
  await openDialog(page, EN);
  await expect(dialog(page).getByText(EN.manageCookies, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});
