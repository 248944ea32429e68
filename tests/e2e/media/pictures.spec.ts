import { expect, test, type Page } from '@playwright/test';

/** Path, and whether the page has a main picture: one that comes before all others. */
const PAGES: [path: string, hasMain: boolean][] = [
  ['/', true],
  ['/actores', true],
  ['/actrices', true],
  ['/descubre', true],
  ['/directores-y-guionistas', true],
  ['/actrices/ines-quiroga', true],
  ['/actores/bruno-castell', true],
  ['/nosotras', false],
  ['/representacion', false],
  ['/contacto', false],
  ['/aviso-legal', false],
  ['/success', false],
  ['/en', true],
];
/** How many times wider than it is shown a file may be: the steps between widths, and cut edges. */
const WASTE = 2.1;

interface Shown {
  file: string;
  hasSize: boolean;
  hasAlt: boolean;
  isMain: boolean;
  loading: string;
  /** Pixels of the chosen file, and of the place that it fills on this screen. */
  naturalWidth: number;
  shownWidth: number;
}

/** Scrolls to each picture, so that the lazy ones come, and tells what the browser made of them. */
async function pictures(page: Page): Promise<Shown[]> {
  const images = await page.locator('img').all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
  return page.evaluate(() =>
    [...document.images].map((img) => {
      const { width } = img.getBoundingClientRect();
      const style = getComputedStyle(img);
      // Cut or letterboxed by the browser: how wide the whole picture would be.
      const scaled = (img.getBoundingClientRect().height * img.width) / img.height;
      return {
        file: img.currentSrc.split('/').at(-1) ?? '',
        hasSize: img.hasAttribute('width') && img.hasAttribute('height'),
        hasAlt: img.hasAttribute('alt'),
        isMain: img.getAttribute('fetchpriority') === 'high',
        loading: img.loading,
        naturalWidth: img.naturalWidth,
        shownWidth: style.objectFit === 'cover' ? Math.max(width, scaled) : width,
      };
    }),
  );
}

for (const width of [390, 1440]) {
  for (const [path, hasMain] of PAGES) {
    test(`the pictures of ${path} are right at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const shown = await pictures(page);
      const wrong = (isRight: (picture: Shown) => boolean) =>
        shown.filter((picture) => !isRight(picture)).map(({ file }) => file);
      expect(wrong(({ hasSize }) => hasSize)).toEqual([]);
      expect(wrong(({ hasAlt }) => hasAlt)).toEqual([]);
      expect(wrong(({ naturalWidth }) => naturalWidth > 0)).toEqual([]);
      expect(shown.filter(({ isMain }) => isMain)).toHaveLength(hasMain ? 1 : 0);
      expect(wrong(({ isMain, loading }) => loading === (isMain ? 'eager' : 'lazy'))).toEqual([]);
      expect(wrong(({ file }) => /\.(avif|svg)$/.test(file))).toEqual([]);
      const raster = shown.filter(({ file }) => !file.endsWith('.svg'));
      const far = raster.filter((p) => p.naturalWidth > p.shownWidth * WASTE);
      expect(far.map((p) => `${p.file}: ${p.naturalWidth} for ${p.shownWidth}`)).toEqual([]);
      const blurred = raster.filter((p) => p.naturalWidth < p.shownWidth * 0.9);
      expect(blurred.map((p) => `${p.file}: ${p.naturalWidth} for ${p.shownWidth}`)).toEqual([]);
    });
  }
}

test('a picture shows its colour until it comes, and a cut-out none', async ({ page }) => {
  await page.route(/\.(avif|webp|jpg|png)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const colour = (image: Element) => getComputedStyle(image).backgroundColor;
  const card = page.locator('a[href^="/actrices/"] img').first();
  expect(await card.evaluate(colour)).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  const figure = page.locator('img[fetchpriority=high]');
  expect(await figure.evaluate(colour)).toBe('rgba(0, 0, 0, 0)');
});

test('a browser that knows neither AVIF nor WebP finds a JPEG or PNG', async ({ page }) => {
  await page.goto('/');
  const fallbacks = await page
    .locator('picture > img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(fallbacks.length).toBeGreaterThan(10);
  for (const address of fallbacks) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type'], address).toMatch(/^image\/(jpeg|png)$/);
  }
});
