import { type Locale, LOCALES } from '~/lib/i18n/locale';
import { type GraphQLFetch, fetchGraphQL } from '~/loaders/cmsClient';
import {
  type CollectionLoader,
  type FindPrevious,
  defineCmsCollection,
  replaceInvalid,
  reportFallback,
} from './defineCmsCollection';
import type { LocalisedRecord, RecordSource } from './deltaSync';
import { ContentError, RecordsError, RequestError } from '~/loaders/loaderErrors';
import { type Snapshot, EMPTY_SNAPSHOT } from './deltaSync';
import { type ParseOptions, type ParsedEntry, collectEntries, createParser } from './parseRecord';
import { type Page, PAGES, pageSchema } from '~/model/page';
import { REQUIRED_PAGES } from '../../cms/contract/pages.ts';
import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { cmsSettings, syncIdentity } from './cmsConfig';
import { AGENCY, agencySchema } from '../model/agency';
import { HOME, homeSchema } from '../model/home';
import { PROPOSALS, proposalSchema } from '../model/proposal';
import { REDIRECTS, redirectSchema } from '../model/redirect';
import { TALENTS, talentSchema } from '../model/talent';
import { cmsLoader, createBatch } from './loader';
import { verifyToken } from './verifyToken';

/** A global: Payload's term for a record that exists once, such as the home page. */
type CmsGlobal<T> = Pick<RecordSource, 'operation' | 'query'> &
  Pick<ParseOptions<T>, 'collection' | 'schema'>;

type RawGlobal = { updatedAt?: unknown } | null | undefined;

const MAX_PASSES = 3;

/** What a build says about a CMS that nobody has filled in. */
const NOTHING_PUBLISHED =
  'has no public content yet: the first page of the admin lists what a first build needs';

/** Fetches a global in every locale, and again if an editor saved it between the two requests. */
async function fetchGlobal(
  fetchGraphQL: GraphQLFetch,
  { operation, query }: Pick<CmsGlobal<unknown>, 'operation' | 'query'>,
): Promise<LocalisedRecord<unknown>> {
  const fetchIn = async (locale: Locale) => {
    const data = (await fetchGraphQL(operation, query, { locale })) as Record<string, RawGlobal>;
    return data[operation];
  };
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const [es, en] = [await fetchIn('es'), await fetchIn('en')];
    if (es?.updatedAt === en?.updatedAt) return { es, en };
  }
  throw new RequestError(operation, 'the record kept changing while it was fetched');
}

/** Finds a global as the previous sync stored it; its entries have the same ids in every sync. */
function findPreviousGlobal<T>(collection: string, { dataOf }: Snapshot): FindPrevious<T> {
  const entries = LOCALES.map((locale): ParsedEntry<T> => {
    const id = `${locale}/${collection}`;
    return { id, locale, data: dataOf(id) as T, isCached: true };
  });
  const isComplete = entries.every(({ data }) => data !== undefined);
  return () => (isComplete ? entries : []);
}

/**
 * Defines the loader of a global, which has one entry per locale. A global is always fetched: asking
 * for its revision first would cost as many requests. An invalid one is reported and replaced by an
 * previous version.
 *
 * @returns a function that throws a RequestError when the CMS cannot be read, a ContentError when the
 *   global was never published, and a RecordsError when it is invalid and has no valid previous version, or the load is strict
 */
function defineCmsGlobal<T>(global: CmsGlobal<T>): CollectionLoader<T> {
  const { collection } = global;
  const options = { ...global, nameOf: () => '', idOf: () => collection };
  return async (fetchGraphQL, { snapshot = EMPTY_SNAPSHOT, isStrict = false } = {}) => {
    const record = await fetchGlobal(fetchGraphQL, global);
    const { updatedAt } = (record.es ?? {}) as { updatedAt?: unknown };
    if (!updatedAt) throw new ContentError(`${collection} ${NOTHING_PUBLISHED}`);
    const result = createParser(options)(record);
    if (isStrict) return collectEntries([result], collection);
    const [replaced] = replaceInvalid([result], findPreviousGlobal<T>(collection, snapshot));
    if (!replaced) throw new RecordsError(collection, result.problems);
    return replaced.entries;
  };
}

/**
 * Returns a loader of the pages that reports each page without a published record, which shows the
 * site's default text. A strict load throws a RecordsError instead.
 */
export const withMissingPages =
  (load: CollectionLoader<Page>): CollectionLoader<Page> =>
  async (fetchGraphQL, options = {}) => {
    const entries = await load(fetchGraphQL, options);
    const published = new Set(entries.map(({ data }) => data.slug));
    const missing = REQUIRED_PAGES.filter((slug) => !published.has(slug));
    const problems = missing.map((slug) => ({
      collection: 'pages',
      record: slug,
      recordId: null,
      locale: null,
      field: '',
      message: 'the CMS has no published page, which the site requires',
    }));
    if (options.isStrict && problems.length > 0) throw new RecordsError('pages', problems);
    reportFallback(problems, 'defaultText');
    return entries;
  };

/** Loads the talents; two of one list cannot have the same slug. */
export const loadTalents = defineCmsCollection({
  collection: 'talents',
  operation: 'Talents',
  query: TALENTS,
  filterType: 'Talent_where',
  revisionFields: 'age isMinor',
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
  filterType: 'Page_where',
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
export const loadRedirects = defineCmsCollection({
  collection: 'redirects',
  operation: 'Redirects',
  query: REDIRECTS,
  filterType: 'Redirect_where',
  schema: () => redirectSchema,
  hasDrafts: false,
  isLocalised: false,
  nameOf: ({ id, from }) => `${from} (id ${id})`,
  idOf: ({ from }) => from,
  pathField: 'from',
  pathOf: ({ from }) => from,
  titleOf: ({ to }) => to,
});

/** Loads the proposals, which are not localised; two cannot have the same link. */
export const loadProposals = defineCmsCollection({
  collection: 'proposals',
  operation: 'Proposals',
  query: PROPOSALS,
  filterType: 'Proposal_where',
  schema: () => proposalSchema,
  hasDrafts: true,
  isLocalised: false,
  namesOthers: true,
  nameOf: ({ id, project }) => `"${project}" (id ${id})`,
  idOf: ({ linkId }) => linkId,
  pathField: 'linkId',
  pathOf: ({ linkId }) => linkId,
  titleOf: ({ project }) => project,
});

/** Loads the home page. */
export const loadHome = defineCmsGlobal({
  collection: 'home',
  operation: 'Home',
  query: HOME,
  schema: homeSchema,
});

/** Loads the agency. */
export const loadAgency = defineCmsGlobal({
  collection: 'agency',
  operation: 'Agency',
  query: AGENCY,
  schema: agencySchema,
});

/** Creates Astro's content collections. They load as one batch, which reports all errors at once. */
export function cmsCollections(options: { isStrict: boolean }) {
  const loadInBatch = createBatch(() => verifyToken(fetchGraphQL, cmsSettings()));
  const collection = <T>(name: string, load: CollectionLoader<T>) =>
    defineCollection({
      loader: cmsLoader(
        name,
        (snapshot) => loadInBatch(name, () => load(fetchGraphQL, { snapshot, ...options })),
        syncIdentity,
      ),
      // The loader has validated the entries: this schema only adds the type.
      schema: z.custom<T>(),
    });
  return {
    talents: collection('talents', loadTalents),
    pages: collection('pages', withMissingPages(loadPages)),
    home: collection('home', loadHome),
    agency: collection('agency', loadAgency),
    redirects: collection('redirects', loadRedirects),
    proposals: collection('proposals', loadProposals),
  };
}
