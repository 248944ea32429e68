import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/pages';

test('the carousel takes at most two thirds of the first screen, and the way to the lists follows in it', async ({
  page,
}) => {
  for (const viewport of [
    PHONE,
    { width: 768, height: 1024 },
    DESKTOP,
    { width: 1920, height: 1080 },
  ]) {
    const { width, height } = viewport;
    await page.setViewportSize(viewport);
    await page.goto('/');
    const carousel = (await page.locator('main > section').first().boundingBox())!;
    const bottom = carousel.y + carousel.height;
    expect(bottom, `at ${width} px`).toBeLessThanOrEqual((height * 2) / 3);
    const finder = page.getByRole('region', { name: '¿A quién buscas?' });
    await expect(finder).toBeInViewport({ ratio: 1 });
    expect((await finder.boundingBox())!.y).toBeCloseTo(bottom, 0);
  }
  const links = page.getByRole('region', { name: '¿A quién buscas?' }).getByRole('link');
  await expect(links).toHaveText(['Actores', 'Actrices', 'Directores y guionistas', 'Descubre']);
});

const CLEAR = 'rgba(0, 0, 0, 0)';

test('a page of one dark part is dark; a dark part at the end leaves the others as they are', async ({
  page,
}) => {
  const main = page.locator('#content').first();
  for (const path of ['/success', '/no-such-page']) {
    await page.goto(path);
    await expect(main, path).not.toHaveCSS('background-color', CLEAR);
  }
  await page.goto('/');
  // An agency without posts.
  await page.getByRole('region', { name: 'Instagram' }).evaluate((section) => section.remove());
  await expect(main).toHaveCSS('background-color', CLEAR);
});

test('on phones in landscape the carousel takes at most two thirds, text and figure side by side @long', async ({
  page,
}) => {
  for (const viewport of [
    { width: 568, height: 320 },
    { width: 667, height: 375 },
    { width: 740, height: 360 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const where = `at ${viewport.width} px`;
    const carousel = (await page.locator('main > section').first().boundingBox())!;
    expect.soft(carousel.height, where).toBeLessThanOrEqual((viewport.height * 2) / 3);
    const figure = (await page.locator('.figure').first().boundingBox())!;
    expect.soft(figure.height, where).toBeCloseTo(carousel.height, 0);
    const line = (await page.locator('.slide-line').first().boundingBox())!;
    expect.soft(line.x + line.width, where).toBeLessThanOrEqual(figure.x + figure.width * 0.14);
  }
});

test('on short phones, too, the carousel takes at most two thirds, and the agency’s name is whole @long', async ({
  page,
}) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of ['/', '/en']) {
      await page.goto(path);
      const carousel = (await page.locator('main > section').first().boundingBox())!;
      const bottom = carousel.y + carousel.height;
      const where = `${path} at ${viewport.width} px`;
      expect.soft(bottom, where).toBeLessThanOrEqual((viewport.height * 2) / 3);
      const figure = (await page.locator('.figure').first().boundingBox())!;
      expect.soft(figure.height, where).toBeGreaterThanOrEqual(viewport.height / 8);
      const { scrollWidth, clientWidth } = await page
        .locator('.wordmark')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect.soft(scrollWidth, where).toBeLessThanOrEqual(clientWidth);
    }
  }
});
