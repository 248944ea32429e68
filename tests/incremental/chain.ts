import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { startAgency } from './fixtureAgency.ts';
import { Chance } from './chance.ts';
import { differences } from './compare.ts';
import { damage } from './damage.ts';
import { edit } from './edits.ts';
import { WholeSite, copyCode } from './builtSite.ts';

/*
 * One agency and the sequences of changes that befall it, each of which begins where the last one
 * ended: `node chain.ts <seed> <count> [whole]`; with `whole` each build is a process of its own. Prints a line for each, and ends with code 1 at the first
 * whose incremental site is not the clean one.
 */

const [seed = 1, count = 1] = process.argv.slice(2, 4).map(Number);
const isWhole = process.argv[4] === 'whole';
const chance = new Chance(seed);
const agency = await startAgency(chance);
Object.assign(process.env, {
  CMS_URL: agency.url,
  CMS_TOKEN: agency.key,
  ASTRO_TELEMETRY_DISABLED: '1',
});
const code = await copyCode();
const site = isWhole
  ? new WholeSite(code)
  : await (await import('./quick.ts')).QuickSite.bundle(code);
const folder = path.join(site.folder, '.built');
const cache = path.join(folder, 'cache/');
const dist = path.join(folder, 'dist/');
await mkdir(folder);
let cleanBuilds = 0;

/** One build after some edits, and perhaps after something befell what is kept. */
async function step(): Promise<string[]> {
  const done: string[] = [];
  for (let edits = 1 + chance.below(3); edits > 0; edits--) {
    done.push(await edit(agency.payload, chance));
  }
  if (chance.happens(0.15)) done.push(await damage(cache, chance));
  if (chance.happens(0.1)) {
    const breakAt = chance.next();
    const isDone = await site.build(dist, cache, breakAt);
    done.push(isDone ? 'a build' : `a build that broke at ${breakAt.toFixed(2)}`);
  }
  if (!(await site.build(dist, cache))) throw new Error(`No build after ${done.join('; ')}`);
  return done;
}

/**
 * A build that finds nothing of an earlier one but the cards of clean builds, whose names tell what
 * is on them: to draw them again each time would take longer than all the rest.
 */
async function buildClean(outDir: string): Promise<boolean> {
  const cleanCache = path.join(folder, 'clean-cache/');
  for (const name of ['data-store.json', 'data-store.seal', 'assets']) {
    await rm(path.join(cleanCache, name), { recursive: true, force: true });
  }
  process.env.PUBLIC_CLEAN = String(++cleanBuilds);
  try {
    return await site.build(outDir, cleanCache);
  } finally {
    delete process.env.PUBLIC_CLEAN;
  }
}

async function sequence(): Promise<{ done: string[]; found: string[] }> {
  const done: string[] = [];
  for (let steps = 1 + chance.below(3); steps > 0; steps--) done.push(...(await step()), '→');
  const clean = path.join(folder, 'clean/');
  if (!(await buildClean(clean))) throw new Error('The clean build failed');
  return { done, found: await differences(dist, clean) };
}

let isRight = await site.build(dist, cache);
for (let number = 1; isRight && number <= count; number++) {
  const begin = performance.now();
  const { done, found } = await sequence();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`seed ${seed}, sequence ${number}, ${seconds} s: ${done.join('; ')}`);
  for (const difference of found) console.log(`  ${difference}`);
  isRight = found.length === 0;
  if (!isRight) await cp(folder, `${site.folder}-failed`, { recursive: true });
}
await agency.close();
await rm(site.folder, { recursive: true, force: true });
await rm(agency.folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
