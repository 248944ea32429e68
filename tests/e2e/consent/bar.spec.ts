import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import {
  EN,
  ES,
  FIRST_VISIT,
  clickInBar,
  consentBar,
  consentCookies,
  consentDialog,
  decideInBar,
  expectedCookies,
  openConsentDialog,
  reopenButton,
} from '../support/consent';
import { recordErrors } from '../support/network';

test.use({ storageState: FIRST_VISIT });

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const expectBar = async (page: Page) => {
  await expect(consentBar(page)).toBeVisible();
  await expect(reopenButton(page)).toBeHidden();
};
const expectNoBar = async (page: Page) => {
  await expect(consentBar(page)).toBeHidden();
  await expect(reopenButton(page)).toBeVisible();
};

/** Turns a group of the dialog on or off. */
const setGroup = async (page: Page, name: string, isOn: boolean) =>
  consentDialog(page).getByRole('switch', { name }).setChecked(isOn);

/** The choice that the short tests make; the others end in the same code. */
const SHORT = 'accept all';

/** Name, action, and the two cookies that result. */
const CHOICES: [string, (page: Page) => Promise<void>, string, string][] = [
  ['accept all', (page) => clickInBar(page, ES.acceptAll), 'true', 'ga,embeds'],
  ['decline all', (page) => clickInBar(page, ES.declineAll), 'false', ''],
  ['accept necessary', (page) => clickInBar(page, ES.acceptNecessary), 'true', ''],
  [
    'save only the functional group',
    async (page) => {
      await openConsentDialog(page);
      await setGroup(page, ES.optional, false);
      await setGroup(page, ES.functional, true);
      await consentDialog(page).getByRole('button', { name: ES.save }).click();
    },
    'true',
    'embeds',
  ],
  [
    'save no group',
    async (page) => {
      await openConsentDialog(page);
      await setGroup(page, ES.optional, false);
      await consentDialog(page).getByRole('button', { name: ES.save }).click();
    },
    'false',
    '',
  ],
  [
    'save the defaults',
    async (page) => {
      await openConsentDialog(page);
      await consentDialog(page).getByRole('button', { name: ES.save }).click();
    },
    'true',
    'ga',
  ],
  [
    'accept all in the dialog',
    async (page) => {
      await openConsentDialog(page);
      await consentDialog(page).getByRole('button', { name: ES.acceptAll }).click();
    },
    'true',
    'ga,embeds',
  ],
  [
    'withdraw after accepting',
    async (page) => {
      await decideInBar(page, ES.acceptAll);
      await openConsentDialog(page);
      await consentDialog(page).getByRole('button', { name: ES.declineAll }).click();
    },
    'false',
    '',
  ],
];

/** Expects the cookies of a choice that was just made, and nothing else. */
async function expectStored(page: Page, consent: string, list: string) {
  const now = Date.now();
  expect(await consentCookies(page)).toEqual(expectedCookies(consent, list));
  for (const cookie of await page.context().cookies()) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    expect(cookie.domain).toBe('localhost');
    expect(Math.abs(cookie.expires - now / 1000 - YEAR_SECONDS)).toBeLessThan(60);
  }
  const record = (await page.context().cookies()).find((cookie) => /record/.test(cookie.name))!;
  expect(Math.abs(Number(record.value.split('.')[1]) - now)).toBeLessThan(60_000);
}

for (const [name, act, consent, list] of CHOICES) {
  const long = name === SHORT ? '' : ' @long';
  test(`${name}: the choice is stored for a year, and the bar stays hidden${long}`, async ({
    page,
  }) => {
    await page.goto('/');
    await expectBar(page);
    await act(page);
    await expectNoBar(page);
    await expect(consentDialog(page)).toBeHidden();
    await expectStored(page, consent, list);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expectNoBar(page);
    await openConsentDialog(page);
    await expect(consentDialog(page).getByRole('switch', { name: ES.optional })).toBeChecked({
      checked: list.includes('ga'),
    });
    await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).toBeChecked({
      checked: list.includes('embeds'),
    });
  });
}

test('before a choice no cookie is set, and the dialog has analytics on', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openConsentDialog(page);
  await expect(consentDialog(page).getByRole('switch', { name: ES.necessary })).toBeChecked();
  await expect(consentDialog(page).getByRole('switch', { name: ES.necessary })).toBeDisabled();
  await expect(consentDialog(page).getByRole('switch', { name: ES.optional })).toBeChecked();
  await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
  await consentDialog(page).getByRole('button', { name: ES.close }).click();
  expect(await context.cookies()).toEqual([]);
  await expectBar(page);
});

/** Cookies that are no valid choice: what is wrong, and the three values. */
const INVALID_COOKIES = [
  ['an unknown value', 'maybe', 'ga', '1.5'],
  ['an unknown service', 'true', 'ga,%3Cscript%3E', '1.5'],
  ['a decline with a service', 'false', 'ga', '1.5'],
  ['an earlier revision', 'true', 'ga,embeds', '0.5'],
  ['a missing record', 'true', 'ga,embeds', ''],
] as const;

test('invalid cookies are no choice, and do not prevent one @long', async ({
  page,
  context,
  baseURL,
}) => {
  const errors = recordErrors(page);
  for (const [what, consent, list, record] of INVALID_COOKIES) {
    await test.step(what, async () => {
      const values = { consent, enabled_cookies: list, record };
      await context.addCookies(
        Object.entries(values).map(([name, value]) => ({
          name: `cookie_control_${name}`,
          value,
          url: baseURL!,
        })),
      );
      await page.goto('/');
      await expectBar(page);
      await clickInBar(page, ES.declineAll);
      await expectNoBar(page);
      expect(await consentCookies(page)).toEqual(expectedCookies('false', ''));
      expect(errors).toEqual([]);
    });
  }
});

test('the choice holds on the next pages and in the other language @long', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main a[href="/actrices"]').first().click();
  await expect(page).toHaveURL('/actrices');
  await expectBar(page);
  await page.getByRole('link', { name: /English|EN/ }).click();
  await expect(page).toHaveURL('/en/actrices');
  await expectBar(page);
  await clickInBar(page, EN.acceptNecessary);
  await expectNoBar(page);
  await page.locator('main li > a[href^="/en/actrices/"]').first().click();
  await expect(page.locator('h1')).not.toHaveText(/actresses/i);
  await expectNoBar(page);
  await openConsentDialog(page, EN);
  await expect(consentDialog(page).getByText(EN.manageCookies, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
