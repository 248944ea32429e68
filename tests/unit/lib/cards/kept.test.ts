import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { kept } from '~/lib/cards/kept';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'kept-'));
const file = new Uint8Array([1, 2, 3]);

test('what was made once is not made again', async () => {
  const folder = await newFolder();
  const make = vi.fn(async () => file);
  expect([...(await kept(folder, 'a.jpg', make))]).toEqual([1, 2, 3]);
  expect([...(await kept(folder, 'a.jpg', make))]).toEqual([1, 2, 3]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('what fails leaves nothing behind', async () => {
  const folder = await newFolder();
  const make = () => Promise.reject(new Error('no picture'));
  await expect(kept(folder, 'a.jpg', make)).rejects.toThrow('no picture');
  expect(await readdir(folder)).toEqual([]);
});
