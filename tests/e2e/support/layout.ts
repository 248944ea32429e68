import type { Page } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';

/** Where an element stands on the page: left, top, width, height in pixels. */
export type Box = [x: number, y: number, width: number, height: number];

/** The boxes of a page under a name for each element. */
export type Layout = Record<string, Box>;

const FILE = new URL('./layout.json', import.meta.url);
const PARTS = 'header, main, footer, main :is(section, h1, h2, ul, dl), main li > a, main img';

/** Browsers of different versions round letters differently: so much is no change. */
const TOLERANCE = { pixels: 6, share: 0.01 };

/** The boxes of everything that gives a page its shape. */
export const readLayout = (page: Page): Promise<Layout> =>
  page.evaluate((parts) => {
    const entries = [...document.querySelectorAll(parts)]
      .filter((element) => element.checkVisibility())
      .map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round);
        return [`${index} ${element.tagName.toLowerCase()} ${element.id}`.trim(), box];
      });
    return Object.fromEntries(entries) as Layout;
  }, PARTS);

const isNear = (one: Box, other: Box) =>
  one.every(
    (value, side) =>
      Math.abs(value - other[side]!) <=
      Math.max(TOLERANCE.pixels, TOLERANCE.share * Math.abs(other[side]!)),
  );

/** What differs between two layouts, a line for each element. */
export function differences(found: Layout, expected: Layout): string[] {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const [one, other] = [found[name], expected[name]];
    return one && other && isNear(one, other) ? [] : [`${name}: ${one} instead of ${other}`];
  });
}

const readAll = async (): Promise<Record<string, Layout>> =>
  JSON.parse(await readFile(FILE, 'utf8').catch(() => '{}'));

/** The layout a page had when the snapshots were made; none for a page that is new. */
export const recordedLayout = async (name: string): Promise<Layout | undefined> =>
  (await readAll())[name];

/** Records the layout of a page in place of the old one. */
export async function recordLayout(name: string, layout: Layout): Promise<void> {
  const all = { ...(await readAll()), [name]: layout };
  const lines = Object.keys(all)
    .sort()
    .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(all[key])}`);
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
