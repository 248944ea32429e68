import { expect, test } from '@playwright/test';
import {
  DECLINED,
  ES,
  FIRST_VISIT,
  consentBar,
  consentDialog,
  decideInBar,
  focusedReopenButton,
  openConsentDialog,
  reopenButton,
} from '../support/consent';
import { countFocusable, walkFocus } from '../support/focus';
import { PHONE } from '../support/pages';

test.use({ storageState: FIRST_VISIT });

test('the dialog has a name, and each group a switch with a description', async ({ page }) => {
  await page.goto('/');
  await openConsentDialog(page);
  await expect(consentDialog(page)).toHaveAccessibleName(ES.manageCookies);
  await expect(consentDialog(page)).toMatchAriaSnapshot(`
    - dialog "${ES.manageCookies}":
      - paragraph: ${ES.manageCookies}
      - button "${ES.close}"
      - paragraph
      - 'group "${ES.necessary}"':
        - 'switch "${ES.necessary}" [checked] [disabled]'
      - 'group "${ES.optional}"':
        - 'switch "${ES.optional}" [checked]'
      - 'group "${ES.functional}"':
        - 'switch "${ES.functional}"'
      - status
      - button "${ES.save}"
      - button "${ES.declineAll}"
      - button "${ES.acceptAll}"
  `);
  for (const name of [ES.necessary, ES.optional, ES.functional]) {
    const toggle = consentDialog(page).getByRole('switch', { name });
    await expect(toggle).toHaveAccessibleDescription(/\w{4,}.*\./);
  }
});

test('each group lists the name, purpose, provider and duration of what it stores @long', async ({
  page,
}) => {
  await page.goto('/');
  await openConsentDialog(page);
  for (const [name, cookie] of [
    [ES.necessary, 'cookie_control_consent'],
    [ES.optional, '_ga'],
    [ES.functional, 'YouTube'],
  ] as const) {
    const group = consentDialog(page).getByRole('group', { name, exact: true });
    await expect(group.getByRole('table')).toBeHidden();
    await group.locator('summary').click();
    await expect(group.getByRole('columnheader')).toHaveCount(4);
    await expect(group.getByRole('rowheader').filter({ hasText: cookie }).first()).toBeVisible();
  }
});

test('the dialog traps the focus, Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/');
  const opener = consentBar(page).getByRole('button', { name: ES.manageCookies });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(consentDialog(page)).toBeVisible();
  await expect(consentDialog(page).getByRole('button', { name: ES.close })).toBeFocused();
  const stops = await walkFocus(page);
  expect(stops.length).toBeGreaterThan(6);
  expect(stops.length).toBeLessThan(await countFocusable(page));
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
  expect(stops.filter(({ outlineWidth }) => outlineWidth < 2)).toEqual([]);
  expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
  const parent = await page.evaluate(() => document.activeElement?.closest('dialog')?.className);
  expect(parent).toBe('consent-dialog');
  await page.keyboard.press('Escape');
  await expect(consentDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a choice by keyboard moves the focus to the button that reopens the dialog @long', async ({
  page,
}) => {
  await page.goto('/');
  await consentBar(page).getByRole('button', { name: ES.declineAll }).focus();
  await page.keyboard.press('Space');
  await expect(consentBar(page)).toBeHidden();
  await expect(focusedReopenButton(page)).toBeFocused();
  await expect(focusedReopenButton(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(consentDialog(page)).toBeVisible();
  await consentDialog(page).getByRole('button', { name: ES.acceptAll }).press('Enter');
  await expect(consentDialog(page)).toBeHidden();
  await expect(focusedReopenButton(page)).toBeFocused();
});

test('the status reports unsaved changes while the switches differ from the stored choice @long', async ({
  page,
}) => {
  await page.goto('/');
  await decideInBar(page, ES.acceptNecessary);
  await openConsentDialog(page);
  const status = consentDialog(page).getByRole('status');
  const functional = consentDialog(page).getByRole('switch', { name: ES.functional });
  await expect(status).toBeEmpty();
  await functional.check();
  await expect(status).toHaveText(ES.unsaved);
  await functional.uncheck();
  await expect(status).toBeEmpty();
  await functional.check();
  await consentDialog(page).getByRole('button', { name: ES.save }).click();
  await openConsentDialog(page);
  await expect(status).toBeEmpty();
  await expect(functional).toBeChecked();
});

test('closing without saving changes nothing, and the page reports it @long', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await openConsentDialog(page);
  await consentDialog(page).getByRole('switch', { name: ES.functional }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.consent-status')).toHaveText('Los cambios no se han guardado.');
  expect(await context.cookies()).toEqual([]);
  await openConsentDialog(page);
  await expect(page.locator('.consent-status')).toBeEmpty();
  await expect(consentDialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
});

test.describe('opened by another element of the page', () => {
  test.use({ storageState: DECLINED });

  test('the buttons in footer and menu open it, and get the focus back @long', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/contacto');
    await reopenButton(page).press('Enter');
    await expect(consentDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reopenButton(page)).toBeFocused();
    const menuButton = page.getByRole('button', { name: 'Menú' });
    for (const open of [
      () => page.locator('#menu').getByRole('button', { name: ES.manageCookies }).click(),
      () => page.locator('#menu').getByRole('button', { name: ES.manageCookies }).press('Enter'),
    ]) {
      await menuButton.click();
      await open();
      await expect(consentDialog(page)).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(consentDialog(page)).toBeHidden();
      await expect(menuButton).toBeFocused();
    }
  });

  test('the dialog opens even before its code is loaded, and returns the focus', async ({
    page,
  }) => {
    await page.goto('/nosotras');
    await page.evaluate(() => {
      const here = document.createElement('a');
      here.href = '/politica-de-cookies';
      here.textContent = 'here';
      Object.assign(here.dataset, { part: 'dialog', press: '', choice: 'manage' });
      document.querySelector('main')!.prepend(here);
    });
    const here = page.getByRole('link', { name: 'here', exact: true });
    await here.click();
    await expect(consentDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(here).toBeFocused();
    await expect(page).toHaveURL('/nosotras');
    await here.click();
    await expect(consentDialog(page)).toBeVisible();
  });
});
