import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';
import type { Weight } from '../browser/weight.ts';
import { measureWeight } from '../browser/weight.ts';
import { kilobytes } from './table.ts';

/** One page per template. */
const PAGES = [
  ['home', '/'],
  ['list', '/actrices'],
  ['talent, fullest', '/actrices/ines-quiroga'],
  ['talent, emptiest', '/actores/leo-paz'],
  ['about', '/nosotras'],
  ['representation', '/representacion'],
  ['contact', '/contacto'],
  ['legal', '/politica-de-privacidad'],
  ['styleguide', '/poc'],
  ['404', '/no-such-page'],
] as const;

/** Column headings of the rows that {@link weighPages} returns. */
export const WEIGHT_HEAD = [
  'page',
  'HTML',
  'CSS',
  'JS',
  'fonts',
  'pictures',
  'requests',
  'pictures to the end',
  'requests to the end',
];

const createRow = (name: string, initial: Weight, scrolled: Weight): string[] => [
  name,
  kilobytes(initial.html),
  kilobytes(initial.css),
  kilobytes(initial.script),
  kilobytes(initial.font),
  kilobytes(initial.picture),
  String(initial.requests),
  kilobytes(scrolled.picture),
  String(scrolled.requests),
];

/** Measures each page on a phone with an empty cache: when it opens, and scrolled to its end. */
export async function weighPages(origin: string): Promise<string[][]> {
  const browser = await chromium.launch(launchOptions());
  const rows: string[][] = [];
  const weigh = async (route: string, isScrolled: boolean) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'es-ES' });
    const weight = await measureWeight(await context.newPage(), origin + route, isScrolled);
    await context.close();
    return weight;
  };
  try {
    for (const [name, route] of PAGES) {
      rows.push(createRow(name, await weigh(route, false), await weigh(route, true)));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** Column headings of the rows that {@link weighFirstInteraction} returns. */
export const FIRST_INTERACTION_HEAD = ['on the first interaction with the consent bar', 'bytes'];

/**
 * Lists the files that the consent bar fetches on the first interaction with its button that opens
 * the dialog, with their Brotli size. The other buttons need the same files without the dialog.
 */
export async function weighFirstInteraction(origin: string): Promise<string[][]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/contacto`, { waitUntil: 'networkidle' });
    const fetched: [string, Promise<Buffer>][] = [];
    page.on('response', (response) => fetched.push([response.url(), response.body()]));
    await page.locator('.consent-bar [data-choice=manage]').click();
    await page.locator('.consent-dialog[open]').waitFor();
    const rows = await Promise.all(
      fetched.map(async ([url, body]): Promise<[string, number]> => [
        path.basename(new URL(url).pathname),
        brotliCompressSync(await body).length,
      ]),
    );
    const sum = rows.reduce((total, [, bytes]) => total + bytes, 0);
    return [...rows, ['all', sum] as const].map(([name, bytes]) => [name, kilobytes(bytes)]);
  } finally {
    await browser.close();
  }
}

/** Returns the number of pages and the Brotli size of the largest and the median HTML file. */
export async function weighHtml(dist: string): Promise<string[][]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(dist, file));
      return { file, bytes: brotliCompressSync(html).length };
    }),
  );
  pages.sort((a, b) => b.bytes - a.bytes);
  return [
    ['pages', String(pages.length)],
    [`heaviest HTML (${pages[0]?.file})`, kilobytes(pages[0]?.bytes ?? 0)],
    ['median HTML', kilobytes(pages[Math.floor(pages.length / 2)]?.bytes ?? 0)],
  ];
}
