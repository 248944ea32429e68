import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import {
  type ContentProblem,
  type Fallback,
  type ReportedProblem,
  problemReport,
} from '~/session/problemReport';
import { type Locale, LOCALES } from '~/lib/i18n/locale';
import { type GraphQLFetch, fetchGraphQL } from './cmsClient';
import { ContentError, RecordsError, RequestError } from '~/session/contentErrors';
import { type Page, pageModel } from '~/model/page';
import { REQUIRED_PAGES } from '#contract/pages.ts';
import { agencyModel } from '~/model/agency';
import { homeModel } from '~/model/home';
import { proposalModel } from '~/model/proposal';
import { redirectModel } from '~/model/redirect';
import { talentModel } from '~/model/talent';
import { cmsSettings, syncIdentity } from '~/settings/cmsSettings';
import {
  type LocalisedRecord,
  type RecordSource,
  type Snapshot,
  EMPTY_SNAPSHOT,
  markStale,
  syncChanges,
} from './deltaSync';
import { cmsLoader, createBatch } from './loader';
import { type ParseOptions, type ParseResult, type ParsedEntry, createParser } from './parseRecord';
import { verifyToken } from './verifyToken';

/** Returns the entries of a record's previous version; none without one. */
type FindPrevious<T> = (recordId: string | null) => ParsedEntry<T>[];

/** Returns entries as the previous sync stored them; none if it has not stored all of them. */
function cachedEntries<T>({ dataOf }: Snapshot, ids: string[]): ParsedEntry<T>[] {
  const entries = ids.map((id) => {
    const [locale] = id.split('/') as [Locale];
    return { id, locale, data: dataOf(id) as T, isCached: true };
  });
  return entries.every(({ data }) => data !== undefined) ? entries : [];
}

/**
 * Finds the entries of a record as the previous sync stored them. Their revisions remain in the snapshot,
 * so that the next sync fetches and checks invalid records again.
 */
const findPreviousIn =
  <T>(snapshot: Snapshot): FindPrevious<T> =>
  (recordId) => {
    const record = recordId === null ? undefined : snapshot.records[recordId];
    if (!record || recordId === null) return [];
    const { entries: ids, ...revision } = record;
    return cachedEntries<T>(snapshot, ids).map((entry) => ({ ...entry, recordId, revision }));
  };

/** Returns a record with its previous version in place of its entries, or without entries. */
function replaceEntries<T>(
  { recordId, problems }: ParseResult<T>,
  previous: ParsedEntry<T>[],
  reasons: ContentProblem[],
): ParseResult<T> {
  const fallback: Fallback = previous.length > 0 ? 'previousVersion' : 'omitted';
  const replaced = reasons.map((problem) => ({ ...problem, fallback }));
  return { recordId, entries: previous, problems: [...problems, ...replaced] };
}

/** Replaces a record without entries, one that is invalid or unchanged, by its previous version. */
const fillFromPrevious = <T>(result: ParseResult<T>, previous: ParsedEntry<T>[]): ParseResult<T> =>
  result.entries.length > 0
    ? result
    : replaceEntries({ ...result, problems: [] }, previous, result.problems);

/** The paths of a collection's records, of which no two may be equal. */
interface UniquePath<T> {
  collection: string;
  /** The field that editors change to change the path. */
  pathField: string;
  pathOf: (data: T) => string;
  titleOf: (data: T) => string;
}

/**
 * Gives each record a path of its own. Of two with the same path, the one that had it in its previous
 * version keeps it, else the first. The other is replaced by its previous version, or omitted if there
 * is none or its path is taken too.
 */
