import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

const COLLECTIONS: CollectionSlug[] = ['talents', 'pages', 'media', 'redirects'];
const GLOBALS: GlobalSlug[] = ['home', 'agency'];
const OPTIONS = { locale: 'all', depth: 0, pagination: false, sort: 'id' } as const;

/** Reads every record and every version of the content, in all languages, as JSON. */
export async function readEverything(payload: Payload): Promise<unknown> {
  const content: Record<string, unknown> = {};
  for (const collection of COLLECTIONS) {
    content[collection] = (await payload.find({ ...OPTIONS, collection })).docs;
    if (!payload.collections[collection].config.versions?.drafts) continue;
    const { docs } = await payload.findVersions({ ...OPTIONS, collection });
    content[`${collection} versions`] = docs;
  }
  for (const slug of GLOBALS) {
    content[slug] = await payload.findGlobal({ slug, locale: 'all', depth: 0 });
  }
  content['home versions'] = (await payload.findGlobalVersions({ ...OPTIONS, slug: 'home' })).docs;
  return JSON.parse(JSON.stringify(content));
}

/** Returns a value without the fields that another version of it does not have. */
export function withoutNewFields(value: unknown, earlier: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(earlier)) {
    return value.map((item, index) => withoutNewFields(item, earlier[index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (typeof earlier !== 'object' || earlier === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => Object.hasOwn(earlier, key))
      .map(([key, item]) => [key, withoutNewFields(item, (earlier as never)[key])]),
  );
}
