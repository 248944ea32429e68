import { expect, test } from '@playwright/test';
import { isSameDocument, markDocument } from '../support/navigation';
import { delayResponse, emulateDataSaver, recordScripts } from '../support/network';

test('the router’s file is loaded when the visitor points at a link, and the bar shows meanwhile', async ({
  page,
}) => {
  await emulateDataSaver(page);
  const scripts = recordScripts(page);
  const file = await delayResponse(page, /clientRouter/);
  await page.goto('/actrices', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('clientRouter'))).toEqual([]);
  await markDocument(page);
  await page.locator('a[href="/actrices/ines-quiroga"]').click();
  await expect(page.locator('#loading-bar')).toHaveAttribute('data-state', 'running');
  file.release();
  await expect(page.locator('h1')).toHaveText('Inés Quiroga');
  await expect(page.locator('#loading-bar')).toHaveAttribute('data-state', 'idle');
  expect(await isSameDocument(page)).toBe(true);
});

test('the skip link moves the focus to the content, while the router’s file loads and afterwards @long', async ({
  page,
}) => {
  const file = await delayResponse(page, /clientRouter/);
  await page.goto('/actrices');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  for (const isLoaded of [false, true]) {
    if (isLoaded) {
      file.release();
      await page.waitForFunction(() => history.state !== null);
    }
    await skip.focus();
    await file.requested;
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

for (const [name, file, long] of [
  ['the script of all pages', /_astro\/Scripts\./, ' @long'],
  ['the router’s file', /clientRouter/, ''],
] as const) {
  test(`without ${name} links load whole pages${long}`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/actrices');
    await markDocument(page);
    await page.locator('a[href="/actrices/ines-quiroga"]').click();
    await expect(page.locator('h1')).toHaveText('Inés Quiroga');
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/actrices');
  });
}
