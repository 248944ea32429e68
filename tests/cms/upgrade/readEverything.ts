import type { CollectionSlug, GlobalSlug, Payload } from 'payload';

/** The accounts are missing: they contain the hashes of their passwords and their latest sign-in. */
const COLLECTIONS: CollectionSlug[] = [
  'talents',
  'pages',
  'media',
  'redirects',
  'audit-log',
  'payload-query-presets',
];
const GLOBALS: GlobalSlug[] = ['home', 'agency'];
const OPTIONS = { locale: 'all', depth: 0, pagination: false, sort: 'id', trash: true } as const;

/** Reads every record, also in the trash, and every version of the content, in all languages, as JSON. */
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
