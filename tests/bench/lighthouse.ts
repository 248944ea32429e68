import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../browser/chromium.ts';
import { freePort } from './previewServer.ts';

const PAGES = [
  ['home', '/'],
  ['list', '/actrices'],
  ['talent', '/actrices/ines-quiroga'],
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

/** The head of the table whose rows `runLighthouse` gives. */
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

async function judge(name: string, address: string, port: number): Promise<string[]> {
  const run = await lighthouse(address, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!run || run.lhr.runtimeError) {
    throw new Error(`Lighthouse failed on ${address}: ${run?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = run.lhr;
  return [
    name,
    ...CATEGORIES.map((id) => String(Math.round((categories[id]?.score ?? 0) * 100))),
    ...AUDITS.map((id) => audits[id]?.displayValue ?? '–'),
  ];
}

/** Lighthouse's figures in its mobile form: a slow phone on a slow line, as it simulates them. */
export async function runLighthouse(origin: string): Promise<string[][]> {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--accept-lang=es-ES', `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  try {
    for (const [name, path] of PAGES) rows.push(await judge(name, origin + path, port));
  } finally {
    await browser.close();
  }
  return rows;
}
