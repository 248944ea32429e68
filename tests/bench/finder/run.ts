import type * as Client from './client';
import type * as Indexes from './indexes';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { launchOptions } from '../../browser/chromium.ts';
import { kilobytes, printTable } from '../table.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** How much slower a slow phone is. */
const SLOW = 6;

/** Modules that the index imports and does not use: by one, Astro prepares i18next. */
const UNUSED = ['astro:scripts/page-ssr.js', 'sharp'];

/** Vite's plugin that replaces them by an empty one. */
const WITHOUT_UNUSED = {
  name: 'without-unused',
  enforce: 'pre' as const,
  resolveId: (id: string) => (UNUSED.includes(id) ? '\0empty' : undefined),
  load: (id: string) => (id === '\0empty' ? 'export default undefined' : undefined),
};

/** Bundles a file of this folder and returns the path of the bundle. */
async function bundle(name: 'client' | 'indexes', folder: string): Promise<string> {
  const isClient = name === 'client';
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [WITHOUT_UNUSED],
    resolve: { alias: { '~': path.join(ROOT, 'src') } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: isClient,
      ...(isClient ? {} : { ssr: true }),
      lib: {
        entry: path.join(import.meta.dirname, `${name}.ts`),
        name: 'bench',
        formats: [isClient ? 'iife' : 'es'],
        fileName: () => `${name}.js`,
      },
    },
    ssr: { noExternal: true },
  });
  return path.join(folder, `${name}.js`);
}

async function readDictionaries(): Promise<Indexes.Dictionaries> {
  const languages = ['es', 'en'].map(async (language) => {
    const folder = path.join(ROOT, 'i18n', language);
    const files = (await readdir(folder)).map(async (file) => [
      path.basename(file, '.json'),
      JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    ]);
    return [language, Object.fromEntries(await Promise.all(files))];
  });
  return Object.fromEntries(await Promise.all(languages));
}

/** Returns the size after Brotli; hosts compress on the fly with a lower quality than files. */
const brotli = (content: string | Uint8Array, quality = 5): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

async function measureInBrowser(browser: Browser, script: string, json: string, slower: number) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addScriptTag({ path: script });
  const run = (text: string) =>
    (globalThis as unknown as { bench: typeof Client }).bench.measure(text);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const times = await page.evaluate(run, json);
  const before = await heap();
  await page.evaluate(run, json);
  const after = await heap();
  await page.close();
  return { times, heap: after, growth: after - before };
}

const HEAD = [
  'talents',
  'index',
  'Brotli 5',
  'Brotli 11',
  'first result, slow phone',
  'slowest idle step',
  'key, median',
  'key, slowest',
  'search, median',
  'heap',
  'heap after 1,000 more searches',
];

/** Measures the finder's index, code, times and memory with generated agencies, and prints tables. */
export async function measureFinder(sizes: readonly number[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-finder-'));
  const browser = await chromium.launch(launchOptions());
  try {
    const script = await bundle('client', folder);
    const url = pathToFileURL(await bundle('indexes', folder)).href;
    const { initTexts, createIndex } = (await import(url)) as typeof Indexes;
    await initTexts(await readDictionaries());
    const rows: string[][] = [];
    for (const size of sizes) {
      const json = JSON.stringify(createIndex(size));
      const slow = await measureInBrowser(browser, script, json, SLOW);
      const fast = await measureInBrowser(browser, script, json, 1);
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      const { first, slowestStep, key, slowestKey } = slow.times;
      rows.push([
        size.toLocaleString('en'),
        ...[json.length, brotli(json), brotli(json, 11)].map(kilobytes),
        ...[first, slowestStep, key, slowestKey].map(ms),
        ms(fast.times.query),
        `${(fast.heap / 1e6).toFixed(1)} MB`,
        `${(fast.growth / 1000).toFixed(0)} kB`,
      ]);
    }
    printTable(HEAD, rows);
    printTable(['code', 'Brotli'], [[script, kilobytes(brotli(await readFile(script), 11))]]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
