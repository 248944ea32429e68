import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentOf, prepareAgency } from './agencies.ts';

/** What one build took; times in ms. */
export interface Report {
  totalMs: number;
  /** Of all cores, Node's start included. */
  cpuMs: number;
  peakMb: number;
  /** While at least one question to the CMS was open, before the first page. */
  loadingAskedMs: number;
  /** By phase, summed. */
  sums: Record<string, number>;
  /** When a phase ended. */
  ends: Record<string, number>;
  begin: number;
}

/** One build, and what had happened before it. */
export type Scene = [name: string, report: Report];

/**
 * What lets a build do with a gigabyte: else Node takes what the machine has before it cleans up, and
 * the bundler and the C library keep what they are done with.
 */
const SMALL = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=4',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '1',
};

/** With more talents than this, one picture stands for all cards. */
const MOST_CARDS = 500;

const here = (name: string) => path.join(import.meta.dirname, name);

async function build(folder: string, environment: Record<string, string>): Promise<Report> {
  const report = path.join(folder, 'report.json');
  const args = [here('build.ts'), path.join(folder, 'dist'), path.join(folder, 'cache/'), report];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build ended with code ${code}`);
  const text = await readFile(report, 'utf8');
  console.error(text);
  return JSON.parse(text) as Report;
}

async function change(cms: ChildProcess): Promise<void> {
  cms.send(`Un texto de las ${new Date().toISOString()}.`);
  await once(cms, 'message');
}

/** Changes a talent and builds, builds again, and builds as after a change of the code. */
async function again(folder: string, cms: ChildProcess, environment: Record<string, string>) {
  await change(cms);
  const changed = await build(folder, environment);
  const nothing = await build(folder, environment);
  // Cards and pictures stay; all else is loaded and made anew.
  await rm(path.join(folder, 'cache/data-store.json'));
  const pages = await build(folder, { ...environment, PUBLIC_BENCH: 'another code' });
  return { changed, nothing, pages };
}

/**
 * Builds an agency of so many talents from nothing and after changes, with pictures that the build
 * makes and then with those of a service, of which it writes the addresses.
 */
export async function play(talents: number): Promise<Scene[]> {
  const agency = await prepareAgency(talents);
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  // A copy, since it is changed.
  await cp(agency, path.join(folder, 'agency'), { recursive: true });
  const cms = fork(here('cms.ts'), {
    env: { ...process.env, ...environmentOf(path.join(folder, 'agency')) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ url, key }] = (await once(cms, 'message')) as [{ url: string; key: string }];
    const cheap: Record<string, string> = talents > MOST_CARDS ? { BENCH_CHEAP_CARDS: '1' } : {};
    const made: Record<string, string> = {
      ...SMALL,
      ...cheap,
      CMS_URL: url,
      CMS_TOKEN: key,
      CMS_TIMEOUT_SECONDS: '300',
      IMAGE_DOMAIN: '',
    };
    const served = { ...made, IMAGE_DOMAIN: 'pictures.example' };
    const first = await build(folder, made);
    const withPictures = await again(folder, cms, made);
    await build(folder, served);
    const without = await again(folder, cms, served);
    return [
      ['first, all made', first],
      ['all pages; cards and pictures kept', withPictures.pages],
      ['one talent changed', withPictures.changed],
      ['nothing changed', withPictures.nothing],
      ['pictures of a service: all pages; cards kept', without.pages],
      ['… one talent changed', without.changed],
      ['… nothing changed', without.nothing],
    ];
  } finally {
    cms.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
