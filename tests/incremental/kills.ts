import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { SeededRandom } from '../support/random.ts';
import { findDifferences } from './compareFolders.ts';
import { corruptCache } from './corruptCache.ts';
import { FullBuildSite, copySiteCode } from './fullBuildSite.ts';
import { startAgency } from './randomAgency.ts';

/*
 * Kills builds at random moments, and damages the cache before some of them: `node kills.ts <seed>
 * <count>`. After each kill the output folder must equal the site; every fifth time, and at the end, a
 * build that finishes must write the same site from what the kills left. Exits with code 1 if not.
 */

const [seed = 1, count = 100] = process.argv.slice(2, 4).map(Number);
const FINISH_EVERY = 5;
const random = new SeededRandom(seed);
const agency = await startAgency(random);
Object.assign(process.env, {
  CMS_URL: agency.url,
  CMS_TOKEN: agency.key,
  ASTRO_TELEMETRY_DISABLED: '1',
});
const site = new FullBuildSite(await copySiteCode());
const cache = path.join(site.folder, '.built/cache/');
const dist = path.join(site.folder, '.built/dist/');
const reference = path.join(site.folder, '.built/reference/');
const figures = { kills: 0, finished: 0, damages: 0, withoutOutput: 0, builds: 0 };

/** Kills a build; a fast one finishes before. Returns what happened. */
async function killBuild(): Promise<string[]> {
  const actions: string[] = [];
  if (random.boolean(0.6)) {
    actions.push(await corruptCache(cache, random));
    figures.damages++;
  }
  const interruptAt = 0.02 + random.next();
  const isFinished = await site.build(dist, cache, interruptAt);
  figures[isFinished ? 'finished' : 'kills']++;
  return [...actions, `${isFinished ? 'finished' : 'killed'} at ${interruptAt.toFixed(2)}`];
}

/** Compares the output with the site; between two renames, the previous output has another name. */
async function compareOutput(): Promise<string[]> {
  if (existsSync(dist)) return findDifferences(dist, reference);
  figures.withoutOutput++;
  return findDifferences(path.join(site.folder, '.built/dist.last'), reference);
}

async function finishBuild(): Promise<string[]> {
  figures.builds++;
  return (await site.build(dist, cache)) ? compareOutput() : ['the build failed'];
}

let isWhole = (await site.build(reference, cache)) && (await site.build(dist, cache));
for (let number = 1; isWhole && number <= count; number++) {
  const actions = await killBuild();
  const differences = await compareOutput();
  if (number % FINISH_EVERY === 0 || number === count) {
    actions.push('then a build');
    differences.push(...(await finishBuild()));
  }
  console.log(`seed ${seed}, kill ${number}: ${actions.join('; ')}`);
  for (const difference of differences) console.log(`  ${difference}`);
  isWhole = differences.length === 0;
}
console.log(JSON.stringify(figures));
await agency.close();
if (isWhole) await rm(site.folder, { recursive: true, force: true });
await rm(agency.folder, { recursive: true, force: true });
process.exit(isWhole ? 0 : 1);
