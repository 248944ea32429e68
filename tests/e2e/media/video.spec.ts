import { expect, test } from '@playwright/test';
import { setConsentCookies } from '../support/consent';
import { INES, VIMEO, YOUTUBE, expectActive, player, poster } from '../support/embeds';
import { waitForHydration } from '../support/navigation';
import { delayResponse, lazyScripts, recordScripts, recordThirdParties } from '../support/network';
import { PHONE } from '../support/pages';

// embeds.spec.ts tests videos that the visitor has not allowed.
let thirdParties: string[];

test.beforeEach(async ({ page }) => {
  await setConsentCookies(page, ['embeds']);
  thirdParties = await recordThirdParties(page);
});

test('a click loads the player in place of the poster, and nothing is requested before', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(INES, { waitUntil: 'networkidle' });
  expect(await lazyScripts(page, scripts)).toEqual([]);
  await poster(page).hover();
  await waitForHydration(page, '#video-1 a');
  expect(thirdParties).toEqual([]);
  const before = await poster(page).boundingBox();
  await poster(page).click();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expect(player(page)).toHaveAttribute('title', 'Videobook 2026');
  await expect(player(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player(page)).toBeFocused();
  expect(await player(page).boundingBox()).toEqual(before);
  await expect.poll(() => thirdParties).toEqual([YOUTUBE]);
  await expect(page).toHaveURL(INES);
});

test('the first click plays the video even before its script is loaded @long', async ({ page }) => {
  const scripts = await delayResponse(page, /_astro\/.*\.js/);
  await page.goto(INES, { waitUntil: 'commit' });
  await poster(page).click();
  await scripts.requested;
  scripts.release();
  await expect(player(page)).toHaveAttribute('src', YOUTUBE);
  await expect(page).toHaveURL(INES);
});

test('the keyboard plays a video; the next one ends it @long', async ({ page }) => {
  await page.goto(INES);
  await poster(page).focus();
  await page.keyboard.press('Enter');
  await expectActive(player(page));
  await poster(page, 2).click();
  await expect(player(page, 2)).toHaveAttribute('src', VIMEO);
  await expect(player(page)).toHaveCount(0);
  await expect(poster(page)).toBeVisible();
});

test('a video file of the site plays in the browser’s player', async ({ page }) => {
  await page.goto('/actores/samir-haddad');
  const link = poster(page);
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/files\/.+\.(mp4|webm)$/);
  await link.click();
  const video = page.locator('video');
  await expect(video).toHaveAttribute('src', href!);
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  expect(await video.evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(true);
});

test('without its script the poster links to the video on its platform @long', async ({ page }) => {
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.goto(INES);
  await poster(page).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=foco-ines26');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the player is where the poster was pressed @long', async ({ page }) => {
    await page.goto(INES);
    const { y } = (await poster(page).boundingBox())!;
    await poster(page).click();
    await expect(player(page)).toBeFocused();
    expect((await player(page).boundingBox())!.y).toBe(y);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster links to the video on its platform', async ({ page }) => {
    await page.goto(INES);
    await expect(poster(page)).toHaveAttribute('href', /youtube\.com\/watch\?v=foco-ines26/);
    await expect(poster(page)).toHaveAccessibleName('Ver el vídeo: Videobook 2026 — 3:12');
  });
});