function replaceDuplicatePaths<T>(
  results: ParseResult<T>[],
  { collection, pathField, pathOf, titleOf }: UniquePath<T>,
  findPrevious: FindPrevious<T>,
): ParseResult<T>[] {
  const findPath = ([entry]: ParsedEntry<T>[]) => entry && pathOf(entry.data);
  const hadPath = ({ recordId, entries }: ParseResult<T>) =>
    findPath(findPrevious(recordId)) === findPath(entries);
  const earlierFirst = new Set([...results.filter(hadPath), ...results]);
  const byPath = Map.groupBy(earlierFirst, ({ entries }) => findPath(entries));
  const taken = new Set(byPath.keys());
  const replace = (result: ParseResult<T>, owner: ParseResult<T>): ParseResult<T> => {
    const { recordId, entries } = result;
    const [own, other] = [entries, owner.entries].map(([entry]) => titleOf(entry!.data));
    const record = `${findPath(entries)} "${own}" (id ${recordId})`;
    const message = `"${other}" and "${own}" have the same path`;
    const problem = { collection, record, recordId, locale: null, field: pathField, message };
    const previous = findPrevious(recordId);
    const path = findPath(previous);
    const isFree = path !== undefined && !taken.has(path);
    taken.add(path);
    return replaceEntries(result, isFree ? previous : [], [problem]);
  };
  return [...byPath.values()].flatMap(([owner, ...others]) => [
    owner!,
    ...others.map((other) => replace(other, owner!)),
  ]);
}

/** Reports what a load shows in place of invalid content; throws a RecordsError if it is strict. */
function report(collection: string, problems: ReportedProblem[], isStrict = false): void {
  if (isStrict && problems.length > 0) {
    throw new RecordsError(
      collection,
      problems.map(({ fallback: _, ...problem }) => problem),
    );
  }
  problemReport.add(problems);
}

interface LoadOptions {
  /** The result of the previous sync. @default EMPTY_SNAPSHOT */
  snapshot?: Snapshot;
  isStrict?: boolean;
}

type CollectionLoader<T> = (
  fetchGraphQL: GraphQLFetch,
  options?: LoadOptions,
) => Promise<ParsedEntry<T>[]>;

type CmsCollection<T> = RecordSource &
  ParseOptions<T> &
  UniquePath<T> & {
    /**
     * Whether the answer depends on other records, such as whether a person is published: then every
     * record is fetched by every build. @default false
     */
    namesOthers?: boolean;
  };

/**
 * Defines the loader of a collection. An invalid record, or one whose path another has, is reported
 * and replaced by its previous version, or omitted; a strict load throws a RecordsError instead.
 */
