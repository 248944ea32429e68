import type { AstroPrerenderer } from 'astro';
import type { KeptPage, Manifest, MadePage, SitePath } from './manifest.ts';
import type { Pictures } from './imageCache.ts';
import { CONTENT_ADDRESSED } from '../lib/incremental/cacheKey.ts';
import { type Keep, isAsKept, lend } from './outputStore.ts';
import { Account, type Asked } from './dependencyTracker.ts';
import { fileOf, nameOf } from './manifest.ts';

type Rendered = Awaited<ReturnType<AstroPrerenderer['render']>>;

/** What a build puts its pages together from. */
export interface Parts {
  last: Manifest;
  guard: string;
  keep: Keep;
  pictures: Pictures;
  finishing: Finishing;
  /** The folder that the pages go to. */
  outDir: URL;
}

/** The pages of one build: those of the last one that stand, and those that are made anew. */
export class Assembly {
  readonly made = new Map<string, MadePage>();
  readonly account = Account.open();
  readonly #parts: Parts;
  #waiting = new Map<string, SitePath>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Puts the pages that stand in their places, and gives the paths of the others. */
  async restore(paths: SitePath[]): Promise<SitePath[]> {
    const names = new Set(paths.map(({ pathname }) => nameOf(pathname)));
    // Astro tells whoever gave two pages one path, if only it sees both.
    const mayStand = names.size === paths.length;
    const rest: SitePath[] = [];
    for (const path of paths) {
      if (!mayStand || !(await this.#stand(path))) rest.push(path);
    }
    this.#waiting = new Map(rest.map((path) => [`/${fileOf(path)}`, path]));
    return rest;
  }

  /** Makes a page, and keeps it with all that it asked. */
  async make(request: Request, render: () => Promise<Rendered>): Promise<Rendered> {
    const asked: Asked = new Set();
    const result = await this.account.noting(asked, render);
    const { response, metadata } = result instanceof Response ? { response: result } : result;
    const pictures = this.#parts.pictures.use(metadata?.staticImages ?? []);
    const { status, headers } = response;
    if (status >= 300 && status < 400) return result;
    const { content, note } = await this.#finish(response);
    const path = this.#waiting.get(decodeURI(new URL(request.url).pathname));
    if (path && isTold(path)) {
      const file = await this.#parts.keep.put(content);
      const { component } = path.route;
      const made = { component, key: path.cacheKey, asked, file, pictures };
      this.made.set(nameOf(path.pathname), { ...made, note });
    }
    return { response: new Response(content, { status, headers }), ...(metadata && { metadata }) };
  }

  /** Hands on what was noted of the pages. */
  tell(): void {
    const notes = [...this.made].flatMap(([name, { note }]) =>
      note === undefined ? [] : [[`${name || 'index'}.html`, note] as const],
    );
    this.#parts.finishing.notes.take(new Map(notes));
  }

  async #finish(response: Response): Promise<{ content: Uint8Array<ArrayBuffer>; note?: string }> {
    const { finish, notes } = this.#parts.finishing;
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      return { content: new Uint8Array(await response.arrayBuffer()) };
    }
    const html = finish(await response.text());
    return { content: new TextEncoder().encode(html), note: notes.noteOf(html) };
  }

  async #stand(path: SitePath): Promise<boolean> {
    const { last, keep, pictures, outDir } = this.#parts;
    const name = nameOf(path.pathname);
    const page = last.pages[name];
    if (!page || !isTold(path) || !(await this.#isSame(page, path))) return false;
    const kept = keep.fileOf(page.file);
    if (!isAsKept(kept, page.file) || !pictures.areKept(page.pictures)) return false;
    lend(kept, new URL(fileOf(path), outDir));
    pictures.reuse(page.pictures);
    const asked = new Set(page.asked.map((index) => last.questions[index]![0]));
    this.made.set(name, { ...page, key: page.key, asked });
    return true;
  }

  async #isSame(page: KeptPage, { route, cacheKey }: SitePath): Promise<boolean> {
    if (page.component !== route.component || page.key !== cacheKey) return false;
    if (cacheKey === CONTENT_ADDRESSED) return true;
    const { last, guard } = this.#parts;
    if (last.guard !== guard) return false;
    for (const index of page.asked) {
      const [asked, digest] = last.questions[index]!;
      if (!digest || digest !== (await this.account.digest(asked))) return false;
    }
    return true;
  }
}

/** Whether it is known what a path depends on: its route takes no parameters, or it has a key. */
const isTold = ({ route, cacheKey }: SitePath) =>
  (route.type === 'page' || route.type === 'endpoint') &&
  (route.pathname !== undefined || cacheKey !== undefined);

/** What is to be known of all pages once the site is whole. */
export interface PageNotes {
  /** Says it of one page. It follows from the page's HTML alone, and is kept with the page. */
  noteOf(html: string): string;
  /** Is given the notes of all, by file: `en/actores.html`. */
  take(notes: ReadonlyMap<string, string>): void;
}

/** What is done with the HTML of each page when it is made; a page that stands has been through it. */
export interface Finishing {
  /** Gives the page its last form: nothing touches it after. */
  finish(html: string): string;
  notes: PageNotes;
}
