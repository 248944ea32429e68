import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const beside = (folder: URL, name: string) => new URL(`${folder.href.replace(/\/$/, '')}.${name}/`);

/** Where a build writes until it is whole: beside the folder that it is to become. */
export const draftOf = (target: URL): URL => beside(target, 'next');

const formerOf = (target: URL): URL => beside(target, 'last');

const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

/** Puts back what a swap that was killed halfway took away, and clears what a broken build left. */
export async function tidy(target: URL): Promise<void> {
  const former = formerOf(target);
  if (!existsSync(target) && existsSync(former)) await rename(former, target);
  await Promise.all([remove(former), remove(draftOf(target))]);
}

/** Lets the draft take the place of the folder, in two renames: no reader sees half of either. */
export async function swap(target: URL): Promise<void> {
  const former = formerOf(target);
  if (existsSync(target)) await rename(target, former);
  await rename(draftOf(target), target);
  await remove(former);
}
