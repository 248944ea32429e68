import { expect, test, type Page } from '@playwright/test';
import {
  announcement,
  autoplayButton,
  currentSlide,
  homeTrack,
  inertSlides,
  waitForSwiper,
} from '../support/carousel';
import { waitForFrames } from '../support/frames';
import { delayResponse, lazyScripts, recordScripts } from '../support/network';

/** Swipes from right to left over the carousel of the home page on a phone. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((x) => ({ x, y: 300 })),
    });
  await touch('touchStart', 340);
  for (let x = 330; x >= 60; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
}

const nextButton = (page: Page) => page.getByRole('button', { name: 'Siguiente' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a touch gesture moves to the next slide, and buttons are hidden', async ({ page }) => {
    await page.goto('/');
    await expect(nextButton(page)).toBeHidden();
    await expect(autoplayButton(page)).toBeHidden();
    const first = await page.locator('#slide-2').boundingBox();
    expect(first?.x).toBe(390);
    await swipeLeft(page);
    await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  });

  test('the dashes link to the slides @long', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Portada 3 de 4: Lola Marchena' }).click();
    await expect.poll(async () => (await page.locator('#slide-3').boundingBox())?.x).toBe(0);
  });
});

test('only the first interaction loads React and Swiper @long', async ({ page }) => {
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  expect(await inertSlides(page)).toEqual([true, true, true, false]);
});

test('every one of several quick clicks counts @long', async ({ page }) => {
  await page.goto('/');
  await homeTrack(page).hover();
  await waitForSwiper(page);
  await nextButton(page).evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) button.click();
  });
  await expect(announcement(page)).toHaveText(/^Portada 4 de 4/);
});

test('a movement that is interrupted ends at the slide in view @long', async ({ page }) => {
  await page.goto('/');
  await homeTrack(page).hover();
  await waitForSwiper(page);
  await homeTrack(page).evaluate((track) => {
    track.scrollTo = () => (track.scrollLeft = track.clientWidth);
  });
  await page.getByRole('link', { name: /^Portada 4 de 4/ }).click();
  await expect(announcement(page)).toHaveText(/^Portada 2/);
  expect(await inertSlides(page)).toEqual([true, false, true, true]);
});

test('the arrow keys move, and the focus stays in the carousel @long', async ({ page }) => {
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

test('a movement that a slow device shows late and in one frame ends at its slide @long', async ({
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
