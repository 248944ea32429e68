import type { Locale } from '~/lib/i18n/locale';
import type { GraphQLFetch } from '~/loaders/cmsClient';
import type { CollectionLoader } from './defineCmsCollection';
import type { LocalisedRecord, RecordSource } from './fetchRecords';
import { LOCALES } from '~/lib/i18n/locale';
import { ContentError, RecordsError, RequestError } from '~/loaders/loaderErrors';
import { type Snapshot, EMPTY_SNAPSHOT } from './deltaSync';
import { type FindPrevious, replaceInvalid } from './fallback';
import { type ParseOptions, type ParsedEntry, collectEntries, createParser } from './parseRecord';

/** A global: Payload's term for a record that exists once, such as the home page. */
type CmsGlobal<T> = Pick<RecordSource, 'operation' | 'query'> &
  Pick<ParseOptions<T>, 'collection' | 'schema'>;

type RawGlobal = { updatedAt?: unknown } | null | undefined;

const MAX_PASSES = 3;

/** What a build says about a CMS that nobody has filled in. */
const NOTHING_PUBLISHED =
  'is not published yet: the first page of the admin lists what a first build needs';

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
export function defineCmsGlobal<T>(global: CmsGlobal<T>): CollectionLoader<T> {
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