const defineCmsCollection =
  <T>(row: CmsCollection<T>): CollectionLoader<T> =>
  async (fetchGraphQL, { snapshot = EMPTY_SNAPSHOT, isStrict } = {}) => {
    // Records are parsed as they arrive: ten thousand raw records would exhaust the memory.
    const known = row.namesOthers
      ? { ...snapshot, records: markStale(snapshot.records) }
      : snapshot;
    const { ids, changed } = await syncChanges(fetchGraphQL, row, known, createParser(row));
    const findPrevious = findPreviousIn<T>(snapshot);
    const results = ids.map((id) => {
      const unchanged = { recordId: id, entries: [], problems: [] };
      return fillFromPrevious(changed.get(id) ?? unchanged, findPrevious(id));
    });
    // Paths are compared if all are valid: a previous version may have the path of a valid record.
    if (isStrict)
      report(
        row.collection,
        results.flatMap(({ problems }) => problems),
        true,
      );
    const isShown = ({ entries }: ParseResult<T>) => entries.length > 0;
    const omitted = results.filter((result) => !isShown(result));
    const shown = replaceDuplicatePaths(results.filter(isShown), row, findPrevious);
    const problems = [...omitted, ...shown].flatMap((result) => result.problems);
    report(row.collection, problems, isStrict);
    return shown.flatMap(({ entries }) => entries);
  };

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
): Promise<LocalisedRecord<RawGlobal>> {
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

/**
 * Defines the loader of a global. A global is always fetched: asking for its revision first would cost as
 * many requests. An invalid one is reported and replaced by its previous version.
 *
 * @returns a function that throws a ContentError when the global was never published, and a RecordsError
 *   when it is invalid and has no previous version, or the load is strict
 */
function defineCmsGlobal<T>(global: CmsGlobal<T>): CollectionLoader<T> {
  const { collection } = global;
  const options = { ...global, nameOf: () => '', idOf: () => collection };
  return async (fetchGraphQL, { snapshot = EMPTY_SNAPSHOT, isStrict } = {}) => {
    const record = await fetchGlobal(fetchGraphQL, global);
    if (!record.es?.updatedAt) throw new ContentError(`${collection} ${NOTHING_PUBLISHED}`);
    const ids = LOCALES.map((locale) => `${locale}/${collection}`);
    const result = createParser(options)(record);
    const { entries, problems } = fillFromPrevious(result, cachedEntries<T>(snapshot, ids));
    report(collection, problems, isStrict || entries.length === 0);
    return entries;
  };
}

/** Returns a loader of the pages that also reports those without a published record. */
export const withMissingPages =
  (load: CollectionLoader<Page>): CollectionLoader<Page> =>
  async (fetchGraphQL, options = {}) => {
    const entries = await load(fetchGraphQL, options);
    const published = new Set(entries.map(({ data }) => data.slug));
    const missing = REQUIRED_PAGES.filter((slug) => !published.has(slug));
    const problems = missing.map((slug): ReportedProblem => ({
      collection: 'pages',
      record: slug,
      recordId: null,
      locale: null,
      field: '',
      message: 'the CMS has no published page, which the site requires',
      fallback: 'defaultText',
    }));
    report('pages', problems, options.isStrict);
    return entries;
  };

/** The loaders of the records, by the slug of their collection or global. */
export const loaders = {
  /** The talents; two of one list cannot have the same slug. */
  talents: defineCmsCollection({
    collection: 'talents',
    revisionFields: 'age isMinor',
    ...talentModel,
    hasDrafts: true,
    nameOf: ({ id, list, slug, name }) => `${list ?? '?'}/${slug ?? '?'} "${name}" (id ${id})`,
    idOf: ({ recordId }) => recordId,
    pathField: 'slug',
    pathOf: ({ list, slug }) => `${list}/${slug}`,
    titleOf: ({ name }) => name,
  }),
  /** The pages whose texts editors write; two cannot have the same slug. */
  pages: defineCmsCollection({
    collection: 'pages',
    ...pageModel,
    hasDrafts: true,
    nameOf: ({ id, slug }) => `${slug} (id ${id})`,
    idOf: ({ slug }) => slug,
    pathField: 'slug',
    pathOf: ({ slug }) => slug,
    titleOf: ({ title }) => title.text,
  }),
  /** The redirects, which are not localised; two cannot start from the same path. */
  redirects: defineCmsCollection({
    collection: 'redirects',
    ...redirectModel,
    schema: () => redirectModel.schema,
    hasDrafts: false,
    nameOf: ({ id, from }) => `${from} (id ${id})`,
    idOf: ({ from }) => from,
    pathField: 'from',
    pathOf: ({ from }) => from,
    titleOf: ({ to }) => to,
  }),
  /** The proposals, which are not localised; two cannot have the same link. */
  proposals: defineCmsCollection({
    collection: 'proposals',
    ...proposalModel,
    schema: () => proposalModel.schema,
    hasDrafts: true,
    namesOthers: true,
    nameOf: ({ id, project }) => `"${project}" (id ${id})`,
    idOf: ({ linkId }) => linkId,
    pathField: 'linkId',
    pathOf: ({ linkId }) => linkId,
    titleOf: ({ project }) => project,
  }),
  home: defineCmsGlobal({ collection: 'home', ...homeModel }),
  agency: defineCmsGlobal({ collection: 'agency', ...agencyModel }),
};

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
    talents: collection('talents', loaders.talents),
    pages: collection('pages', withMissingPages(loaders.pages)),
    home: collection('home', loaders.home),
    agency: collection('agency', loaders.agency),
    redirects: collection('redirects', loaders.redirects),
    proposals: collection('proposals', loaders.proposals),
  };
}
