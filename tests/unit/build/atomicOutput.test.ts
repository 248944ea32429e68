import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { publish, recover, stagingDir } from '~/build/atomicOutput.ts';

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

describe('the output folder', () => {
  it('is replaced by the staging folder', async () => {
    const { folder, outDir } = await createFolder('dist/old.html', 'dist.next/new.html');
    await publish(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/new.html']);
  });

  it('is created from the staging folder if it does not exist', async () => {
    const { folder, outDir } = await createFolder('dist.next/new.html');
    await publish(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/new.html']);
  });

  it('is restored when a build was killed while publishing', async () => {
    const { folder, outDir } = await createFolder('dist.last/old.html', 'dist.next/new.html');
    await recover(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/old.html']);
  });

  it('is unchanged when a build was killed, and the staging folder is deleted', async () => {
    const { folder, outDir } = await createFolder('dist/old.html', 'dist.next/half.html');
    await recover(outDir);
    expect(await filesIn(folder)).toEqual(['dist', 'dist/old.html']);
  });

  it('has its staging folder next to it, on the same file system', () => {
    expect(stagingDir(new URL('file:///site/dist/')).href).toBe('file:///site/dist.next/');
  });
});
