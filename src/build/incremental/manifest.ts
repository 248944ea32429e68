import type { AstroPrerenderer } from 'astro';
import { readFile } from 'node:fs/promises';
import { sha256 } from '../../lib/hash.ts';
import { replaceFile } from './outputStore.ts';

/** The state of a file when it was cached. */
export interface CachedFile {
  size: number;
  /** SHA-256 of the content. */
  hash: string;
}

/** An image in Astro's cache. */
export interface CachedImage extends CachedFile {
  /** Astro's JSON metadata file next to the image. */
  sidecar: CachedFile;
}

/** An output file of a route and what it was rendered from; `Dependencies` lists its queries. */
interface PageEntry<Dependencies> {
  /** Source file of the route. */
  component: string;
  /** Fingerprint of the props; a path without props has none. */
  cacheKey?: string | undefined;
  dependencies: Dependencies;
  file: CachedFile;
  /** Output files of the page's images. */
  images: string[];
  /** Metadata extracted from the HTML; undefined for other content types. */
  metadata?: string | undefined;
}

/** A cached page; its dependencies are indices of {@link Manifest.queries}. */
export type CachedPage = PageEntry<number[]>;

/** A page that this build has rendered or reused. */
export type RenderedPage = PageEntry<ReadonlySet<string>>;

/** The cache entries that a build leaves to the next one. */
export interface Manifest {
  inputsHash: string;
  /** Each query that a page ran, with the fingerprint of its result. */
  queries: [key: string, fingerprint: string | undefined][];
  /** By pathname without slashes at its ends. */
  pages: Record<string, CachedPage>;
  /** By output file. */
  images: Record<string, CachedImage>;
}

/** The manifest before the first build. */
export const EMPTY: Manifest = { inputsHash: '', queries: [], pages: {}, images: {} };
/** Bump when the format of the manifest changes. */
const VERSION = 5;

const checksumOf = (json: string) => sha256(`${VERSION} ${json}`);

/** Reads the manifest of the previous build; returns an empty one if it is missing or damaged. */
export async function readManifest(file: URL): Promise<Manifest> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const [checksum, json = ''] = content.split('\n', 2);
  return checksum === checksumOf(json) ? (JSON.parse(json) as Manifest) : EMPTY;
}

/** Writes the manifest atomically. */
export async function writeManifest(file: URL, manifest: Manifest): Promise<void> {
  const json = JSON.stringify(manifest);
  await replaceFile(file, `${checksumOf(json)}\n${json}`);
}

/** A path to render, with the cache key of its props. */
export type SitePath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number] & {
  cacheKey?: string | undefined;
};

/** Decodes a path as Astro does; one that is not valid percent-encoding remains as it is. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns a pathname as the key of {@link Manifest.pages}. */
export const pageKeyOf = (pathname: string): string => pathname.replace(/^\/|\/$/g, '');
