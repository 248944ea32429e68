import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectChips, wordsField } from '../support/finder';
import { delayResponse, recordErrors } from '../support/network';
import { DESKTOP } from '../support/pages';

/* What is typed into the finder while its script, or that of all pages, is late, missing or broken. */

test.use({ viewport: DESKTOP });

const FINDER = /_astro\/finder\.[^/]*js/;
const SCRIPTS = /_astro\/Scripts\.\S+\.js$/;
const SENTENCE = /Puede que se haya cortado la conexión/;

const waiting = (page: Page) => page.locator('.finder').getByText('Un momento');

/** Counts the documents that a page requests from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.resourceType() === 'document' ? 1 : 0));
  return () => count;
}

for (const isEntered of [false, true]) {
  test(`words that are typed ${isEntered ? 'and entered ' : ''}before any script are searched for${isEntered ? '' : ' @long'}`, async ({
    page,
  }) => {
    const documents = countDocuments(page);
    const scripts = await delayResponse(page, SCRIPTS);
    const finder = await delayResponse(page, FINDER);
    await page.goto('/actrices', { waitUntil: 'commit' });
    await wordsField(page).pressSequentially('frances');
    if (isEntered) await page.keyboard.press('Enter');
    scripts.release();
    await expect(waiting(page)).toBeVisible();
    await expect(wordsField(page)).toHaveValue('frances');
    finder.release();
    await expectChips(page, ['Francés']);
    await expect(waiting(page)).toHaveCount(0);
    await expect(wordsField(page)).toBeFocused();
    await expect(wordsField(page)).toHaveValue('frances');
    expect(documents()).toBe(1);
  });
}

test('words that are typed and entered while the finder loads stay, and a sign says so', async ({
  page,
}) => {
  const documents = countDocuments(page);
  const finder = await delayResponse(page, FINDER);
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('franc');
  await expect(waiting(page)).toBeVisible();
  await wordsField(page).pressSequentially('es');
  await page.keyboard.press('Enter');
  await expect(waiting(page)).toBeVisible();
  finder.release();
  await expectChips(page, ['Francés']);
  await expect(wordsField(page)).toHaveValue('frances');
  await expect(wordsField(page)).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('without the finder, words stay: a sentence says so, and Enter tries again', async ({
  page,
}) => {
  const documents = countDocuments(page);
  await page.route(FINDER, (route) => route.abort());
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('frances');
  const alert = page.locator('.finder').getByRole('alert');
  await expect(alert).toHaveText(SENTENCE);
  await expect(wordsField(page)).toBeFocused();
  await expect(wordsField(page)).toHaveValue('frances');
  expect(documents()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(documents).toBe(2);
  await expect(alert).toHaveText(SENTENCE);
  await expect(wordsField(page)).toHaveValue('frances');
  await wordsField(page).press('Enter');
  await expect(wordsField(page)).toHaveValue('frances');
  expect(documents()).toBe(2);
});

test('without the script of all pages, words stay, and a sentence says so', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('frances');
  const alert = page.locator('.finder').getByRole('alert');
  await expect(alert).toHaveText(SENTENCE);
  await page.keyboard.press('Enter');
  await expect.poll(documents).toBe(2);
  await expect(alert).toHaveText(SENTENCE);
  await expect(wordsField(page)).toHaveValue('frances');
  expect(documents()).toBe(2);
});

test('without the script of all pages, words that were typed before this is known stay, too', async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  const recovery = await delayResponse(page, '**/recover.js');
  await page.goto('/actrices');
  await wordsField(page).pressSequentially('frances');
  recovery.release();
  await expect(page.locator('.finder').getByRole('alert')).toHaveText(SENTENCE);
  await expect(wordsField(page)).toHaveValue('frances');
});

test('offline, a sentence says so where was pressed, and the page stays @long', async ({
  page,
  context,
}) => {
  await page.goto('/actrices');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await wordsField(page).pressSequentially('frances');
  await expect(page.locator('.finder').getByRole('alert')).toHaveText(/Comprueba la conexión/);
  await page.locator('.add').first().click();
  await expect(page.getByRole('listitem').getByRole('alert')).toHaveText(/Comprueba la conexión/);
  await expect(wordsField(page)).toHaveValue('frances');
  expect((await page.locator('.card-name').count()) > 8).toBe(true);
});

for (const words of ['constructor', '__proto__ toString', 'hasOwnProperty']) {
  test(`“${words}” are words like others @long`, async ({ page }) => {
    const errors = recordErrors(page);
    await page.goto('/actrices');
    await wordsField(page).pressSequentially(words);
    await expect(page).toHaveURL(/q=/);
    await expect(wordsField(page)).toHaveValue(words);
    expect(errors).toEqual([]);
  });
}
