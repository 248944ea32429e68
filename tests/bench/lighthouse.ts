import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../browser/chromium.ts';
import { findFreePort } from './previewServer.ts';

const PAGES = [
  ['home', '/'],
  ['list', '/actrices'],
  ['talent', '/actrices/ines-quiroga'],
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

/** Column headings of the rows that {@link runLighthouse} returns. */
export const LIGHTHOUSE_HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'CLS',
  'TBT',
];

async function audit(name: string, url: string, port: number): Promise<string[]> {
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = run.lhr;
  return [
    name,
    ...CATEGORIES.map((id) => String(Math.round((categories[id]?.score ?? 0) * 100))),
    ...AUDITS.map((id) => audits[id]?.displayValue ?? '–'),
  ];
}

/** Runs Lighthouse's mobile audits, which simulate a slow phone on a slow connection. */
export async function runLighthouse(origin: string): Promise<string[][]> {
  const port = await findFreePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--accept-lang=es-ES', `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  try {
    for (const [name, path] of PAGES) rows.push(await audit(name, origin + path, port));
  } finally {
    await browser.close();
  }
  return rows;
}
