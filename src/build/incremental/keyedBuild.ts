import type { AstroConfig, AstroPrerenderer } from 'astro';
import { KEYS, NOT_CACHED, buildSession } from '../../session/buildSession.ts';
import { sha256 } from '../../lib/hash.ts';
import { neededFiles } from '../../pictures/pictureFile.ts';
import { MadeFiles } from './madeFiles.ts';
import { createPictures } from './pictureFiles.ts';

/** A path to render; one with a key is reused while its key is the same. */
export type SitePath = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number] & {
  cacheKey?: string | undefined;
};

/** Decodes a path as Astro does; one that is not valid percent-encoding remains as it is. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns a path's file relative to the output folder, for `build.format: 'file'`. */
function outputFileOf({ pathname, route }: SitePath): string {
  const name = pathname.replace(/^\/|\/$/g, '');
  return route.type === 'page' ? `${name || 'index'}.html` : name;
}

const isPage = ({ route }: SitePath) => route.type === 'page';

/** Whether the day is part of a key: of a page's as its third part, of a file's in the hash. */
const hasDay = (key: string) => key.startsWith(KEYS.content) || key.split(' ').length > 2;

interface BuildOptions {
  config: AstroConfig;
  /** Receives the HTML of each rendered page. */
  onPage?: (rendered: { page: string; html: string }) => void;
  /** Whether nothing that the previous build has made is reused. */
  isForced?: boolean;
}

/** One build that reuses what the previous one has made with the same key, and renders the rest. */
export class KeyedBuild {
  readonly #options: BuildOptions;
  readonly #made: MadeFiles;
  /** The hash of what every page depends on. */
  #inputs = '';
  #pending = new Map<string, SitePath>();

  private constructor(options: BuildOptions, made: MadeFiles) {
    this.#options = options;
    this.#made = made;
  }

  /** Opens what the previous build has left in `cacheDir`. */
  static async open(options: BuildOptions): Promise<KeyedBuild> {
    const made = await MadeFiles.open(options.config, options.isForced);
    buildSession.isBuild = true;
    neededFiles.clear();
    return new KeyedBuild(options, made);
  }

  /** @param inputs the hash of what every page depends on: sources, packages and settings */
  start(inputs: string): void {
    this.#inputs = inputs;
  }

  /** Links the reusable files into the output and returns the paths to render. */
  restore(paths: SitePath[]): SitePath[] {
    const files = new Set(paths.map(outputFileOf));
    // Astro reports two pages with the same path only if it renders both.
    const isUnambiguous = files.size === paths.length;
    const rest = paths.filter((path) => !isUnambiguous || !this.#reuse(path));
    this.#pending = new Map(rest.map((path) => [outputFileOf(path), path]));
    // Files before pages, because a page has no link to a file that could not be made.
    return rest.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
  }

  /** Renders a path; keeps the result if it has a key. */
  async render(request: Request, render: () => Promise<Response>): Promise<Response> {
    const file = decodePath(new URL(request.url).pathname).slice(1);
    const path = this.#pending.get(file);
    const key = path && this.#keyOf(path);
    const pictures = new Set<string>();
    const keyed = { name: `${path?.route.component} (${file})`, pictures };
    const response = await (key
      ? buildSession.keyed.run({ ...keyed, hasDay: hasDay(path.cacheKey!) }, render)
      : render());
    const { status, headers } = response;
    if ((status >= 300 && status < 400) || !response.body) return response;
    const content = await this.#process(file, response);
    if (key && headers.get('cache-control') !== NOT_CACHED) {
      this.#made.expect(file, { key, checksum: sha256(content), pictures: [...pictures] });
    }
    return new Response(content, { status, headers });
  }

  /** Makes the files of pictures that the previous build does not have; returns how many. */
  createPictures(): Promise<number> {
    return createPictures(this.#made, neededFiles);
  }

  /** Keeps what Astro has written, and deletes what this build does not use. */
  async save(): Promise<void> {
    await this.#made.save();
  }

  #keyOf({ cacheKey }: SitePath): string | undefined {
    return cacheKey?.startsWith(KEYS.page) ? `${cacheKey} ${this.#inputs}` : cacheKey;
  }

  #reuse(path: SitePath): boolean {
    const key = this.#keyOf(path);
    return key !== undefined && this.#made.restore(outputFileOf(path), key);
  }

  async #process(page: string, response: Response): Promise<Uint8Array<ArrayBuffer>> {
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return new Uint8Array(await response.arrayBuffer());
    }
    const html = await response.text();
    this.#options.onPage?.({ page, html });
    // A TextEncoder takes three times as long.
    return Buffer.from(html);
  }
}
