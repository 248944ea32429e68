import type { Locale } from '~/lib/i18n/locale';
import type { GraphQLFetch } from '~/loaders/client';
import type { LocalisedRecord, RecordSource } from './fetchRecords';
import { RequestError } from '~/loaders/errors';
import { parseDrafts } from './drafts';
import { type ParseOptions, type ParsedEntry, parseRecords } from './parseRecord';

/** A global: Payload's term for a record that exists once, such as the home page. */
type CmsGlobal<T> = Pick<RecordSource, 'operation' | 'query' | 'hasDrafts'> &
  Pick<ParseOptions<T>, 'collection' | 'schema'>;

type RawGlobal = { updatedAt?: unknown } | null | undefined;

const MAX_PASSES = 3;

/** Fetches a global in every locale, and again if an editor saved it between the two requests. */
async function fetchGlobal(
  fetchGraphQL: GraphQLFetch,
  { operation, query }: Pick<CmsGlobal<unknown>, 'operation' | 'query'>,
  isDraft: boolean,
): Promise<LocalisedRecord<unknown>> {
  const fetchIn = async (locale: Locale) => {
    const variables = { locale, ...(isDraft && { draft: true }) };
    const data = (await fetchGraphQL(operation, query, variables)) as Record<string, RawGlobal>;
    return data[operation];
  };
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const [es, en] = [await fetchIn('es'), await fetchIn('en')];
    if (es?.updatedAt === en?.updatedAt) return { es, en };
  }
  throw new RequestError(operation, 'the record kept changing while it was fetched');
}

/**
 * Defines the loader of a global, which has one entry per locale. A global is always fetched: asking
 * for its revision first would cost as many requests.
 *
 * @returns a function that throws a RequestError when the CMS cannot be read, and a RecordsError when
 *   the global is invalid; in a preview, the published version replaces an invalid draft
 */
export function defineCmsGlobal<T>(global: CmsGlobal<T>) {
  const options = { ...global, nameOf: () => '', idOf: () => global.collection };
  return async (
    fetchGraphQL: GraphQLFetch,
    { isPreview = false }: { isPreview?: boolean } = {},
  ): Promise<ParsedEntry<T>[]> => {
    const fetchAs = async (isDraft: boolean) => [await fetchGlobal(fetchGraphQL, global, isDraft)];
    if (!isPreview || !global.hasDrafts) return parseRecords(await fetchAs(false), options);
    return parseDrafts(await fetchAs(true), options, () => fetchAs(false));
  };
}
