import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForHydration } from './navigation';

const TRACK = '.carousel-track';

/** The scrollable row of the first carousel of a page. */
export const homeTrack = (page: Page) => page.locator(TRACK).first();
/** The live region that announces the slide after a movement. */
export const announcement = (page: Page) => page.locator('[aria-live]').first();
/** The button that stops and resumes the carousel of the home page. */
export const autoplayButton = (page: Page) => page.locator('.autoplay-button');

/** Returns the number of the slide at the left edge of the track, from 1. */
export const currentSlide = (page: Page) =>
  homeTrack(page).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);

/** Returns for each slide whether it is out of the tab order. */
export const inertSlides = (page: Page) =>
  page
    .locator('.carousel-slide')
    .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert));

/** Waits until the library of the first carousel is attached. */
export async function waitForSwiper(page: Page): Promise<void> {
  await waitForHydration(page, TRACK);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
}
