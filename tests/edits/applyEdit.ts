import type { Payload } from 'payload';
import { createFiles } from './files';
import type { Action, Edit } from './edit';
import type { Fields } from './fields';
import { withRowIds } from '../support/rowIds.ts';

type Row = Record<string, unknown> & { id: number };
type Collection = 'talents' | 'pages' | 'redirects' | 'media';

/** What a record needs to be published, before the fields of the edit replace it. */
const BASE: Record<Collection, Fields> = {
  talents: { name: 'Ana Gil', sections: ['actress'], visibility: 'listed' },
  pages: { slug: 'actrices', title: 'Actrices' },
  redirects: { from: '/one', to: '/actrices', status: '301' },
  media: { alt: 'Una imagen' },
};

/** Applies edits as one editor, through Payload's API with its access rules. */
export class Editor {
  readonly #payload: Payload;
  readonly #user: object;

  constructor(payload: Payload, user: object) {
    this.#payload = payload;
    this.#user = { ...user, collection: 'users' };
  }

  async #rows(collection: Collection): Promise<Row[]> {
    const options = { depth: 0, draft: true, pagination: false, sort: 'id' } as const;
    const { docs } = await this.#payload.find({ ...options, collection });
    return docs as unknown as Row[];
  }

  async #idAt(collection: Collection, index: number): Promise<number> {
    const rows = await this.#rows(collection);
    return rows[index % Math.max(rows.length, 1)]?.id ?? 0;
  }

  /** Replaces the positions of files and talents by ids; the last position is of a missing record. */
  async #resolve(value: unknown): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((item) => this.#resolve(item)));
    if (typeof value !== 'object' || value === null) return value;
    const { $file, $talent } = value as { $file?: number; $talent?: number };
    if ($file !== undefined) return (await this.#rows('media'))[$file]?.id ?? 999;
    if ($talent !== undefined) return (await this.#rows('talents'))[$talent]?.id ?? 999;
    const entries = Object.entries(value).map(async ([key, item]) => [
      key,
      await this.#resolve(item),
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Fields;
  }

  async #options(action: Action, fields: Fields, locale: 'es' | 'en', stored: unknown = {}) {
    const resolved = (await this.#resolve(fields)) as Fields;
    const _status = action === 'draft' || action === 'unpublish' ? 'draft' : 'published';
    const data = { ...(withRowIds(resolved as never, stored) as Fields), _status };
    const draft = action === 'draft';
    return { data: data as never, draft, locale, user: this.#user as never, overrideAccess: false };
  }

  async #applyToGlobal(slug: 'home' | 'agency', { action, fields, locale }: Edit): Promise<void> {
    const payload = this.#payload;
    if (action === 'restore') {
      // The local API would put a draft in place of the public home page; editors' requests cannot.
      const where = { 'version._status': { equals: 'published' } };
      const options = { slug: 'home', where, limit: 3, depth: 0 } as const;
      const { docs } = await payload.findGlobalVersions(options);
      const id = docs.at(-1)?.id;
      if (id) await payload.restoreGlobalVersion({ slug: 'home', id, user: this.#user as never });
      return;
    }
    const stored = await payload.findGlobal({ slug, depth: 0, draft: true, locale });
    const options = await this.#options(action, fields, locale, stored);
    await payload.updateGlobal({ slug, ...options });
  }

  async #applyToCollection(collection: Collection, edit: Edit): Promise<void> {
    const payload = this.#payload;
    const { action, index, fields, locale } = edit;
    const files = await createFiles();
    const uploaded = files[index % files.length]!;
    const file = { ...uploaded, name: edit.fileName ?? uploaded.name };
    if (action === 'create' || (action === 'upload' && index % 2 === 0)) {
      const options = await this.#options('publish', { ...BASE[collection], ...fields }, locale);
      await payload.create({ collection, ...options, ...(collection === 'media' && { file }) });
      return;
    }
    const id = await this.#idAt(collection, index);
    const user = { user: this.#user as never, overrideAccess: false };
    if (action === 'delete') {
      await payload.delete({ collection, id, ...user });
    } else if (action === 'restore') {
      await this.#restore(collection as 'talents' | 'pages', id, index);
    } else {
      const find = { collection, id, depth: 0, draft: true, locale } as const;
      const options = await this.#options(action, fields, locale, await payload.findByID(find));
      await payload.update({ collection, id, ...options, ...(action === 'upload' && { file }) });
    }
  }

  async #restore(collection: 'talents' | 'pages', id: number, index: number): Promise<void> {
    const where = { parent: { equals: id } };
    const { docs } = await this.#payload.findVersions({ collection, where, depth: 0, limit: 5 });
    const version = docs[index % Math.max(docs.length, 1)]?.id;
    if (!version) return;
    const user = { user: this.#user as never, overrideAccess: false };
    await this.#payload.restoreVersion({ collection, id: version, depth: 0, ...user });
  }

  /** Applies an edit and returns whether the CMS accepted it. */
  async apply(edit: Edit): Promise<boolean> {
    try {
      const { target } = edit;
      if (target === 'home' || target === 'agency') await this.#applyToGlobal(target, edit);
      else await this.#applyToCollection(target, edit);
      return true;
    } catch (error) {
      // Every error is a refusal: the edit must not have reached the public site.
      return !(error instanceof Error);
    }
  }
}
