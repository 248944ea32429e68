import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Stores people, in the oldest format, before the first script of a page runs, unless there are some. */
export const store = (page: Page, people: { id: string; name: string }[]): Promise<unknown> =>
  page.addInitScript((chosen) => {
    const rows = chosen.map(({ id, name }) => [id, '', name, '']);
    const selection = { version: 1, changedAt: 1, isKept: false, people: rows };
    sessionStorage.selection ??= JSON.stringify(selection);
  }, people);

/** The path of the selection's page. */
export const SELECTION = '/seleccion';

export const tray = (page: Page): Locator => page.locator('.tray');
/** The link in the header with the number of chosen people. */
export const count = (page: Page): Locator => page.locator('.selection-link');
export const rows = (page: Page): Locator => page.locator('.selection-row');
/** The live region that announces changes. */
export const announced = (page: Page): Locator => page.locator('body > [role=status]').last();

/** Returns the plus of a person's card, or that on the person's page. */
export const plus = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Seleccionar a ${name}` }).first();

/** Chooses people on the list of actresses. */
export async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/actrices');
  for (const name of names) {
    await plus(page, name).click();
    await expect(plus(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
}

/** Opens the selection's page, and waits until its people are shown. */
export async function openSelection(page: Page, hash = ''): Promise<void> {
  await page.goto(SELECTION + hash);
  await expect(rows(page).first().locator('.person-facts').first()).not.toBeEmpty();
}

/** Expects the people of the selection's page, in this order. */
export const expectRows = (page: Page, ...names: string[]): Promise<void> =>
  expect(rows(page).locator('h2')).toHaveText(names);

/** Returns the id of a person, as links contain it. */
export const idOf = async (page: Page, name: string): Promise<string> =>
  (await plus(page, name).getAttribute('data-id'))!;

/** Returns the hash of the link to the list that the page shows, which the visitor copies. */
export async function copyHash(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(announced(page)).toHaveText(/^Enlace copiado/);
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
}
