import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COPIED = [
  ...['src', 'i18n', 'public', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['astro.config.mjs', 'astro-i18next.config.ts', 'tailwind.config.ts'],
];
const BUILD = `
  import { build } from 'astro';
  const [outDir, cacheDir] = process.argv.slice(1);
  await build({ outDir, cacheDir, logLevel: 'error' });
  process.exit(0);
`;

/** A copy of the site's code that is built by itself, beside others. */
export class Site {
  readonly folder: string;
  readonly #cms: Record<string, string>;

  private constructor(folder: string, cms: Record<string, string>) {
    this.folder = folder;
    this.#cms = cms;
  }

  /** Copies the code; the packages are linked. */
  static async copy(cms: { url: string; key: string }): Promise<Site> {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    for (const name of COPIED) {
      await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
    const cmsFiles = path.join(folder, 'cms');
    await mkdir(cmsFiles);
    for (const name of ['integration.ts']) {
      await cp(path.join(ROOT, 'cms', name), path.join(cmsFiles, name));
    }
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return new Site(folder, { CMS_URL: cms.url, CMS_TOKEN: cms.key, ASTRO_TELEMETRY_DISABLED: '1' });
  }

  /**
   * Builds the site.
   *
   * @param killAfterMs when it is killed, where it is to be
   * @returns whether it came to its end
   */
  async build(outDir: string, cacheDir: string, killAfterMs?: number): Promise<boolean> {
    const node = ['--input-type=module', '-e', BUILD, outDir, cacheDir];
    const child = spawn(process.execPath, node, {
      cwd: this.folder,
      env: { ...process.env, ...this.#cms },
      stdio: ['ignore', 'ignore', killAfterMs ? 'ignore' : 'inherit'],
    });
    const timer = killAfterMs && setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    return code === 0;
  }
}
