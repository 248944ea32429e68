import { writeFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { build } from 'astro';

/*
 * Builds the site once: `node build.ts <outDir> <cacheDir> <report>`. The report is a JSON file with
 * the duration of each phase in ms and the peak memory in MB.
 */

const [outDir = '', cacheDir = '', report = ''] = process.argv.slice(2);
const sums: Record<string, number> = {};
const ends: Record<string, number> = {};

/** CPU time and number of measured phases by name. */
const cpuSums: Record<string, number> = {};
const counts: Record<string, number> = {};
const cpuNow = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const measure = performance.measure.bind(performance);
let lastCpu = cpuNow();
let lastName = '';

/** Adds the CPU time since the last call to the phases that have ended, which have the same name. */
function addCpu(): void {
  const cpu = cpuNow();
  cpuSums[lastName] = (cpuSums[lastName] ?? 0) + cpu - lastCpu;
  lastCpu = cpu;
}

/**
 * Counts the phase that ends; an observer is called later. The CPU time is read when the name changes: of
 * each page it would cost 0.8 s at 1,000 talents.
 */
performance.measure = (name: string, ...options) => {
  if (name !== lastName) addCpu();
  lastName = name;
  counts[name] = (counts[name] ?? 0) + 1;
  return measure(name, ...options);
};

new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries()) {
    sums[name] = (sums[name] ?? 0) + duration;
    ends[name] = startTime + duration;
  }
}).observe({ entryTypes: ['measure'] });

let openRequests = 0;
let openSince = 0;
let requestMs = 0;
const originalFetch = globalThis.fetch;

/** Sums the time during which at least one request to the CMS is open. */
globalThis.fetch = async (...request) => {
  if (openRequests++ === 0) openSince = performance.now();
  try {
    const response = await originalFetch(...request);
    const body = await response.arrayBuffer();
    return new Response(body, response);
  } finally {
    if (--openRequests === 0) requestMs += performance.now() - openSince;
  }
};

let loadingRequestMs = 0;
const sampler = setInterval(() => {
  if (!ends['build:loaded']) loadingRequestMs = requestMs;
}, 5);
const begin = performance.now();
await build({ outDir, cacheDir, logLevel: 'error' });
clearInterval(sampler);
addCpu();
await new Promise((resolve) => setImmediate(resolve));
const totalMs = performance.now() - begin;
const cpuMs = cpuNow();
const peakMb = process.resourceUsage().maxRSS / 1024;
writeFileSync(
  report,
  JSON.stringify({ totalMs, cpuMs, peakMb, loadingRequestMs, sums, cpuSums, counts, ends, begin }),
);
process.exit(0);
