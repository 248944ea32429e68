import { expect, test, type Page } from '@playwright/test';
import { fetchedLater, hydrated, scriptsOf } from '../support/requests';

const TRACK = '.carousel-track';
const home = (page: Page) => page.locator(TRACK).first();
const announced = (page: Page) => page.locator('[aria-live]').first();
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' });

/** Which slide lies at the left edge of the track. */
const shown = (page: Page) =>
  home(page).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth) + 1);

const takenOver = async (page: Page) => {
  await hydrated(page, TRACK);
  await expect(page.locator('.swiper-initialized').first()).toBeAttached();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a finger swipes to the next slide, and no dead button stands there', async ({ page }) => {
    await page.goto('/');
    await expect(next(page)).toBeHidden();
    const first = await page.locator('#slide-2').boundingBox();
    expect(first?.x).toBe(390);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((x) => ({ x, y: 300 })),
      });
    await touch('touchStart', 340);
    for (let x = 330; x >= 60; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(async () => (await page.locator('#slide-2').boundingBox())?.x).toBe(0);
  });

  test('the dashes lead to the slides', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Portada 3 de 4: Lola Marchena' }).click();
    await expect.poll(async () => (await page.locator('#slide-3').boundingBox())?.x).toBe(0);
  });
});

test('the first touch loads React and Swiper, nothing before it does', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await fetchedLater(page, scripts)).toEqual([]);
  await home(page).dispatchEvent('touchstart');
  await takenOver(page);
  expect(scripts.some((address) => /Carousel/.test(address))).toBe(true);
});

test('Swiper takes over without a jump: the slide, its place and its size stay', async ({
  page,
}) => {
  await page.goto('/');
  await home(page).evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }));
  await expect.poll(() => shown(page)).toBe(3);
  const placed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.carousel-slide, .carousel, main > section, main h2')].map(
        (element) => JSON.stringify(element.getBoundingClientRect()),
      ),
    );
  await page.evaluate(() => {
    const moves: number[] = [];
    Object.assign(globalThis, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  const before = await placed();
  await home(page).dispatchEvent('pointerover');
  await takenOver(page);
  expect(await placed()).toEqual(before);
  await page.waitForTimeout(500);
  expect(await placed()).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { moves: number[] }).moves)).toEqual(
    [],
  );
});

test('buttons and dashes move, the slide is announced, the others are out of the way', async ({
  page,
}) => {
  await page.goto('/');
  await expect(announced(page)).toHaveText('');
  await next(page).click();
  await expect(announced(page)).toHaveText('Portada 2 de 4: Inés Quiroga');
  await expect(announced(page)).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('link', { name: /^Portada 4 de 4/ }).click();
  await expect(announced(page)).toHaveText(/^Portada 4 de 4/);
  await expect(page.getByRole('link', { name: /^Portada 4 de 4/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await next(page).click();
  await expect(announced(page)).toHaveText(/^Portada 1 de 4/);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(announced(page)).toHaveText(/^Portada 4 de 4/);
  const inert = page
    .locator('.carousel-slide')
    .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert));
  expect(await inert).toEqual([true, true, true, false]);
});

test('quick clicks are all counted', async ({ page }) => {
  await page.goto('/');
  await home(page).hover();
  await takenOver(page);
  await next(page).evaluate((button: HTMLElement) => {
    for (let clicks = 0; clicks < 3; clicks += 1) button.click();
  });
  await expect(announced(page)).toHaveText(/^Portada 4 de 4/);
});

test('the arrow keys move, and the focus is never lost', async ({ page }) => {
  await page.goto('/');
  await page.locator('#slide-1 a').focus();
  await takenOver(page);
  await page.keyboard.press('ArrowRight');
  await expect(announced(page)).toHaveText(/^Portada 2/);
  await expect(home(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#slide-2 a')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Portada 1/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(announced(page)).toHaveText(/^Portada 1/);
});

test('the first click on “next” is kept on a slow line', async ({ page }) => {
  await page.route(/_astro\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/');
  await next(page).click();
  expect(await shown(page)).toBe(1);
  await expect(announced(page)).toHaveText(/^Portada 2/, { timeout: 10_000 });
  expect(await shown(page)).toBe(2);
});

test.describe('playing by itself', () => {
  /** Touches the carousel with the pointer, leaves it, and lets the time pass. */
  const leaveFor = async (page: Page, seconds: number) => {
    await home(page).hover();
    await takenOver(page);
    await page.clock.install();
    await page.mouse.move(5, 5);
    await page.clock.runFor(seconds * 1000);
  };

  test('it moves on when it is left alone, and the button stops it', async ({ page }) => {
    await page.goto('/');
    await leaveFor(page, 8);
    await expect.poll(() => shown(page)).toBe(2);
    await expect(announced(page)).toHaveAttribute('aria-live', 'off');
    await page.getByRole('button', { name: 'Parar el pase automático' }).click();
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Reanudar' }).evaluate((button) => button.blur());
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(2);
  });

  test('it waits while the pointer or the focus is in it', async ({ page }) => {
    await page.goto('/');
    await leaveFor(page, 1);
    await home(page).hover();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
    await page.locator('#slide-1 a').focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
  });

  test('it stays still for who wants less movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await leaveFor(page, 30);
    expect(await shown(page)).toBe(1);
    await expect(page.getByRole('button', { name: /pase automático/ })).toHaveCount(0);
  });
});
