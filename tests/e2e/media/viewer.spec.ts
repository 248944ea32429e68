import { expect, test, type Page } from '@playwright/test';
import { INES } from '../support/embeds';
import { lazyScripts, recordScripts } from '../support/network';

const dialog = (page: Page) => page.locator('dialog.viewer');
const links = (page: Page) => page.locator('a[data-large]');
const position = (page: Page) => dialog(page).locator('span').first();

/** Returns the number of the picture in the middle of the viewer, from 1. */
const shownPicture = (page: Page) =>
  dialog(page)
    .locator('ul')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);

test('a picture opens large, in the size that its link has without script', async ({ page }) => {
  await page.goto(INES);
  const count = await links(page).count();
  expect(count).toBeGreaterThan(3);
  await links(page).nth(2).click();
  await expect(dialog(page)).toBeVisible();
  await expect(position(page)).toHaveText(`3 / ${count}`);
  const image = dialog(page).locator('img').nth(2);
  await expect(image).toHaveAttribute(
    'src',
    await links(page)
      .nth(2)
      .evaluate((link: HTMLAnchorElement) => link.href),
  );
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(1000);
  const download = dialog(page).getByRole('link', { name: 'Descargar en tamaño original' });
  await expect(download).toHaveAttribute('download', 'ines-quiroga-3.jpg');
  await expect(dialog(page)).toContainText(/Foto: \S+/);
});

test('only the first large picture loads the script, and no large picture loads before @long', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(INES, { waitUntil: 'networkidle' });
  expect(await lazyScripts(page, scripts)).toEqual([]);
  expect(scripts.some((url) => /viewer/.test(url))).toBe(false);
  await links(page).first().click();
  await expect(dialog(page)).toBeVisible();
  expect(scripts.some((url) => /viewer/.test(url))).toBe(true);
});

test('arrow keys and buttons move, Escape closes, and the focus returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(INES);
  const opener = links(page).nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownPicture(page)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownPicture(page)).toBe(1);
  await expect(position(page)).toHaveText(/^1 \//);
  await page.getByRole('button', { name: 'Foto siguiente' }).click();
  await expect.poll(() => shownPicture(page)).toBe(2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture links to the large one, and a voice clip has its player', async ({ page }) => {
    await page.goto(INES);
    const href = (await links(page).nth(1).getAttribute('href'))!;
    const response = await page.request.get(href);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    await page.locator('.rated summary').first().click();
    await expect(page.locator('.rated [open] audio')).toBeVisible();
  });
});

test('only one voice clip plays at a time, and none loads before its row opens', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  await page.goto(INES, { waitUntil: 'networkidle' });
  expect(requested).not.toContain('media');
  const rows = page.locator('.rated summary');
  expect(await rows.count()).toBeGreaterThan(1);
  const playing = () =>
    page
      .locator('audio')
      .evaluateAll((clips: HTMLAudioElement[]) => clips.map(({ paused }) => !paused));
  await rows.nth(0).click();
  await expect.poll(async () => (await playing())[0]).toBe(true);
  await rows.nth(1).click();
  await expect.poll(async () => (await playing()).slice(0, 2)).toEqual([false, true]);
});
