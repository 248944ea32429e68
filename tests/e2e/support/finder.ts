import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { packIndex, unpackIndex } from '../../../src/features/finder/indexFile';
import { shownCount } from '../../../src/lib/routing/pagination';

/** The words of the finder's row. */
export const wordsField = (page: Page) => page.locator('.finder [name=q]');

/** Returns the names of who meets everything, once there are as many as the row says. */
export async function shownNames(page: Page): Promise<string[]> {
  const names = page.locator('main ul.grid:not(.other-people) .card-portrait + .card-name');
  const asked = Number(new URL(page.url()).searchParams.get('ver')) || undefined;
  await expect(async () => {
    const text = (await page.locator('.finder-row b').textContent())!;
    expect(await names.count()).toBe(shownCount(Number.parseInt(text, 10), asked));
  }).toPass();
  return names.allTextContents();
}

/** Waits until the chips have exactly these names, in this order. */
export const expectChips = (page: Page, names: string[]) =>
  expect(page.locator('.chosen li')).toHaveText(names);

/** The region that announces the number found. */
export const status = (page: Page) => page.locator('.finder > [role=status]');

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

/** Makes the finder find everybody twice: the people of the sample fit on one page. */
export async function doublePeople(page: Page): Promise<void> {
  await page.route(/\/[\w-]+\/[\w.-]+\.json$/, async (route) => {
    const response = await route.fetch();
    const index = unpackIndex(await response.json());
    const others = index.people.map((person) => ({
      ...person,
      card: { ...person.card, id: `${person.card.id}-2` },
    }));
    const json = packIndex({ ...index, people: [...index.people, ...others] });
    await route.fulfill({ response, json });
  });
}
