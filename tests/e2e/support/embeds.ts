import { expect, type Locator, type Page } from '@playwright/test';

/** The page of a talent with three videos of other platforms. */
export const INES = '/actrices/ines-quiroga';

/** The URL of the player of the first video. */
export const YOUTUBE = 'https://www.youtube-nocookie.com/embed/foco-ines26?autoplay=1&rel=0';
/** The URL of the player of the second video, which starts where somebody speaks. */
export const VIMEO = 'https://player.vimeo.com/video/000000101?dnt=1&autoplay=1';

/** A video of the page, which contains its poster, its notice or its player; the first is the reel. */
const video = (page: Page, number: number) => page.locator(`#video-${number}`);

export const poster = (page: Page, number = 1) => video(page, number).locator('a');
export const blockedNotice = (page: Page, number = 1) => video(page, number).getByRole('group');
export const player = (page: Page, number = 1) => video(page, number).locator('iframe');

/**
 * Expects a player to be the active element. `toBeFocused` also needs a focused window, which
 * Chromium sometimes denies while the player's page moves to another process.
 */
export const expectActive = (frame: Locator) =>
  expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);

/** Opens the talent's page and clicks the first video, which shows the notice. */
export async function openBlockedVideo(page: Page): Promise<void> {
  await page.goto(INES);
  await poster(page).click();
  await expect(blockedNotice(page)).toBeVisible();
}
