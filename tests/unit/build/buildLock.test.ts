import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { buildLock } from '~/build/buildLock';
import { hooksOf } from '../support/hooks';

const MODULE = path.resolve(import.meta.dirname, '../../../src/build/buildLock.ts');

/** Starts a process that locks a folder, prints what it logs, then `locked`, and never ends. */
function lockInProcess(root: URL): ChildProcess {
  const code = `
    const { buildLock } = await import(${JSON.stringify(pathToFileURL(MODULE).href)});
    const config = { root: new URL(${JSON.stringify(root.href)}) };
    const logger = { warn: console.log };
    await buildLock().hooks['astro:config:setup']({ command: 'build', config, logger });
    console.log('locked');
    setInterval(() => {}, 1000);
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Locks a folder in this process. */
const lockFolder = (root: URL, warn: () => void) =>
  hooksOf(buildLock())('astro:config:setup', {
    command: 'build',
    config: { root },
    logger: { warn },
  });

async function nextLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return String(chunk).trim();
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const createRoot = async () => pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'con ñ '))}/`);

it('a second build waits, says so, and starts when the first one is killed', async () => {
  const root = await createRoot();
  const first = lockInProcess(root);
  expect(await nextLine(first)).toBe('locked');
  const second = lockInProcess(root);
  expect(await nextLine(second)).toBe(
    'Another build runs in this folder; this one starts when it ends (0 s)',
  );
  await kill(first);
  expect(await nextLine(second)).toBe('locked');
  await kill(second);
  await lockFolder(root, () => expect.unreachable('the lock of a killed build remained'));
});

it('a process may build twice in one folder', async () => {
  const root = await createRoot();
  await lockFolder(root, () => expect.unreachable());
  await lockFolder(root, () => expect.unreachable());
});

it('builds in two folders do not wait for each other', async () => {
  const first = lockInProcess(await createRoot());
  expect(await nextLine(first)).toBe('locked');
  await lockFolder(await createRoot(), () => expect.unreachable());
  await kill(first);
});
