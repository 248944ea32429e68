import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { differences, readLayout, recordLayout, recordedLayout } from '../support/layout';
import { openStill } from '../support/screenshot';

/*
 * Two comparisons. Where everything stands is compared in every browser, against layout.json. How
 * it looks is compared with the committed snapshots by the browser that made them alone, for
 * another version draws letters and edges differently; there the test says that it left it out.
 * After an intended change: npm run test:e2e -- visual --update-snapshots all --workers 1
 */

/** The browser the snapshots come from. */
const MADE_BY = { major: '156', platform: 'linux' };

const SHOWN = [
  ['home', '/'],
  ['list', '/actrices'],
  ['talent', '/actrices/ines-quiroga'],
  ['about', '/nosotras'],
  ['contact', '/contacto'],
  ['not-found', '/no-such-page'],
] as const;

/** Half as large and in few colours: snapshots of whole pages stay small. */
const reduced = (shot: Buffer, width: number) =>
  sharp(shot)
    .resize({ width: width / 2 })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9 })
    .toBuffer();

for (const [name, path] of SHOWN) {
  for (const width of [390, 1440]) {
    test(`${name} at ${width} px looks as it did`, async ({ page, browser }, testInfo) => {
      await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
      await openStill(page, path);
      const key = `${name}-${width}`;
      const layout = await readLayout(page);
      if (testInfo.config.updateSnapshots === 'all') await recordLayout(key, layout);
      const recorded = await recordedLayout(key);
      expect(recorded, `layout.json has no ${key}`).toBeDefined();
      expect(differences(layout, recorded!)).toEqual([]);

      const major = browser.version().split('.')[0];
      if (major === MADE_BY.major && process.platform === MADE_BY.platform) {
        const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
        expect(await reduced(shot, width)).toMatchSnapshot(`${key}.png`, {
          maxDiffPixelRatio: 0.01,
        });
      } else {
        const description = `Chromium ${major}, not ${MADE_BY.major}: the layout alone was compared`;
        testInfo.annotations.push({ type: 'pixels', description });
      }
    });
  }
}

test('a moved, a resized, a missing and a new element are differences', () => {
  const recorded = { a: [0, 0, 100, 40], b: [0, 40, 100, 40], c: [0, 80, 10, 10] };
  const found = { a: [0, 3, 100, 40], b: [0, 60, 100, 40], d: [0, 0, 1, 1] };
  const names = differences(found as never, recorded as never).map((line) => line.split(':')[0]);
  expect(names.sort()).toEqual(['b', 'c', 'd']);
});
