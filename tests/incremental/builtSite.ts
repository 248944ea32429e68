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

/** Copies the site's code, to be built beside other copies. */
export async function copyCode(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  return folder;
}

/** What builds a site from the CMS that the environment names. */
export interface Site {
  folder: string;
  /**
   * Builds the site.
   *
   * @param breakAt where it is to be broken off, from 0, its beginning, to 1, its end
   * @returns whether it came to its end
   */
  build(outDir: string, cacheDir: string, breakAt?: number): Promise<boolean>;
}

/** How long a build may take that is killed. */
const LONGEST_BUILD_MS = 5000;

/** A site that is built as `npm run build` does it. */
export class WholeSite implements Site {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async build(outDir: string, cacheDir: string, breakAt?: number): Promise<boolean> {
    const node = ['--input-type=module', '-e', BUILD, outDir, cacheDir];
    const child = spawn(process.execPath, node, {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', breakAt ? 'ignore' : 'inherit'],
    });
    const kill = () => child.kill('SIGKILL');
    const timer = breakAt && setTimeout(kill, breakAt * LONGEST_BUILD_MS);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    return code === 0;
  }
}
