import { type ParsedEntry, recordsOf } from '~/loaders/parseRecord';
import type { Snapshot } from '~/loaders/deltaSync';
import { loaders } from '~/loaders/collections';
import { createSessionClient, type sessionOf } from './cms';
import { withCmsPaths } from './fileUrls';

type Entries = ParsedEntry<unknown>[];
type SessionHeaders = ReturnType<typeof sessionOf>;

/** What the pages show around a record; no page shows a proposal but its own. */
const KINDS = ['talents', 'pages', 'home', 'agency'] as const;
type PublishedKind = (typeof KINDS)[number];

/** The published entries of each collection, which a page shows around the form's. */
export type Published = Record<PublishedKind, Entries>;

/** After this time the next request starts to fetch what has changed. */
const FRESH_MS = 10_000;

function snapshotOf(entries: Entries): Snapshot {
  const byId = new Map(entries.map(({ id, data }) => [id, data]));
  return { records: recordsOf(entries), dataOf: (id) => byId.get(id) };
}

async function load(session: SessionHeaders, last: Published | undefined): Promise<Published> {
  const client = createSessionClient(session);
  const loadOne = async (kind: PublishedKind) => {
    const snapshot = last && snapshotOf(last[kind]);
    const entries: Entries = await loaders[kind](client, snapshot ? { snapshot } : {});
    return [
      kind,
      entries.map((entry) =>
        entry.isCached ? entry : { ...entry, data: withCmsPaths(entry.data) },
      ),
    ] as const;
  };
  return Object.fromEntries(await Promise.all(KINDS.map(loadOne))) as Published;
}

let last: Published | undefined;
let loading: Promise<Published> | undefined;
let loadedMs = -Infinity;

/**
 * Returns what is published. It is kept in memory; a request after {@link FRESH_MS} is answered with
 * it too, and fetches the changes for the next one. Drafts are never kept.
 *
 * @throws {RequestError} when the CMS cannot be read and nothing has been yet
 */
export async function readPublished(session: SessionHeaders): Promise<Published> {
  if (last && performance.now() - loadedMs < FRESH_MS) return last;
  loading ??= load(session, last)
    .then((published) => {
      last = published;
      loadedMs = performance.now();
      return published;
    })
    .finally(() => (loading = undefined));
  if (!last) return loading;
  loading.catch((error: unknown) => console.error('[preview]', String(error)));
  return last;
}
