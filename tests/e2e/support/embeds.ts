import { expect, type Locator, type Page } from '@playwright/test';

/** A talent with three videos of other platforms. */
export const INES = '/actrices/ines-quiroga';

/** The player of her first video. */
export const YOUTUBE = 'https://www.youtube-nocookie.com/embed/foco-ines26?autoplay=1&rel=0';

/** The place of one of the videos, whatever stands there. */
export const place = (page: Page, number = 1) => page.locator(`#video-${number}`);

export const notice = (page: Page, number = 1) => place(page, number).getByRole('group');
export const player = (page: Page, number = 1) => place(page, number).locator('iframe');

/**
 * Expects the focus in a player. `toBeFocused` would also ask whether the window has it, which Chromium
 * at times denies while the player's page moves into a process of its own.
 */
export const expectActive = (frame: Locator) =>
  expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);

/** Opens her page and asks for the first video, which is not allowed. */
export async function askForVideo(page: Page): Promise<void> {
  await page.goto(INES);
  await place(page).locator('a').click();
  await expect(notice(page)).toBeVisible();
}
