import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from '../site/copy.ts';

const BUILD = `
  import { build } from 'astro';
  const [outDir, cacheDir] = process.argv.slice(1);
  await build({ outDir, cacheDir, logLevel: 'error' });
  process.exit(0);
`;

/** Copies the site's code into a temporary folder and returns the folder. */
export async function copySiteCode(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  return folder;
}

/** A copy of the site, built from the CMS that `CMS_URL` names. */
export interface Site {
  folder: string;
  /**
   * Builds the site.
   *
   * @param interruptAt where to interrupt the build, from 0 (start) to 1 (end)
   * @returns whether the build finished
   */
  build(outDir: string, cacheDir: string, interruptAt?: number): Promise<boolean>;
}

/** Time after which `interruptAt = 1` kills a build, until one has finished. */
const BUILD_MS = 5000;

/** Builds the site in a process of its own, as `npm run build` does. */
export class FullBuildSite implements Site {
  readonly folder: string;
  /** Duration of the last finished build. */
  #buildMs = BUILD_MS;

  constructor(folder: string) {
    this.folder = folder;
  }

  async build(outDir: string, cacheDir: string, interruptAt?: number): Promise<boolean> {
    const node = ['--input-type=module', '-e', BUILD, outDir, cacheDir];
    const child = spawn(process.execPath, node, {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', interruptAt ? 'ignore' : 'inherit'],
    });
    const kill = () => child.kill('SIGKILL');
    const startMs = performance.now();
    const timer = interruptAt && setTimeout(kill, interruptAt * this.#buildMs);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    if (code === 0) this.#buildMs = performance.now() - startMs;
    return code === 0;
  }
}
