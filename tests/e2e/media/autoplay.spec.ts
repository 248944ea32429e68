import { expect, test, type Page } from '@playwright/test';
import { BRAND } from '../../../cms/contract/brand.ts';
import {
  announcement,
  autoplayButton,
  currentSlide,
  homeTrack,
  inertSlides,
  waitForSwiper,
} from '../support/carousel';
import { lazyScripts, recordScripts } from '../support/network';

/** Moves the pointer over the carousel and away, and advances the clock. */
const leaveFor = async (page: Page, seconds: number) => {
  await homeTrack(page).hover();
  await waitForSwiper(page);
  await page.clock.install();
  await page.mouse.move(5, 5);
  await page.clock.runFor(seconds * 1000);
};

/** Opens the home page and advances the clock, without an interaction; loading the page takes no time. */
const watchFor = async (page: Page, seconds: number) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.runFor(seconds * 1000);
};

test('plays from the start without a library, and hides the slides that are out of view', async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await watchFor(page, 7);
  for (const slide of [2, 3, 4, 1]) {
    await expect.poll(() => currentSlide(page)).toBe(slide);
    expect(await inertSlides(page)).toEqual([1, 2, 3, 4].map((number) => number !== slide));
    await page.clock.runFor(7000);
  }
  expect(await lazyScripts(page, scripts)).toEqual([]);
});

test('its button stops and resumes it before a library is loaded @long', async ({ page }) => {
  const scripts = recordScripts(page);
  await watchFor(page, 1);
  await autoplayButton(page).click();
  await expect(autoplayButton(page)).toHaveAccessibleName('Reanudar el pase automático');
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  expect(await currentSlide(page)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(autoplayButton(page)).toHaveAccessibleName('Parar el pase automático');
  await autoplayButton(page).evaluate((button) => button.blur());
  await page.clock.runFor(8000);
  await expect.poll(() => currentSlide(page)).toBe(2);
  expect(await lazyScripts(page, scripts)).toEqual([]);
});

test('stops at the first touch', async ({ page }) => {
  await watchFor(page, 1);
  await homeTrack(page).dispatchEvent('touchstart');
  await expect(autoplayButton(page)).toHaveAccessibleName('Reanudar el pase automático');
  await page.clock.runFor(30_000);
  expect(await currentSlide(page)).toBe(1);
});

test('plays again when the visitor comes back to the page @long', async ({ page }) => {
  await watchFor(page, 1);
  await autoplayButton(page).click();
  await page.locator('main a[href="/actrices"]').first().click();
  await expect(page).toHaveURL('/actrices');
  await page.getByRole('banner').getByRole('link', { name: BRAND.name }).click();
  await expect(autoplayButton(page)).toHaveAccessibleName('Parar el pase automático');
  await page.mouse.move(5, 5);
  await page.clock.runFor(8000);
  await expect.poll(() => currentSlide(page)).toBe(2);
});

test('moves without interaction, and the button stops it @long', async ({ page }) => {
  await page.goto('/');
  await leaveFor(page, 8);
  await expect.poll(() => currentSlide(page)).toBe(2);
  await expect(announcement(page)).toBeEmpty();
  await page.getByRole('button', { name: 'Parar el pase automático' }).click();
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'Reanudar' }).evaluate((button) => button.blur());
  await page.clock.runFor(30_000);
  expect(await currentSlide(page)).toBe(2);
});

test('pauses while the pointer or the focus is inside @long', async ({ page }) => {
  await page.goto('/');
  await leaveFor(page, 1);
  await homeTrack(page).hover();
  await page.clock.runFor(30_000);
  expect(await currentSlide(page)).toBe(1);
  await page.locator('#slide-1 a').focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  expect(await currentSlide(page)).toBe(1);
});

test('is off with reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await leaveFor(page, 30);
  expect(await currentSlide(page)).toBe(1);
  await expect(page.getByRole('button', { name: /pase automático/ })).toHaveCount(0);
});
