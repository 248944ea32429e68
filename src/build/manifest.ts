import { readFile, rename, writeFile } from 'node:fs/promises';
import { sha256 } from './digest.ts';

/** A file that was kept: how it looked when it was written, and what is in it. */
export interface KeptFile {
  size: number;
  mtimeMs: number;
  digest: string;
}

/** A picture that was kept, and what Astro notes beside it. */
export interface KeptPicture extends KeptFile {
  beside: KeptFile;
}

/** A page, or any file that a route gives, as the last build made it. */
export interface KeptPage {
  /** The file of the route. */
  component: string;
  /** Of its props; a path that Astro finds without props has none. */
  key?: string | undefined;
  /** What it asked, as places in the manifest's list of questions. */
  asked: number[];
  file: KeptFile;
  /** The names of its pictures. */
  pictures: string[];
  /** What was noted of its HTML; a file that is no page has none. */
  note?: string | undefined;
}

/** All that a build needs to know of the last one. */
export interface Manifest {
  guard: string;
  /** Each question with the digest of its answer. */
  questions: [asked: string, digest: string | undefined][];
  /** By path, without the slash at its beginning. */
  pages: Record<string, KeptPage>;
  pictures: Record<string, KeptPicture>;
}

const EMPTY: Manifest = { guard: '', questions: [], pages: {}, pictures: {} };
/** To be raised when any of this comes to mean something else. */
const VERSION = 3;

const sign = (text: string) => sha256(`${VERSION} ${text}`);

/** Reads what the last build left; where it is lost or damaged, there was none. */
export async function readManifest(file: URL): Promise<Manifest> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const [signature, text = ''] = content.split('\n', 2);
  return signature === sign(text) ? (JSON.parse(text) as Manifest) : EMPTY;
}

/** Writes it whole or not at all. */
export async function writeManifest(file: URL, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  const part = new URL(`${file.href}.part`);
  await writeFile(part, `${sign(text)}\n${text}`);
  await rename(part, file);
}
