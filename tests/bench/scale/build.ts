import { writeFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { build } from 'astro';
import { standInForCards } from './cheapOgImages.ts';

/*
 * One build of the site in a process of its own: `node build.ts <outDir> <cacheDir> <report>`. The
 * report is a JSON of how long each phase took, in ms, and of the most memory that it held.
 */

const [outDir = '', cacheDir = '', report = ''] = process.argv.slice(2);
const sums: Record<string, number> = {};
const ends: Record<string, number> = {};

new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries()) {
    sums[name] = (sums[name] ?? 0) + duration;
    ends[name] = startTime + duration;
  }
}).observe({ entryTypes: ['measure'] });

let asking = 0;
let askedSince = 0;
let askedMs = 0;
const fetchReally = globalThis.fetch;

/** Times while at least one question to the CMS is open. */
globalThis.fetch = async (...request) => {
  if (asking++ === 0) askedSince = performance.now();
  try {
    const response = await fetchReally(...request);
    const body = await response.arrayBuffer();
    return new Response(body, response);
  } finally {
    if (--asking === 0) askedMs += performance.now() - askedSince;
  }
};

let loadingAskedMs = 0;
const loading = setInterval(() => {
  if (!ends['build:loaded']) loadingAskedMs = askedMs;
}, 5);
if (process.env.BENCH_CHEAP_CARDS) await standInForCards();
const begin = performance.now();
await build({ outDir, cacheDir, logLevel: 'error' });
clearInterval(loading);
await new Promise((resolve) => setImmediate(resolve));
const totalMs = performance.now() - begin;
const { user, system } = process.cpuUsage();
const cpuMs = (user + system) / 1000;
const peakMb = process.resourceUsage().maxRSS / 1024;
writeFileSync(
  report,
  JSON.stringify({ totalMs, cpuMs, peakMb, loadingAskedMs, askedMs, sums, ends, begin }),
);
process.exit(0);
