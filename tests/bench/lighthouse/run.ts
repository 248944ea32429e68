import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';
import { PROPOSAL } from '../../e2e/support/pages.ts';
import { startCompressingServer } from '../compressingServer.ts';
import { findFreePort } from '../previewServer.ts';
import { ensureInstalled } from '../../../cms/cli/steps/upToDate.ts';

const PAGES = [
  ['home', '/'],
  ['list', '/actrices'],
  ['talent', '/actrices/ines-quiroga'],
  ['finder', '/buscar?q=actriz+que+monte+a+caballo'],
  ['proposal', PROPOSAL],
] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];
const RUNS = 5;

/** Column headings of the rows that {@link runLighthouse} returns. */
export const LIGHTHOUSE_HEAD = [
  'page',
  'server',
  'performance',
  'lowest',
  'accessibility',
  'best practices',
  'SEO',
  'LCP',
  'CLS',
  'TBT',
];

/** The part of Lighthouse's JSON report that the benchmark reads. */
interface LighthouseReport {
  runtimeError?: { message: string };
  /** A score is a share of 1, or null if an audit failed. */
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

/** Bytes of a JSON report, which contains screenshots. */
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** Lighthouse is a command here, with packages of its own: the root's types do not know them. */
const LIGHTHOUSE = path.join(import.meta.dirname, 'node_modules/.bin/lighthouse');

async function audit(url: string, port: number) {
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting'];
  const args = [url, `--port=${port}`, `--only-categories=${CATEGORIES.join(',')}`, ...options];
  const run = await promisify(execFile)(LIGHTHOUSE, args, { maxBuffer: MAX_REPORT_BYTES });
  const { runtimeError, categories, audits } = JSON.parse(run.stdout) as LighthouseReport;
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    values: AUDITS.map((id) => audits[id]?.displayValue ?? '–'),
  };
}

/** Audits a page {@link RUNS} times; returns the run with the median performance, and the lowest. */
async function auditOften(url: string, port: number): Promise<string[]> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  while (runs.length < RUNS) runs.push(await audit(url, port));
  runs.sort((a, b) => a.scores[0]! - b.scores[0]!);
  const { scores, values } = runs[Math.floor(RUNS / 2)]!;
  const [performance, ...others] = scores.map(String);
  return [performance!, String(runs[0]!.scores[0]), ...others, ...values];
}

/**
 * Runs Lighthouse's mobile audits, which simulate a slow phone on a slow connection: as a host serves
 * the site (HTTP/2, Brotli), and from a server that does not compress (HTTP/1.1). Installs Lighthouse
 * on first use.
 *
 * @param origin of a server that does not compress
 */
export async function runLighthouse(origin: string): Promise<string[][]> {
  await ensureInstalled(import.meta.dirname, 'Lighthouse');
  const port = await findFreePort();
  const options = launchOptions();
  const flags = ['--accept-lang=es-ES', '--ignore-certificate-errors'];
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, ...flags, `--remote-debugging-port=${port}`],
  });
  const compressing = await startCompressingServer(origin);
  const rows: string[][] = [];
  try {
    for (const [name, path] of PAGES) {
      rows.push([name, 'HTTP/2, Brotli', ...(await auditOften(compressing.origin + path, port))]);
      rows.push([name, 'HTTP/1.1, plain', ...(await auditOften(origin + path, port))]);
    }
  } finally {
    compressing.stop();
    await browser.close();
  }
  return rows;
}
