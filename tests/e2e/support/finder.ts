import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The words of the finder's row. */
export const wordsField = (page: Page) => page.locator('.finder [name=q]');

/** The names of the people that the grid shows, in its order. */
export const shownNames = (page: Page) =>
  page.locator('.card-portrait + .card-name').allTextContents();

/** The names of the chips, in their order. */
export const chipTexts = (page: Page) => page.locator('.chosen li').allTextContents();

/** The region that announces the number found. */
export const status = (page: Page) => page.locator('.finder [role=status]');

/** Returns the button of the row that opens a group of fields. */
export const groupButton = (page: Page, name: RegExp | string) =>
  page.locator('.finder-row').getByRole('button', { name });

/** Opens a group of fields, and waits for them. */
export async function openGroup(page: Page, name: RegExp | string) {
  await groupButton(page, name).click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator('fieldset').first()).toBeVisible();
  return panel;
}

/** Opens a search, and waits for its results. */
export async function openSearch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.chosen')).toBeVisible();
}

/** Waits until the address has this query. */
export const expectQuery = (page: Page, query: string) =>
  expect(page).toHaveURL((url) => decodeURIComponent(url.search) === (query && `?${query}`));
