import type { AstroConfig, AstroIntegration } from 'astro';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from '#contract/settingError.ts';

/**
 * Returns the file that holds the id of the process that builds with a cache; a killed one leaves it. Hosts do not
 * cache its folder.
 */
function lockFile({ root, cacheDir }: Pick<AstroConfig, 'root' | 'cacheDir'>): URL {
  const cache = path.relative(fileURLToPath(root), fileURLToPath(cacheDir));
  return new URL(`.astro/build-${cache.replaceAll(/[^\w]+/g, '-')}.pid`, root);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Ends a build while another process builds with the same cache: they would delete each other's files.
 */
export const buildLock = (): AstroIntegration => {
  let file: URL;
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return;
        file = lockFile(config);
        const pid = Number(await readFile(file, 'utf8').catch(() => ''));
        if (pid > 0 && pid !== process.pid && isRunning(pid)) {
          throw new SettingError(
            `Another build runs in this folder (process ${pid}): wait until it ends, ` +
              `give this one other folders with BUILD_DIR, or, if there is none, delete ${fileURLToPath(file)}`,
          );
        }
        await mkdir(new URL('.', file), { recursive: true });
        await writeFile(file, String(process.pid));
      },
      'astro:build:done': () => rm(file, { force: true }),
    },
  };
};
