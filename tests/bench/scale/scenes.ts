import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentOf, prepareAgency } from './agencies.ts';

/** What one build took; times in ms. */
export interface Report {
  totalMs: number;
  peakMb: number;
  /** While at least one question to the CMS was open, before the first page. */
  loadingAskedMs: number;
  /** By phase, summed. */
  sums: Record<string, number>;
  /** When a phase ended. */
  ends: Record<string, number>;
  begin: number;
}

/** The builds of one agency, by what had happened before. */
export type Scenes = Record<'first' | 'pages' | 'change' | 'nothing', Report>;

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
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

async function change(cms: ChildProcess): Promise<void> {
  cms.send(`Un texto de las ${new Date().toISOString()}.`);
  await once(cms, 'message');
}

/** Builds an agency of so many talents, from nothing and after changes. */
export async function play(talents: number, isWithPictures: boolean): Promise<Scenes> {
  const agency = await prepareAgency(talents);
  const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
  // A copy, since one of the scenes changes it.
  await cp(agency, path.join(folder, 'agency'), { recursive: true });
  const cms = fork(here('cms.ts'), {
    env: { ...process.env, ...environmentOf(path.join(folder, 'agency')) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [{ url, key }] = (await once(cms, 'message')) as [{ url: string; key: string }];
    const environment = {
      CMS_URL: url,
      CMS_TOKEN: key,
      IMAGE_DOMAIN: isWithPictures ? '' : 'pictures.example',
    };
    const first = await build(folder, environment);
    await change(cms);
    const changed = await build(folder, environment);
    const nothing = await build(folder, environment);
    // As after a change of the code: cards and pictures stay, all else is loaded and made anew.
    await rm(path.join(folder, 'cache/data-store.json'));
    const pages = await build(folder, { ...environment, PUBLIC_BENCH: '1' });
    return { first, change: changed, nothing, pages };
  } finally {
    cms.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
