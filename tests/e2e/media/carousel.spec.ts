import { expect, test, type Page } from '@playwright/test';
import { waitForFrames } from '../support/frames';
import { waitForHydration } from '../support/navigation';
import { delayResponse, lazyScripts, recordScripts } from '../support/network';
import { swipeLeft } from '../support/swipe';

const TRACK = '.carousel-track';
const homeTrack = (page: Page) => page.locator(TRACK).first();
const announcement = (page: Page) => page.locator('[aria-live]').first();
const nextButton = (page: Page) => page.getByRole('button', { name: 'Siguiente' });

/** Returns the number of the slide at the left edge of the track, from 1. */
const currentSlide = (page: Page) =>
  homeTrack(page).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);

const waitForSwiper = async (page: Page) => {
  await waitForHydration(page, TRACK);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a touch gesture moves to the next slide, and buttons are hidden', async ({ page }) => {
    await page.goto('/');
    await expect(nextButton(page)).toBeHidden();
    const first = await page.locator('#slide-2').boundingBox();
    expect(first?.x).toBe(390);
    await swipeLeft(page);
    await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  });

  test('the dashes link to the slides', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Portada 3 de 4: Lola Marchena' }).click();
    await expect.poll(async () => (await page.locator('#slide-3').boundingBox())?.x).toBe(0);
  });
});

test('only the first interaction loads React and Swiper', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await lazyScripts(page, scripts)).toEqual([]);
  await homeTrack(page).dispatchEvent('touchstart');
  await waitForSwiper(page);
  expect(scripts.some((url) => /Carousel/.test(url))).toBe(true);
});

test('attaching Swiper moves nothing: the slide, its position and its size stay', async ({
  page,
}) => {
  await page.goto('/');
  await homeTrack(page).evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }));
  await expect.poll(() => currentSlide(page)).toBe(3);
  const boxes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.carousel-slide, .carousel, main > section, main h2')].map(
        (element) => JSON.stringify(element.getBoundingClientRect()),
      ),
    );
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  const before = await boxes();
  await homeTrack(page).dispatchEvent('pointerover');
  await waitForSwiper(page);
  expect(await boxes()).toEqual(before);
  await waitForFrames(page, 30);
  expect(await boxes()).toEqual(before);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])).toEqual([]);
});

test('buttons and dashes move; the slide is announced, and the others are inert', async ({
  page,
}) => {
  await page.goto('/');
  await expect(announcement(page)).toHaveText('');
  await nextButton(page).click();
  await expect(announcement(page)).toHaveText('Portada 2 de 4: Inés Quiroga');
  await expect(announcement(page)).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('link', { name: /^Portada 4 de 4/ }).click();
  await expect(announcement(page)).toHaveText(/^Portada 4 de 4/);
  await expect(page.getByRole('link', { name: /^Portada 4 de 4/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await nextButton(page).click();
  await expect(announcement(page)).toHaveText(/^Portada 1 de 4/);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(announcement(page)).toHaveText(/^Portada 4 de 4/);
  const inert = page
    .locator('.carousel-slide')
    .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert));
  expect(await inert).toEqual([true, true, true, false]);
});

test('every one of several quick clicks counts', async ({ page }) => {
  await page.goto('/');
  await homeTrack(page).hover();
  await waitForSwiper(page);
  await nextButton(page).evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) button.click();
  });
  await expect(announcement(page)).toHaveText(/^Portada 4 de 4/);
});

test('the arrow keys move, and the focus stays in the carousel', async ({ page }) => {
  await page.goto('/');
  await page.locator('#slide-1 a').focus();
  await waitForSwiper(page);
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText(/^Portada 2/);
  await expect(homeTrack(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#slide-2 a')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Portada 1/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(announcement(page)).toHaveText(/^Portada 1/);
});

test('a click on “next” before the scripts are loaded takes effect', async ({ page }) => {
  const scripts = await delayResponse(page, /_astro\/.*\.js/);
  await page.goto('/', { waitUntil: 'commit' });
  await nextButton(page).click();
  expect(await currentSlide(page)).toBe(1);
  scripts.release();
  await expect(announcement(page)).toHaveText(/^Portada 2/);
  expect(await currentSlide(page)).toBe(2);
});

test('a movement that a slow device shows late and in one frame ends at its slide', async ({
  page,
}) => {
  await page.goto('/');
  await homeTrack(page).hover();
  await waitForSwiper(page);
  await homeTrack(page).evaluate((track) => {
    // Later than the carousel measures which slide is visible.
    track.scrollTo = (options) =>
      void setTimeout(() => (track.scrollLeft = (options as ScrollToOptions).left!), 400);
  });
  await nextButton(page).click();
  await expect(announcement(page)).toHaveText(/^Portada 2/);
  await expect.poll(() => currentSlide(page)).toBe(2);
  await expect(page.locator('#slide-2')).not.toHaveAttribute('inert');
  await nextButton(page).click();
  await expect(announcement(page)).toHaveText(/^Portada 3/);
  await expect(page.locator('#slide-2')).toHaveAttribute('inert');
});

test.describe('automatic movement', () => {
  /** Moves the pointer over the carousel and away, and advances the clock. */
  const leaveFor = async (page: Page, seconds: number) => {
    await homeTrack(page).hover();
    await waitForSwiper(page);
    await page.clock.install();
    await page.mouse.move(5, 5);
    await page.clock.runFor(seconds * 1000);
  };

  test('moves without interaction, and the button stops it', async ({ page }) => {
    await page.goto('/');
    await leaveFor(page, 8);
    await expect.poll(() => currentSlide(page)).toBe(2);
    await expect(announcement(page)).toHaveAttribute('aria-live', 'off');
    await page.getByRole('button', { name: 'Parar el pase automático' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Reanudar' }).evaluate((button) => button.blur());
    await page.clock.runFor(30_000);
    expect(await currentSlide(page)).toBe(2);
  });

  test('pauses while the pointer or the focus is inside', async ({ page }) => {
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

  test('is off with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await leaveFor(page, 30);
    expect(await currentSlide(page)).toBe(1);
    await expect(page.getByRole('button', { name: /pase automático/ })).toHaveCount(0);
  });
});
