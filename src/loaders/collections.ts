import type { GraphQLFetch } from './client';
import type { RecordSource } from './sync/fetchRecords';
import type { ParseOptions, ParsedEntry } from './sync/parseRecord';
import type { UniquePath } from './sync/uniquePaths';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { fetchGraphQL } from './client';
import { cacheScope, cmsSettings } from './config';
import { AGENCY } from './queries/agency';
import { HOME } from './queries/home';
import { PAGES, PAGES_REVISIONS } from './queries/pages';
import { REDIRECTS, REDIRECTS_REVISIONS } from './queries/redirects';
import { TALENTS, TALENTS_REVISIONS } from './queries/talents';
import { agencySchema } from './schemas/agency';
import { homeSchema } from './schemas/home';
import { pageSchema } from './schemas/page';
import { redirectSchema } from './schemas/redirect';
import { talentSchema } from './schemas/talent';
import { defineCmsGlobal } from './sync/defineCmsGlobal';
import { type Snapshot, EMPTY_SNAPSHOT, syncChanges } from './sync/deltaSync';
import { parseDrafts } from './sync/drafts';
import { fetchAll } from './sync/fetchRecords';
import { cmsLoader, createBatch } from './sync/loader';
import { cachedResult, collectEntries, createParser } from './sync/parseRecord';
import { assertUniquePaths, dropDuplicatePaths } from './sync/uniquePaths';
import { checkAccess } from './verifyToken';

/** Options of one load. */
interface LoadOptions {
  /** The result of the previous sync. @default EMPTY_SNAPSHOT */
  snapshot?: Snapshot;
  /** Whether drafts are loaded instead of published records. @default false */
  isPreview?: boolean;
}

/** Fetches and validates the entries of one collection. */
type CollectionLoader<T> = (
  fetchGraphQL: GraphQLFetch,
  options?: LoadOptions,
) => Promise<ParsedEntry<T>[]>;

/**
 * Defines the loader of a collection. It throws a RecordsError when records are invalid or two have
 * the same path; a preview replaces or omits such drafts instead.
 */
function defineCmsCollection<T>(
  row: RecordSource & ParseOptions<T> & UniquePath<T>,
): CollectionLoader<T> {
  return async (fetchGraphQL, { snapshot = EMPTY_SNAPSHOT, isPreview = false } = {}) => {
    if (isPreview && row.hasDrafts) {
      const drafts = await fetchAll(fetchGraphQL, { ...row, isPreview });
      const parsed = await parseDrafts(drafts, row, () => fetchAll(fetchGraphQL, row));
      return dropDuplicatePaths(parsed, row);
    }
    // Records are parsed as they arrive: ten thousand raw records would exhaust the memory.
    const { ids, changed } = await syncChanges(fetchGraphQL, row, snapshot, createParser(row));
    const results = ids.map((id) => changed.get(id) ?? cachedResult<T>(snapshot, id));
    const entries = assertUniquePaths(collectEntries(results, row.collection), row);
    return row.isLocalised ? entries : entries.filter(({ locale }) => locale === 'es');
  };
}

/** Loads the talents; two of one list cannot have the same slug. */
export const loadTalents = defineCmsCollection({
  collection: 'talents',
  operation: 'Talents',
  query: TALENTS,
  revisionsQuery: TALENTS_REVISIONS,
  schema: talentSchema,
  hasDrafts: true,
  isLocalised: true,
  nameOf: ({ id, list, slug, name }) => `${list ?? '?'}/${slug ?? '?'} "${name}" (id ${id})`,
  idOf: ({ recordId }) => recordId,
  pathField: 'slug',
  pathOf: ({ list, slug }) => `${list}/${slug}`,
  titleOf: ({ name }) => name,
});

/** Loads the pages whose texts editors write; two cannot have the same slug. */
export const loadPages = defineCmsCollection({
  collection: 'pages',
  operation: 'Pages',
  query: PAGES,
  revisionsQuery: PAGES_REVISIONS,
  schema: pageSchema,
  hasDrafts: true,
  isLocalised: true,
  nameOf: ({ id, slug }) => `${slug} (id ${id})`,
  idOf: ({ slug }) => slug,
  pathField: 'slug',
  pathOf: ({ slug }) => slug,
  titleOf: ({ title }) => title.text,
});

/** Loads the redirects, which are not localised; two cannot start from the same path. */
const loadRedirects = defineCmsCollection({
  collection: 'redirects',
  operation: 'Redirects',
  query: REDIRECTS,
  revisionsQuery: REDIRECTS_REVISIONS,
  schema: () => redirectSchema,
  hasDrafts: false,
  isLocalised: false,
  nameOf: ({ id, from }) => `${from} (id ${id})`,
  idOf: ({ from }) => from,
  pathField: 'from',
  pathOf: ({ from }) => from,
  titleOf: ({ to }) => to,
});

/** Loads the home page. */
export const loadHome = defineCmsGlobal({
  collection: 'home',
  operation: 'Home',
  query: HOME,
  schema: homeSchema,
  hasDrafts: true,
});

/** Loads the agency. */
const loadAgency = defineCmsGlobal({
  collection: 'agency',
  operation: 'Agency',
  query: AGENCY,
  schema: agencySchema,
  hasDrafts: false,
});

/** Creates Astro's content collections. They load as one batch, which reports all errors at once. */
export function cmsCollections({ isPreview }: { isPreview: boolean }) {
  const loadInBatch = createBatch(() => checkAccess(fetchGraphQL, cmsSettings(), isPreview));
  const collection = <T>(name: string, load: CollectionLoader<T>) =>
    defineCollection({
      loader: cmsLoader(
        name,
        (snapshot) => loadInBatch(name, () => load(fetchGraphQL, { snapshot, isPreview })),
        cacheScope,
      ),
      // The loader has validated the entries: this schema only adds the type.
      schema: z.custom<T>(),
    });
  return {
    talents: collection('talents', loadTalents),
    pages: collection('pages', loadPages),
    home: collection('home', loadHome),
    agency: collection('agency', loadAgency),
    redirects: collection('redirects', loadRedirects),
  };
}
