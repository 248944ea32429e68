import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { buildLock } from './buildLock';
import { hooksOf } from '../../../tests/unit/support/hooks';

/** Creates a folder in which a process has begun to build. */
async function createRoot(pid: number | string | undefined) {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'con ñ '))}/`);
  const cacheDir = new URL('node_modules/.astro/', root);
  const file = new URL('.astro/build-node_modules-astro.pid', root);
  await mkdir(new URL('.', file));
  await writeFile(file, String(pid));
  const call = hooksOf(buildLock());
  const begin = (cache = cacheDir) =>
    call('astro:config:setup', { command: 'build', config: { root, cacheDir: cache } });
  return { root, file, begin, end: () => call('astro:build:done', {}) };
}

it('a second build ends with the process of the first, until that ends or is killed', async () => {
  const first = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void first.kill('SIGKILL'));
  const { root, file, begin, end } = await createRoot(first.pid);
  await expect(begin()).rejects.toThrow(
    `Another build runs in this folder (process ${first.pid}): wait until it ends`,
  );
  // One with folders of its own disturbs nobody.
  await begin(new URL('test-results/build/cache/', root));
  first.kill('SIGKILL');
  await once(first, 'exit');
  await begin();
  // A process may build twice.
  await begin();
  await end();
  expect(existsSync(file)).toBe(false);
});

it.each(['', 'half', '-1', '0'])('a file with "%s" stops no build', async (content) => {
  const { begin } = await createRoot(content);
  await begin();
});
