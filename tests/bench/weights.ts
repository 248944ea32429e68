import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/chromium.ts';
import type { Weight } from '../browser/weight.ts';
import { weigh } from '../browser/weight.ts';
import { kilobytes } from './table.ts';

/** The pages that stand for their kind. */
const KINDS = [
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

/** The head of the table whose rows `weighPages` gives. */
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

const row = (name: string, first: Weight, whole: Weight): string[] => [
  name,
  kilobytes(first.html),
  kilobytes(first.css),
  kilobytes(first.script),
  kilobytes(first.font),
  kilobytes(first.picture),
  String(first.requests),
  kilobytes(whole.picture),
  String(whole.requests),
];

/** What each kind of page costs a phone with a cold cache: as it opens, and read to its end. */
export async function weighPages(origin: string): Promise<string[][]> {
  const browser = await chromium.launch(launchOptions());
  const rows: string[][] = [];
  const once = async (address: string, isScrolled: boolean) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'es-ES' });
    const weight = await weigh(await context.newPage(), origin + address, isScrolled);
    await context.close();
    return weight;
  };
  try {
    for (const [name, address] of KINDS) {
      rows.push(row(name, await once(address, false), await once(address, true)));
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** The head of the table whose rows `weighFirstTouch` gives. */
export const TOUCH_HEAD = ['on the first touch of the consent bar', 'bytes'];

/** What the consent bar fetches when it is touched for the first time, file by file. */
export async function weighFirstTouch(origin: string): Promise<string[][]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/contacto`, { waitUntil: 'networkidle' });
    const fetched: [string, Promise<Buffer>][] = [];
    page.on('response', (response) => fetched.push([response.url(), response.body()]));
    await page.locator('.consent-bar').dispatchEvent('pointerover');
    await page.locator('astro-island:not([ssr]) .consent-bar').waitFor();
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

/** How many pages the site has, and the HTML of the heaviest and the middle one. */
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
