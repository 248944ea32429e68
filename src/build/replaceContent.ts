import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';

/** Folders within the output folder, while its content is replaced. */
const NEXT = '.next';
const LAST = '.last';
const COMPLETE = '.complete';
const OWN = [NEXT, LAST, COMPLETE];

const child = (folder: URL, name: string) => new URL(`${encodeURIComponent(name)}/`, folder);
/** A rename refuses the trailing slash of a file's name. */
const entry = (folder: URL, name: string) => new URL(encodeURIComponent(name), folder);
const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

async function moveEntries(from: URL, to: URL): Promise<void> {
  const names = (await readdir(from)).filter((name) => !OWN.includes(name));
  for (const name of names) await rename(entry(from, name), entry(to, name));
}

/**
 * Replaces the content of a folder that cannot be renamed, by a copy of another folder. The copy is
 * made first, so that only renames can be interrupted; {@link restoreContent} undoes or ends them.
 */
export async function replaceContent(folder: URL, source: URL): Promise<void> {
  const [next, last, complete] = [NEXT, LAST, COMPLETE].map((name) => child(folder, name));
  await cp(source, next!, { recursive: true });
  await mkdir(last!);
  await moveEntries(folder, last!);
  await rename(entry(folder, NEXT), entry(folder, COMPLETE));
  await moveEntries(complete!, folder);
  await Promise.all([remove(last!), remove(complete!)]);
}

/** Undoes an interrupted {@link replaceContent}, or ends it if all previous entries are moved away. */
export async function restoreContent(folder: URL): Promise<void> {
  const [next, last, complete] = [NEXT, LAST, COMPLETE].map((name) => child(folder, name));
  if (existsSync(complete!)) await moveEntries(complete!, folder);
  else if (existsSync(last!)) await moveEntries(last!, folder);
  await Promise.all([next!, last!, complete!].map(remove));
}
