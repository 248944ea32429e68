import { readFile, rename, writeFile } from 'node:fs/promises';
import { sha256 } from './hash.ts';
import type { AstroPrerenderer } from 'astro';
import type { Asked } from './dependencyTracker.ts';
import type { Assembly } from './pageCache.ts';

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

/** A path of the site, with the key that follows from its props. */
export type SitePath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number] & {
  cacheKey?: string | undefined;
};

/** What this build knows of a page that it made, or found to stand. */
export interface MadePage {
  component: string;
  key: string | undefined;
  asked: Asked;
  file: KeptFile;
  pictures: string[];
  note?: string | undefined;
}

/** The path as a manifest has it. */
export const nameOf = (pathname: string): string => pathname.replace(/^\/|\/$/g, '');

/** The file of a path below the output folder, where `build.format` is `file`. */
export function fileOf({ pathname, route }: SitePath): string {
  const name = nameOf(pathname);
  return route.type === 'page' ? `${name || 'index'}.html` : name;
}

/** Writes down what a build made, and of what. */
export async function summarise(
  { made, account }: Assembly,
  guard: string,
  pictures: Record<string, KeptPicture>,
): Promise<Manifest> {
  const places = new Map<string, number>();
  const placeOf = (asked: string) => {
    const place = places.get(asked) ?? places.size;
    places.set(asked, place);
    return place;
  };
  const pages = [...made].map(([name, page]) => [
    name,
    { ...page, asked: [...page.asked].map(placeOf) },
  ]);
  const questions = await Promise.all(
    [...places.keys()].map(async (asked): Promise<[string, string | undefined]> => [
      asked,
      await account.digest(asked),
    ]),
  );
  return { guard, questions, pages: Object.fromEntries(pages), pictures };
}
