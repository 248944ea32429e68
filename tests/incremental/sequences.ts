import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkedFile } from '../../src/build/incremental/outputStore.ts';
import { SeededRandom } from '../support/random.ts';
import { findDifferences } from './compareFolders.ts';
import { corruptCache } from './corruptCache.ts';
import { performEdit } from './edits.ts';
import { FullBuildSite, copySiteCode } from './fullBuildSite.ts';
import { startAgency } from './randomAgency.ts';

/*
 * Runs random edit sequences on one agency: `node sequences.ts <seed> <count> [full]`. After each
 * sequence it compares the incremental site with a clean build; the next sequence starts from the
 * state that the last one left. With `full`, every build is a process of its own. Prints one line
 * per sequence and exits with code 1 at the first difference.
 */

const [seed = 1, count = 1] = process.argv.slice(2, 4).map(Number);
const isFullBuild = process.argv[4] === 'full';
const random = new SeededRandom(seed);
const agency = await startAgency(random);
Object.assign(process.env, {
  CMS_URL: agency.url,
  CMS_TOKEN: agency.key,
  ASTRO_TELEMETRY_DISABLED: '1',
});
const code = await copySiteCode();
const site = isFullBuild
  ? new FullBuildSite(code)
  : await (await import('./sharedBundleSite.ts')).SharedBundleSite.bundle(code);
const folder = path.join(site.folder, '.built');
const cache = path.join(folder, 'cache/');
const dist = path.join(folder, 'dist/');
await mkdir(folder);
let cleanBuilds = 0;

/** Performs one to three edits, sometimes corrupts the cache or interrupts a build, and builds. */
async function runStep(): Promise<string[]> {
  const actions: string[] = [];
  for (let edits = 1 + random.integer(3); edits > 0; edits--) {
    actions.push(await performEdit(agency.payload, random));
  }
  if (random.boolean(0.15)) actions.push(await corruptCache(cache, random));
  if (random.boolean(0.1)) {
    const interruptAt = random.next();
    const isFinished = await site.build(dist, cache, interruptAt);
    actions.push(isFinished ? 'built' : `interrupted a build at ${interruptAt.toFixed(2)}`);
  }
  if (!(await site.build(dist, cache)))
    throw new Error(`The build failed after: ${actions.join('; ')}`);
  return actions;
}

/**
 * Builds without a data store, cached pages or cached images. Open Graph images of earlier clean
 * builds are reused, because their file names hash their content and drawing them takes longer
 * than the rest of the build.
 */
async function buildClean(outDir: string): Promise<boolean> {
  const cleanCache = path.join(folder, 'clean-cache/');
  for (const name of ['data-store.json', 'data-store.checksum']) {
    await rm(path.join(cleanCache, name), { recursive: true, force: true });
  }
  const index = pathToFileURL(path.join(cleanCache, 'site/made.json'));
  const made = (await checkedFile.read<object>(index)) ?? {};
  const images = Object.entries(made).filter(([name]) => name.startsWith('cards/'));
  await checkedFile.write(index, Object.fromEntries(images));
  process.env.PUBLIC_CLEAN = String(++cleanBuilds);
  try {
    return await site.build(outDir, cleanCache);
  } finally {
    delete process.env.PUBLIC_CLEAN;
  }
}

async function runSequence(): Promise<{ actions: string[]; differences: string[] }> {
  const actions: string[] = [];
  for (let steps = 1 + random.integer(3); steps > 0; steps--) {
    actions.push(...(await runStep()), '→');
  }
  const clean = path.join(folder, 'clean/');
  if (!(await buildClean(clean))) throw new Error('The clean build failed');
  return { actions, differences: await findDifferences(dist, clean) };
}

let isEqual = await site.build(dist, cache);
for (let number = 1; isEqual && number <= count; number++) {
  const begin = performance.now();
  const { actions, differences } = await runSequence();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`seed ${seed}, sequence ${number}, ${seconds} s: ${actions.join('; ')}`);
  for (const difference of differences) console.log(`  ${difference}`);
  isEqual = differences.length === 0;
  if (!isEqual) await cp(folder, `${site.folder}-failed`, { recursive: true });
}
await agency.close();
await rm(site.folder, { recursive: true, force: true });
await rm(agency.folder, { recursive: true, force: true });
process.exit(isEqual ? 0 : 1);
