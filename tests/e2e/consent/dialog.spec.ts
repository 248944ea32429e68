import { expect, test } from '@playwright/test';
import { ES, bar, control, decide, dialog, openDialog, stayHome } from '../support/consent';
import { countFocusable, walk } from '../support/focus';
import { DECIDED, UNDECIDED } from '../support/decided';

test.use({ storageState: UNDECIDED });
test.beforeEach(stayHome);

test('the dialog is named, and its groups are switches with their explanations', async ({
  page,
}) => {
  await page.goto('/');
  await openDialog(page);
  await expect(dialog(page)).toHaveAccessibleName(ES.manageCookies);
  await expect(dialog(page)).toMatchAriaSnapshot(`
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
    const toggle = dialog(page).getByRole('switch', { name });
    await expect(toggle).toHaveAccessibleDescription(/\w{4,}.*\./);
  }
});

test('each group lists what it stores: name, purpose, provider and duration', async ({ page }) => {
  await page.goto('/');
  await openDialog(page);
  for (const [name, cookie] of [
    [ES.necessary, 'cookie_control_consent'],
    [ES.optional, '_ga'],
    [ES.functional, 'YouTube'],
  ] as const) {
    const group = dialog(page).getByRole('group', { name, exact: true });
    await expect(group.getByRole('table')).toBeHidden();
    await group.locator('summary').click();
    await expect(group.getByRole('columnheader')).toHaveCount(4);
    await expect(group.getByRole('rowheader').filter({ hasText: cookie }).first()).toBeVisible();
  }
});

test('the focus stays inside, Escape closes, and the focus goes back', async ({ page }) => {
  await page.goto('/');
  const opener = bar(page).getByRole('button', { name: ES.manageCookies });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: ES.close })).toBeFocused();
  const stops = await walk(page);
  expect(stops.length).toBeGreaterThan(6);
  expect(stops.length).toBeLessThan(await countFocusable(page));
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
  expect(stops.filter(({ outlineWidth }) => outlineWidth < 2)).toEqual([]);
  expect(stops.filter(({ contrast }) => contrast < 3)).toEqual([]);
  const places = await page.evaluate(() => document.activeElement?.closest('dialog')?.className);
  expect(places).toBe('consent-dialog');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a choice by keyboard leaves the focus on the button that takes it back', async ({ page }) => {
  await page.goto('/');
  await bar(page).getByRole('button', { name: ES.declineAll }).focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: ES.acceptAll }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
});

test('unsaved is said while the switches differ from what is stored, and no longer', async ({
  page,
}) => {
  await page.goto('/');
  await decide(page, ES.acceptNecessary);
  await openDialog(page);
  const said = dialog(page).getByRole('status');
  const functional = dialog(page).getByRole('switch', { name: ES.functional });
  await expect(said).toBeEmpty();
  await functional.check();
  await expect(said).toHaveText(ES.unsaved);
  await functional.uncheck();
  await expect(said).toBeEmpty();
  await functional.check();
  await dialog(page).getByRole('button', { name: ES.save }).click();
  await openDialog(page);
  await expect(said).toBeEmpty();
  await expect(functional).toBeChecked();
});

test('to close it without saving changes nothing, and says so', async ({ page, context }) => {
  await page.goto('/');
  await openDialog(page);
  await dialog(page).getByRole('switch', { name: ES.functional }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.consent-status')).toHaveText('Los cambios no se han guardado.');
  expect(await context.cookies()).toEqual([]);
  await openDialog(page);
  await expect(page.locator('.consent-status')).toBeEmpty();
  await expect(dialog(page).getByRole('switch', { name: ES.functional })).not.toBeChecked();
});

test.describe('asked for by something else on the page', () => {
  test.use({ storageState: DECIDED });

  test('it opens, also before its code is there, and gives the focus back', async ({ page }) => {
    await page.goto('/nosotras');
    await page.evaluate(() => {
      const here = document.createElement('a');
      here.href = '/politica-de-cookies';
      here.textContent = 'here';
      here.addEventListener('click', (event) => {
        const asked = new Event('consent:open', { bubbles: true, cancelable: true });
        if (!here.dispatchEvent(asked)) event.preventDefault();
      });
      document.querySelector('main')!.prepend(here);
    });
    const here = page.getByRole('link', { name: 'here', exact: true });
    await here.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(here).toBeFocused();
    await expect(page).toHaveURL('/nosotras');
    await here.click();
    await expect(dialog(page)).toBeVisible();
  });
});
