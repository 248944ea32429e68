import type { AstroPrerenderer } from 'astro';
import { KEYS, NOT_CACHED, buildSession } from '../../session/buildSession.ts';
import { sha256 } from '../../lib/hash.ts';
import { neededFiles } from '../../pictures/pictureFile.ts';
import type { MadeFiles } from './madeFiles.ts';

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

/** One build that reuses what the previous one has made with the same key, and renders the rest. */
export class KeyedBuild {
  readonly #made: MadeFiles;
  readonly #onPage: (rendered: { page: string; html: string }) => void;
  /** The hash of what every page depends on. */
  #inputs = '';
  #pending = new Map<string, SitePath>();

  /** @param onPage receives the HTML of each rendered page */
  constructor(made: MadeFiles, onPage: (rendered: { page: string; html: string }) => void) {
    this.#made = made;
    this.#onPage = onPage;
    buildSession.isBuild = true;
    neededFiles.clear();
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
      ? buildSession.keyed.run({ ...keyed, hasDay: key.startsWith(KEYS.content) }, render)
      : render());
    const { status, headers } = response;
    if ((status >= 300 && status < 400) || !response.body) return response;
    const content = await this.#process(file, response);
    if (key && headers.get('cache-control') !== NOT_CACHED) {
      this.#made.expect(file, { key, checksum: sha256(content), pictures: [...pictures] });
    }
    return new Response(content, { status, headers });
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
    this.#onPage({ page, html });
    // A TextEncoder takes three times as long.
    return Buffer.from(html);
  }
}
