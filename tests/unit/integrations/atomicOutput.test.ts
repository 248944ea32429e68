import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { draftOf, swap, tidy } from '~/integrations/atomicOutput.ts';

/** A room with a folder for the site in it; `files` are put below it, with their folders. */
async function roomWith(...files: string[]) {
  const room = await mkdtemp(path.join(tmpdir(), 'room-'));
  for (const file of files) {
    await mkdir(path.dirname(path.join(room, file)), { recursive: true });
    await writeFile(path.join(room, file), '');
  }
  return { room, target: pathToFileURL(`${room}/dist/`) };
}
const filesIn = async (room: string) => (await readdir(room, { recursive: true })).sort();

describe('the folder of the site', () => {
  it('is taken whole by the draft beside it', async () => {
    const { room, target } = await roomWith('dist/old.html', 'dist.next/new.html');
    await swap(target);
    expect(await filesIn(room)).toEqual(['dist', 'dist/new.html']);
  });

  it('is made by the draft where there was none', async () => {
    const { room, target } = await roomWith('dist.next/new.html');
    await swap(target);
    expect(await filesIn(room)).toEqual(['dist', 'dist/new.html']);
  });

  it('comes back after a swap that was killed halfway', async () => {
    const { room, target } = await roomWith('dist.last/old.html', 'dist.next/new.html');
    await tidy(target);
    expect(await filesIn(room)).toEqual(['dist', 'dist/old.html']);
  });

  it('stays when a build was killed, and the half draft goes', async () => {
    const { room, target } = await roomWith('dist/old.html', 'dist.next/half.html');
    await tidy(target);
    expect(await filesIn(room)).toEqual(['dist', 'dist/old.html']);
  });

  it('has its draft beside it, where one rename is enough', () => {
    expect(draftOf(new URL('file:///site/dist/')).href).toBe('file:///site/dist.next/');
  });
});
