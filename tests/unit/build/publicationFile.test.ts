import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { publicationFile } from '~/build/publicationFile.ts';

const ID = '3f2b8c1e-7d4a-4e6b-9c1d-2a5b8e7f0c3d';

afterEach(() => vi.unstubAllEnvs());

/** Ends a build, and returns its folder. */
async function build(body: string): Promise<string> {
  vi.stubEnv('INCOMING_HOOK_BODY', body);
  const folder = await mkdtemp(path.join(tmpdir(), 'publication-'));
  const { hooks } = publicationFile();
  await hooks['astro:build:done']!({ dir: pathToFileURL(`${folder}/`) } as never);
  return folder;
}

it('the site names the publication that requested its build', async () => {
  const folder = await build(JSON.stringify({ publication: ID }));
  expect(await readFile(path.join(folder, 'publication.txt'), 'utf8')).toBe(`${ID}\n`);
});

it('any other build writes no file', async () => {
  expect(await readdir(await build('{}'))).toEqual([]);
});
