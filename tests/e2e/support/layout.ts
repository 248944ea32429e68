import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';

/** The position and size of an element on the page in pixels: left, top, width, height. */
export type Box = [x: number, y: number, width: number, height: number];

/** The boxes of a page by the names of the elements. */
export type Layout = Record<string, Box>;

const FILE = new URL('./layout.json', import.meta.url);
const MEASURED = 'header, main, footer, main :is(section, h1, h2, ul, dl), main li > a, main img';

/** Differences within these limits are ignored: browser versions round letters differently. */
const TOLERANCE = { pixels: 6, share: 0.01 };

/** Measures the boxes of the elements that make up a page's layout. */
export const measureLayout = (page: Page): Promise<Layout> =>
  page.evaluate((measured) => {
    const entries = [...document.querySelectorAll(measured)]
      .filter((element) => element.checkVisibility())
      .map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round);
        return [`${index} ${element.tagName.toLowerCase()} ${element.id}`.trim(), box];
      });
    return Object.fromEntries(entries) as Layout;
  }, MEASURED);

const isNear = (one: Box, other: Box) =>
  one.every(
    (value, side) =>
      Math.abs(value - other[side]!) <=
      Math.max(TOLERANCE.pixels, TOLERANCE.share * Math.abs(other[side]!)),
  );

/** Returns the differences between two layouts, one line for each element. */
export function differences(found: Layout, expected: Layout): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const [one, other] = [found[name], expected[name]];
    return one && other && isNear(one, other) ? [] : [`${name}: ${one} instead of ${other}`];
  });
}

const readAll = async (): Promise<Record<string, Layout>> =>
  JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));

/** Returns the recorded layout of a page, or undefined for a new page. */
export const findRecordedLayout = async (name: string): Promise<Layout | undefined> =>
  (await readAll())[name];

/** Replaces the recorded layout of a page. */
export async function recordLayout(name: string, layout: Layout): Promise<void> {
  const all = { ...(await readAll()), [name]: layout };
  const lines = Object.keys(all)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(all[key])}`);
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
