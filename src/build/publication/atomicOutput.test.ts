import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { atomicOutput } from './atomicOutput';
import { hooksOf } from '../../../tests/unit/support/hooks';

/** Creates a temporary folder with these empty files; its output folder is `dist`. */
async function createFolder(...files: string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'output-'));
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  return { folder, outDir: pathToFileURL(`${folder}/dist/`) };
}
const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

/** Starts a build; returns how it ends, and the folder that it writes to. */
async function startBuild(outDir: URL) {
  const call = hooksOf(atomicOutput());
  const updateConfig = vi.fn<(config: { outDir: URL }) => void>();
  await call('astro:config:setup', { command: 'build', config: { outDir }, updateConfig });
  const end = () => call('astro:build:done', { logger: { info: () => {} } });
  return { end, staging: updateConfig.mock.calls[0]![0].outDir };
}

describe('the output folder', () => {
  it.each([[['dist/old.html']], [[]]])('with %j is replaced when the build ends', async (files) => {
    const { folder, outDir } = await createFolder(...files);
    const { end, staging } = await startBuild(outDir);
    expect(staging.href).toBe(outDir.href.replace(/dist\/$/, 'dist.next/'));
    await mkdir(staging);
    await writeFile(new URL('new.html', staging), '');
    expect(await filesIn(folder)).not.toContain('dist/new.html');
    await end();
    expect(await filesIn(folder)).toEqual(['dist', 'dist/new.html']);
  });

  it('is restored when a build was killed while publishing', async () => {
    const { folder, outDir } = await createFolder('dist.last/old.html', 'dist.next/new.html');
    await startBuild(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/old.html']);
  });

  it('is unchanged when a build was killed, and the staging folder is deleted', async () => {
    const { folder, outDir } = await createFolder('dist/old.html', 'dist.next/half.html');
    await startBuild(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/old.html']);
  });
});
