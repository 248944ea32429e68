import { type Locator, type Page, expect } from '@playwright/test';

/** Opens a talent's form through the search of the list. */
export async function openTalent(page: Page, origin: string, name: string) {
  await page.goto(`${origin}/admin/collections/talents?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByLabel('Nombre artístico')).toHaveValue(name);
  // Next shows the page before it changes the address.
  await expect(page).toHaveURL(/talents\/\d+/);
}

/** What the sidebar says about the record on the site. */
export const onSite = (page: Page) => page.locator('[data-record-publication]');

export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicar cambios' });

/** Opens a tab of a form; a click before hydration is lost. */
export const openTab = (page: Page, name: string) =>
  expect(async () => {
    const tab = page.getByRole('button', { name, exact: true });
    await tab.click({ timeout: 5000 });
    await expect(tab).toHaveClass(/tab-button--active/, { timeout: 1000 });
  }).toPass();

/** Fills a field until the form is changed; a value entered before hydration is lost. */
export const changeField = (
  field: Locator,
  text: string,
  saveButton = publishButton(field.page()),
) =>
  expect(async () => {
    await field.fill(text, { timeout: 5000 });
    await expect(saveButton).toBeEnabled({ timeout: 1000 });
  }).toPass();

/** Clicks a button, and waits until the confirmation has appeared and disappeared. */
export async function clickAndConfirm(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  const confirmation = page
    .locator('.payload-toast-container')
    .getByText(/con éxito|correctamente/);
  await expect(confirmation).toBeVisible();
  await expect(confirmation).toHaveCount(0);
}
