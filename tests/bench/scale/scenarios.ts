import type { Report } from './report.ts';
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cmsEnvironment, prepareAgency } from './agencies.ts';

/** One build after a known state of the caches. */
export type Scenario = [name: string, report: Report];

/** The number of talents up to which Node's heap is limited to 512 MB: 5,000 need twice as much. */
const SMALL_AGENCY = 3000;

/**
 * Limits the memory of a build, which then collects garbage for a quarter of its time. Otherwise Node uses
 * the available memory first, each thread of the bundler keeps what it has freed, and so does the C library.
 */
const memoryLimits = (talents: number) => ({
  NODE_OPTIONS: `--max-old-space-size=${talents > SMALL_AGENCY ? 1024 : 512} --max-semi-space-size=4`,
  MIMALLOC_PURGE_DELAY: '0',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  RAYON_NUM_THREADS: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
});

const here = (name: string) => path.join(import.meta.dirname, name);

/** Builds the site of a CMS once, in a process of its own, into `dist` and `cache` of a folder. */
export async function build(folder: string, environment: Record<string, string>): Promise<Report> {
  const report = path.join(folder, 'report.json');
  // Strict, because a wrong file would be fetched several times instead of failing.
  const paths = [path.join(folder, 'dist'), path.join(folder, 'cache/'), report];
  const args = [here('build.ts'), ...paths, '--strict'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build exited with code ${code}`);
  const text = await readFile(report, 'utf8');
  console.error(text);
  return JSON.parse(text) as Report;
}

async function changeTalent(cms: ChildProcess): Promise<void> {
  cms.send(`Un texto de las ${new Date().toISOString()}.`);
  await once(cms, 'message');
}

/** Builds after a changed talent, without changes, and after a change that affects all pages. */
async function runRebuilds(folder: string, cms: ChildProcess, environment: Record<string, string>) {
  await changeTalent(cms);
  const changed = await build(folder, environment);
  const nothing = await build(folder, environment);
  const pages = await rebuildPages(folder, environment);
  return { changed, nothing, pages };
}

/** A generated agency that a CMS serves over HTTP. */
interface ServedAgency {
  /** A temporary folder for builds. */
  folder: string;
  cms: ChildProcess;
  /** The environment of builds that generate images. */
  environment: Record<string, string>;
}

/** Serves a copy of a generated agency while `run` runs, because builds and edits change it. */
export async function withAgency<Result>(
  talents: number,
  run: (served: ServedAgency) => Promise<Result>,
): Promise<Result> {
  const agency = await prepareAgency(talents);
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  await cp(agency, path.join(folder, 'agency'), { recursive: true });
  const cms = fork(here('cms.ts'), {
    env: { ...process.env, ...cmsEnvironment(path.join(folder, 'agency')) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ url, key }] = (await once(cms, 'message')) as [{ url: string; key: string }];
    const environment: Record<string, string> = {
      CMS_URL: url,
      CMS_TOKEN: key,
      CMS_TIMEOUT_SECONDS: '300',
      IMAGE_DOMAIN: '',
    };
    return await run({ folder, cms, environment });
  } finally {
    cms.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds all pages again, after a change of the code; images are reused. */
export async function rebuildPages(folder: string, environment: Record<string, string>) {
  await rm(path.join(folder, 'cache/data-store.json'));
  return build(folder, { ...environment, PUBLIC_BENCH: 'another code' });
}

/**
 * Builds an agency of so many talents with empty caches and after changes: first with images that the
 * build generates, then with the URLs of an image CDN.
 */
export const runScenarios = (talents: number): Promise<Scenario[]> =>
  withAgency(talents, async ({ folder, cms, environment: generated }) => {
    const withCdn = { ...generated, IMAGE_DOMAIN: 'images.example' };
    const first = await build(folder, generated);
    const generatedBuilds = await runRebuilds(folder, cms, generated);
    await changeTalent(cms);
    const limited = await build(folder, { ...generated, ...memoryLimits(talents) });
    await build(folder, withCdn);
    const cdnBuilds = await runRebuilds(folder, cms, withCdn);
    return [
      ['first build', first],
      ['all pages; images reused', generatedBuilds.pages],
      ['one talent changed', generatedBuilds.changed],
      ['nothing changed', generatedBuilds.nothing],
      ['one talent changed, limited memory', limited],
      ['image CDN: all pages; OG images reused', cdnBuilds.pages],
      ['image CDN: one talent changed', cdnBuilds.changed],
      ['image CDN: nothing changed', cdnBuilds.nothing],
    ];
  });
