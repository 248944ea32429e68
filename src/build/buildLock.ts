import type { AstroIntegration } from 'astro';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SettingError } from '#contract/settingError.ts';

/** Holds the id of the process that builds; a killed one leaves it. Hosts do not cache its folder. */
const FILE = '.astro/build.pid';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Ends a build while another process builds in the same folder: they would delete each other's output. Must
 * be the first integration.
 */
export const buildLock = (): AstroIntegration => {
  let file: URL;
  return {
    name: 'build-lock',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command !== 'build') return;
        file = new URL(FILE, config.root);
        const pid = Number(await readFile(file, 'utf8').catch(() => ''));
        if (pid > 0 && pid !== process.pid && isRunning(pid)) {
          throw new SettingError(
            `Another build runs in this folder (process ${pid}): wait until it ends. ` +
              `If there is none, delete ${fileURLToPath(file)}`,
          );
        }
        await mkdir(new URL('.', file), { recursive: true });
        await writeFile(file, String(process.pid));
      },
      'astro:build:done': () => rm(file, { force: true }),
    },
  };
};
