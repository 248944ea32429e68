import type { AstroPrerenderer } from 'astro';
import type { Asked } from './notary.ts';
import type { KeptFile } from './manifest.ts';

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
