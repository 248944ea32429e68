import type { AstroConfig } from 'astro';
import type { CachedFile } from './manifest.ts';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sha256 } from '../../lib/hash.ts';
import { OutputStore, isUnchanged, linkOrCopy } from './outputStore.ts';
import { replaceFile } from './repair.ts';

/** What Astro learns about a page while it bundles, besides the bundled files. */
interface BundledPage {
  /** The stylesheets of the page. */
  styles: unknown[];
}

/** The pages of a bundle by Astro's page key. */
export type BundledPages = ReadonlyMap<string, BundledPage>;

/** The two parts of a bundle, which Astro may write to separate folders. */
export interface BundleFolders {
  /** The output folder: scripts, styles and public files. */
  site: string;
  /** The code that renders pages; it may be within the output folder. */
  pages: string;
}

/** A bundle in the cache. */
interface CachedBundle {
  /** The hash of everything that is bundled. */
  key: string;
  styles: Record<string, unknown[]>;
  files: { folder: keyof BundleFolders; name: string; file: CachedFile }[];
}

const PRERENDER_ENTRY = /^prerender-entry\.[^/]+\.mjs$/;

/** Returns the files below a folder, relative to it, without those below another folder. */
async function listFiles(folder: string, except?: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const isExcepted = (parent: string) => except && `${parent}/`.startsWith(`${except}/`);
  return entries
    .filter((entry) => entry.isFile() && !isExcepted(entry.parentPath))
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}

/**
 * The bundled code of the last build: the scripts and styles of the site, the public files, and the
 * code that renders pages. Bundling takes longer than the rest of a build without changes.
 */
export class BundleCache {
  readonly #file: URL;
  readonly #store: OutputStore;

  constructor({ cacheDir }: Pick<AstroConfig, 'cacheDir'>) {
    this.#file = new URL('site/bundle.json', cacheDir);
    this.#store = new OutputStore(new URL('site/bundle/', cacheDir));
  }

  /**
   * Writes the bundle to the output if it was made from the same inputs and is unchanged.
   *
   * @param key the hash of everything that is bundled
   * @param pages receives the stylesheets of each page
   * @returns the name of the module that renders pages, or `undefined`
   */
  async restore(
    key: string,
    pages: BundledPages,
    folders: BundleFolders,
  ): Promise<string | undefined> {
    const bundle = await this.#read();
    if (bundle?.key !== key) return undefined;
    const { files, styles } = bundle;
    const entry = files.find(
      ({ folder, name }) => folder === 'pages' && PRERENDER_ENTRY.test(name),
    );
    const isComplete = files.every(({ file }) => isUnchanged(this.#store.locate(file), file));
    if (!entry || !isComplete) return undefined;
    for (const { folder, name, file } of files) {
      linkOrCopy(this.#store.locate(file), pathToFileURL(path.join(folders[folder], name)));
    }
    for (const [name, page] of pages) page.styles = styles[name] ?? [];
    return entry.name;
  }

  /** Saves everything in the folders; call it after bundling, before a page is written. */
  async save(key: string, pages: BundledPages, folders: BundleFolders): Promise<void> {
    const files: CachedBundle['files'] = [];
    const add = async (folder: keyof BundleFolders, except?: string) => {
      for (const name of await listFiles(folders[folder], except)) {
        const content = await readFile(path.join(folders[folder], name));
        files.push({ folder, name, file: await this.#store.write(content) });
      }
    };
    await add('site', folders.pages);
    await add('pages');
    const styles = Object.fromEntries([...pages].map(([name, page]) => [name, page.styles]));
    const json = JSON.stringify({ key, styles, files } satisfies CachedBundle);
    await replaceFile(this.#file, `${sha256(json)}\n${json}`);
    await this.#store.prune(files.map(({ file }) => file));
  }

  async #read(): Promise<CachedBundle | undefined> {
    const content = await readFile(this.#file, 'utf8').catch(() => '');
    const [checksum, json = ''] = content.split('\n', 2);
    return checksum === sha256(json) ? (JSON.parse(json) as CachedBundle) : undefined;
  }
}
