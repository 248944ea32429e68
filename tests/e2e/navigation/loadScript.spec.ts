import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectChips, groupButton, shownNames, wordsField } from '../support/finder';
import { DESKTOP } from '../support/pages';
import { plus } from '../support/selection';
import { countLoads } from '../support/network';

test.use({ viewport: DESKTOP });

const FINDER = /_astro\/finder\.[^/]*js/;
const SELECTION = /_astro\/selection\.[^/]*js/;
const SENTENCE = /Puede que se haya cortado la conexión/;

/** Stops a file until the page has been loaded a second time, as after a new deploy. */
async function breakUntilReload(page: Page, file: RegExp): Promise<void> {
  let documents = 0;
  await page.route('**/*', (route) => {
    if (route.request().resourceType() === 'document') documents += 1;
    return documents < 2 && file.test(route.request().url()) ? route.abort() : route.continue();
  });
}

const breakOnce = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.abort(), { times: 1 });
const breakAlways = (page: Page, file: RegExp) => page.route(file, (route) => route.abort());

/** A search in the address. */
const ADDRESS = '/actrices?idioma=frances';

test('a search in the address: one failure is tried again @long', async ({ page }) => {
  const loads = countLoads(page);
  await breakOnce(page, FINDER);
  await page.goto(ADDRESS);
  await expectChips(page, ['Francés']);
  expect(loads()).toBe(1);
});

test('a search in the address: after a reload the results are there @long', async ({ page }) => {
  await breakUntilReload(page, FINDER);
  await page.goto(ADDRESS);
  await expectChips(page, ['Francés']);
});

test('a search in the address: if it never loads, a sentence says so @long', async ({ page }) => {
  const loads = countLoads(page);
  await breakAlways(page, FINDER);
  await page.goto(ADDRESS);
  await expect(page.locator('.finder').getByRole('alert')).toHaveText(SENTENCE);
  expect(loads()).toBeLessThanOrEqual(2);
});

test('a filter: one failure is tried again with the same press @long', async ({ page }) => {
  await breakOnce(page, FINDER);
  await page.goto('/actrices');
  await groupButton(page, 'Edad').dispatchEvent('click');
  await expect(page.getByRole('dialog').locator('fieldset').first()).toBeVisible();
});

test('a filter: the press is repeated after the reload', async ({ page }) => {
  await breakUntilReload(page, FINDER);
  await page.goto('/actrices');
  await groupButton(page, 'Idiomas y acentos').click();
  await expect(page.getByRole('dialog').locator('fieldset').first()).toBeVisible();
  await expect(groupButton(page, 'Idiomas y acentos')).toHaveAttribute('aria-expanded', 'true');
});

test('a filter: the checkbox that was ticked is applied after the reload @long', async ({
  page,
}) => {
  await breakUntilReload(page, FINDER);
  await page.goto('/actrices');
  const all = (await shownNames(page)).length;
  await page.locator('.finder-row [name=video]').click();
  await expectChips(page, ['Con vídeo']);
  await expect(page.locator('.finder-row [name=video]')).toBeChecked();
  expect((await shownNames(page)).length).toBeLessThan(all);
});

test('a filter: if it never loads, each press is answered, with one reload @long', async ({
  page,
}) => {
  const loads = countLoads(page);
  await breakAlways(page, FINDER);
  await page.goto('/actrices');
  await groupButton(page, 'Edad').click();
  const alert = page.locator('.finder').getByRole('alert');
  await expect(alert).toHaveText(SENTENCE);
  await wordsField(page).click();
  await expect(alert).toHaveCount(1);
  expect(loads()).toBe(2);
});

test('a plus: one failure is tried again with the same press @long', async ({ page }) => {
  const loads = countLoads(page);
  await breakOnce(page, SELECTION);
  await page.goto('/actrices');
  await plus(page, 'Inés Quiroga').click();
  await expect(plus(page, 'Inés Quiroga')).toHaveAttribute('aria-pressed', 'true');
  expect(loads()).toBe(1);
});

test('a plus: the press is repeated after the reload', async ({ page }) => {
  await breakUntilReload(page, SELECTION);
  await page.goto('/actrices');
  await plus(page, 'Inés Quiroga').click();
  await expect(page.locator('.add[aria-pressed=true]')).toHaveCount(1);
  await expect(page.locator('.selection-link')).toContainText('1');
});

test('a plus: if it never loads, a sentence is beside it @long', async ({ page }) => {
  const loads = countLoads(page);
  await breakAlways(page, SELECTION);
  await page.goto('/actrices');
  const card = page.getByRole('listitem').filter({ has: plus(page, 'Inés Quiroga') });
  await plus(page, 'Inés Quiroga').click();
  await expect(card.getByRole('alert')).toHaveText(SENTENCE);
  expect(loads()).toBe(2);
});
