import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findExecutable, launchOptions } from '../browser/chromium';

/** A browser that can be killed, as by a crash, and whose profile another one opens afterwards. */
export interface CrashingBrowser {
  newPage(): ReturnType<Awaited<ReturnType<typeof chromium.connectOverCDP>>['newPage']>;
  crash(): Promise<void>;
}

/** Starts Chromium with a profile in a folder. */
export async function startCrashingBrowser(profile: string): Promise<CrashingBrowser> {
  const child = spawn(
    findExecutable(),
    [
      ...launchOptions().args,
      '--headless=new',
      '--no-first-run',
      '--remote-debugging-port=0',
      '--lang=es-ES',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // Debian's Chromium is started by a shell script: both are of one process group.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  for await (const line of createInterface(child.stderr)) {
    const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (!endpoint) continue;
    const browser = await chromium.connectOverCDP(endpoint);
    return {
      newPage: () => browser.contexts()[0]!.newPage(),
      async crash() {
        const exited = once(child, 'exit');
        process.kill(-child.pid!, 'SIGKILL');
        await exited;
      },
    };
  }
  throw new Error('Chromium did not start');
}
