import { expect, test, type Page } from '@playwright/test';
import { visitorWho } from '../support/choice';
import { UNDECIDED } from '../support/decided';
import { INES, YOUTUBE, askForVideo, expectActive, notice, place, player } from '../support/embeds';
import { hydrated, othersOf } from '../support/requests';

// Whoever comes here for the first time.
test.use({ storageState: UNDECIDED });

const here = (page: Page) => notice(page).getByRole('link', { name: 'aquí', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('before a choice a click says why the video is blocked, and asks others for nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const others = await othersOf(page, baseURL!);
  await askForVideo(page);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveAccessibleName('Videobook 2026');
  await expect(notice(page)).toHaveAccessibleDescription(/necesita cookies funcionales.*aquí/);
  await expect(here(page)).toHaveAttribute('href', '/politica-de-cookies');
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('one video can be allowed alone, and nothing is kept of it', async ({
  page,
  context,
  baseURL,
}) => {
  const others = await othersOf(page, baseURL!);
  await askForVideo(page);
  await notice(page).getByRole('button', { name: 'Ver solo este vídeo' }).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expectActive(player(page));
  await expect.poll(() => others).toEqual([YOUTUBE]);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('link', { name: /^Vídeo 2 de 3/ }).click();
  await place(page, 2).locator('a').click();
  await expect(notice(page, 2)).toBeVisible();
});

test('the dialog opens from the notice, and the video plays as soon as it is allowed there', async ({
  page,
  baseURL,
}) => {
  await othersOf(page, baseURL!);
  await askForVideo(page);
  await here(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(INES);
  await page.keyboard.press('Escape');
  await expect(here(page)).toBeFocused();
  await here(page).click();
  await dialog(page)
    .getByRole('switch', { name: /Funcionales/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expectActive(player(page));
});

test('all of it works by keyboard', async ({ page, baseURL }) => {
  await othersOf(page, baseURL!);
  await page.goto(INES);
  await place(page).locator('a').focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(here(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectActive(player(page));
});

test('a video in a text waits like any other', async ({ page, context, baseURL }) => {
  const others = await othersOf(page, baseURL!);
  await page.goto('/poc');
  const embed = page.locator('#video-kinds ~ * astro-island').last();
  await expect(embed.getByRole('link')).toHaveAttribute('href', /youtube\.com|vimeo\.com/);
  await embed.getByRole('link').click();
  await expect(embed.getByRole('group')).toBeFocused();
  expect(others).toEqual([]);
  await visitorWho(context, baseURL!, ['embeds']);
  await page.reload();
  await embed.getByRole('link').click();
  await expect(embed.locator('iframe')).toHaveAttribute('src', /youtube-nocookie|dnt=1/);
});

test('in the language of the browser the notice speaks it too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL! });
  const page = await context.newPage();
  await askForVideo(page);
  await expect(notice(page).locator('[lang=ja]')).toBeVisible();
  await context.close();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice of the gallery leads to the cookie policy', async ({ page, baseURL }) => {
    const others = await othersOf(page, baseURL!);
    await page.goto('/poc');
    const blocked = page.locator('#video-kinds ~ *').getByRole('group');
    await blocked.getByRole('link', { name: 'aquí', exact: true }).click();
    await expect(page).toHaveURL('/politica-de-cookies');
    expect(others).toEqual([]);
  });
});

test('the notice of the gallery takes no focus when its island wakes', async ({ page }) => {
  await page.goto('/poc');
  const blocked = page.locator('#video-kinds ~ *').getByRole('group');
  await blocked.hover();
  await hydrated(page, '#video-kinds ~ * [role=group]');
  await expect(blocked).not.toBeFocused();
});
