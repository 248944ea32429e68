import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

/** Path, and whether the page has a main picture, which loads with high priority. */
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
/** The maximum ratio of a file's width to the shown width: steps between widths, cropped edges. */
const MAX_RATIO = 2.1;

interface ShownPicture {
  file: string;
  hasSize: boolean;
  hasAlt: boolean;
  isMain: boolean;
  loading: string;
  /** The widths of the chosen file and of its area on the page, in pixels. */
  naturalWidth: number;
  shownWidth: number;
}

/** Scrolls to each picture, waits until it is loaded, and returns what the browser chose. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      while (!image.complete) await new Promise(requestAnimationFrame);
    }
    return [...document.images].map((image): ShownPicture => {
      const { width, height } = image.getBoundingClientRect();
      const { objectFit } = getComputedStyle(image);
      // The width of the whole picture where the browser crops it.
      const wholeWidth = (height * image.width) / image.height;
      return {
        file: image.currentSrc.split('/').at(-1) ?? '',
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
        hasAlt: image.hasAttribute('alt'),
        isMain: image.getAttribute('fetchpriority') === 'high',
        loading: image.loading,
        naturalWidth: image.naturalWidth,
        shownWidth:
          objectFit === 'cover'
            ? Math.max(width, wholeWidth)
            : objectFit === 'contain'
              ? Math.min(width, (height * image.naturalWidth) / image.naturalHeight)
              : width,
      };
    });
  });

/** Expects the attributes and the files of all pictures of the current page to be right. */
async function expectRightPictures(page: Page, hasMain: boolean) {
  const shown = await loadPictures(page);
  const wrong = (isRight: (picture: ShownPicture) => boolean) =>
    shown.filter((picture) => !isRight(picture)).map(({ file }) => file);
  expect(wrong(({ hasSize }) => hasSize)).toEqual([]);
  expect(wrong(({ hasAlt }) => hasAlt)).toEqual([]);
  expect(wrong(({ naturalWidth }) => naturalWidth > 0)).toEqual([]);
  expect(shown.filter(({ isMain }) => isMain)).toHaveLength(hasMain ? 1 : 0);
  expect(wrong(({ isMain, loading }) => loading === (isMain ? 'eager' : 'lazy'))).toEqual([]);
  expect(wrong(({ file }) => /\.(avif|svg)$/.test(file))).toEqual([]);
  const raster = shown.filter(({ file }) => !file.endsWith('.svg'));
  const large = raster.filter((p) => p.naturalWidth > p.shownWidth * MAX_RATIO);
  expect(large.map((p) => `${p.file}: ${p.naturalWidth} for ${p.shownWidth}`)).toEqual([]);
  const small = raster.filter((p) => p.naturalWidth < p.shownWidth * 0.9);
  expect(small.map((p) => `${p.file}: ${p.naturalWidth} for ${p.shownWidth}`)).toEqual([]);
}

for (const [width, long] of [
  [390, ' @long'],
  [1440, ''],
] as const) {
  test(`pictures have their attributes and the right files at ${width} px${long}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, hasMain] of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectRightPictures(page, hasMain);
      });
    }
  });
}

test('a picture shows its colour while it loads, and a cut-out shows none @long', async ({
  page,
}) => {
  await page.route(/\.(avif|jpg|png)$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const colour = (image: Element) => getComputedStyle(image).backgroundColor;
  const card = page.locator('a[href^="/actrices/"] img').first();
  expect(await card.evaluate(colour)).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  const cutOut = page.locator('img[fetchpriority=high]');
  expect(await cutOut.evaluate(colour)).toBe('rgba(0, 0, 0, 0)');
});

test('a browser without AVIF gets a JPEG or PNG @long', async ({ page }) => {
  await page.goto('/');
  const fallbacks = await page
    .locator('picture > img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(fallbacks.length).toBeGreaterThan(10);
  for (const url of fallbacks) {
    const response = await page.request.get(url);
    expect(response.headers()['content-type'], url).toMatch(/^image\/(jpeg|png)$/);
  }
});
