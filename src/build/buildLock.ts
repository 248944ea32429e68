import type { AstroIntegration } from 'astro';
import { access, constants, mkdir } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SettingError } from '../../cms/contract/settingError.ts';

/** Relative to the root. Only its lock matters; the file stays empty. */
const LOCK_FILE = 'node_modules/.build-lock';
const POLL_MS = 500;
const LOG_EVERY_MS = 30_000;
const SQLITE_BUSY = 5;

/** Key on `globalThis`: this process keeps its locks until it ends. */
const LOCKS_KEY = Symbol.for('foco-agencia:build-locks');
const registry = globalThis as { [LOCKS_KEY]?: Map<string, DatabaseSync> };

const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY;

/**
 * Locks a file with SQLite: Node has no lock that ends with the process, however it ends.
 *
 * @returns the open database, or `undefined` if another process has locked the file
 */
function tryLock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

/** @throws {Error} naming the folder, when this process may not write a site's output and caches */
async function assertWritable(root: URL): Promise<void> {
  for (const folder of [root, new URL('.', new URL(LOCK_FILE, root))]) {
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new SettingError(
        `The folder ${fileURLToPath(folder)} is not writable (${code}): give this user write access`,
      );
    }
  }
}

/**
 * Waits until no other process builds in a folder, and locks it until this process ends, which may lock it
 * again. Logs a line when it must wait, and every 30 s.
 */
async function lockFolder(root: URL, log: (line: string) => void): Promise<void> {
  const locks = (registry[LOCKS_KEY] ??= new Map());
  const file = fileURLToPath(new URL(LOCK_FILE, root));
  if (locks.has(file)) return;
  await assertWritable(root);
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const lock = tryLock(file);
    if (lock) return void locks.set(file, lock);
    if (waitedMs % LOG_EVERY_MS === 0) {
      log(`Another build runs in this folder; this one starts when it ends (${waitedMs / 1000} s)`);
    }
    await wait(POLL_MS);
  }
}

/**
 * Lets one build at a time run in a folder: two would delete each other's output. Must be the first
 * integration. `astro dev` and `astro preview` do not wait.
 */
export const buildLock = (): AstroIntegration => ({
  name: 'build-lock',
  hooks: {
    'astro:config:setup': async ({ command, config, logger }) => {
      if (command === 'build') {
        await lockFolder(config.root, (line) => logger.warn(line));
      }
    },
  },
});
