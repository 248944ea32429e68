import { expect, test, type Page } from '@playwright/test';
import { visitorWho } from '../support/choice';
import { expectActive } from '../support/embeds';
import { fetchedLater, hydrated, othersOf, scriptsOf } from '../support/requests';

const INES = '/actrices/ines-quiroga';
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/foco-ines26?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/000000101?dnt=1&autoplay=1';
// What happens while these players are not allowed is in embeds.spec.ts.
test.beforeEach(({ context, baseURL }) => visitorWho(context, baseURL!, ['embeds']));

const poster = (page: Page, place: number) => page.locator(`#video-${place} a`);

test('a click loads the player in place, and nothing is asked of others before', async ({
  page,
  baseURL,
}) => {
  const others = await othersOf(page, baseURL!);
  const scripts = scriptsOf(page);
  await page.goto(INES, { waitUntil: 'networkidle' });
  expect(await fetchedLater(page, scripts)).toEqual([]);
  await poster(page, 1).hover();
  await hydrated(page, '#video-1 a');
  expect(others).toEqual([]);
  const before = await poster(page, 1).boundingBox();
  await poster(page, 1).click();
  const player = page.locator('#video-1 iframe');
  await expect(player).toHaveAttribute('src', YOUTUBE);
  await expect(player).toHaveAttribute('title', 'Videobook 2026');
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toBeFocused();
  expect(await player.boundingBox()).toEqual(before);
  await expect.poll(() => others).toEqual([YOUTUBE]);
  await expect(page).toHaveURL(INES);
});

test('the first click is enough, also when the line is slow', async ({ page, baseURL }) => {
  await othersOf(page, baseURL!);
  await page.route(/_astro\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(INES);
  await poster(page, 1).click();
  await expect(page.locator('#video-1 iframe')).toHaveAttribute('src', YOUTUBE);
  await expect(page).toHaveURL(INES);
});

test('the keyboard plays it; the next slide ends it and has its own', async ({ page, baseURL }) => {
  await othersOf(page, baseURL!);
  await page.goto(INES);
  await poster(page, 1).focus();
  await page.keyboard.press('Enter');
  await expectActive(page.locator('#video-1 iframe'));
  await page.getByRole('link', { name: /^Vídeo 2 de 3/ }).click();
  await expect(page.locator('#video-1 iframe')).toHaveCount(0);
  await poster(page, 2).click();
  await expect(page.locator('#video-2 iframe')).toHaveAttribute('src', VIMEO);
});

test('a video of the site plays from its file', async ({ page }) => {
  await page.goto('/actores/samir-haddad');
  const link = page.locator('section', { has: page.locator('#videos') }).getByRole('link');
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/files\/.+\.(mp4|webm)$/);
  await link.click();
  const player = page.locator('video');
  await expect(player).toHaveAttribute('src', href!);
  await expect(player).toHaveAttribute('controls');
  await expect(player).toBeFocused();
  expect(await player.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(true);
});

test('when its script cannot be had, the poster leads to where the video plays', async ({
  page,
  baseURL,
}) => {
  await othersOf(page, baseURL!);
  await page.route(/_astro\/.*\.js/, (route) => route.abort());
  await page.goto(INES);
  await poster(page, 1).click();
  await expect(page).toHaveURL('https://www.youtube.com/watch?v=foco-ines26', { timeout: 15_000 });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the poster is a link to where the video plays', async ({ page }) => {
    await page.goto(INES);
    await expect(poster(page, 1)).toHaveAttribute('href', /youtube\.com\/watch\?v=foco-ines26/);
    await expect(poster(page, 1)).toHaveAccessibleName('Ver el vídeo: Videobook 2026 — 3:12');
  });
});
