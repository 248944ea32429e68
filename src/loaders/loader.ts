import type { Loader, LoaderContext } from 'astro/loaders';
import { type ParsedEntry, recordsOf } from './parseRecord';
import { ContentError } from '~/session/contentErrors';
import type { syncIdentity } from '~/settings/cmsSettings';
import { buildSession } from '~/session/buildSession';
import { type Snapshot, EMPTY_SNAPSHOT, markStale } from './deltaSync';

type Entries = ParsedEntry<unknown>[];

type SyncIdentity = ReturnType<typeof syncIdentity>;

const RECORDS = 'records';

type SavedSnapshot = SyncIdentity & Pick<Snapshot, 'records'>;

/** Returns the snapshot of the previous sync if it is complete and has the same scope. */
function readSnapshot(context: LoaderContext, { scope, sources }: SyncIdentity): Snapshot {
  const { store, meta, watcher } = context;
  // `astro dev` has a watcher; it loads everything again.
  const saved = watcher ? undefined : meta.get(RECORDS);
  if (!saved) return EMPTY_SNAPSHOT;
  const snapshot = JSON.parse(saved) as SavedSnapshot;
  const entryIds = Object.values(snapshot.records).flatMap((record) => record.entries);
  if (snapshot.scope !== scope || !entryIds.every((id) => store.has(id))) return EMPTY_SNAPSHOT;
  const records = snapshot.sources === sources ? snapshot.records : markStale(snapshot.records);
  return { records, dataOf: (id) => store.get(id)?.data };
}

function saveSnapshot({ meta }: LoaderContext, identity: SyncIdentity, entries: Entries): void {
  const records = recordsOf(entries);
  const snapshot = JSON.stringify({ ...identity, records } satisfies SavedSnapshot);
  // Setting any value makes Astro write its whole data store.
  if (meta.get(RECORDS) !== snapshot) meta.set(RECORDS, snapshot);
}

/** Writes new and changed entries to Astro's store and deletes the others; returns how many it wrote. */
function writeEntries({ store, generateDigest }: LoaderContext, entries: Entries): number {
  const deleted = new Set(store.keys());
  let written = 0;
  for (const { id, data, isCached } of entries) {
    deleted.delete(id);
    if (isCached) continue;
    const digest = generateDigest(data as Record<string, unknown>);
    if (store.set({ id, data: data as Record<string, unknown>, digest })) written++;
  }
  for (const id of deleted) store.delete(id);
  return written;
}

/**
 * Creates a loader for Astro's content layer. It writes to the store only after everything is
 * fetched and valid, so a failed load leaves the previous content.
 *
 * @param identify returns what the entries depend on besides the records
 */
export const cmsLoader = (
  name: string,
  load: (snapshot: Snapshot) => Promise<Entries>,
  identify: () => SyncIdentity = () => ({ scope: '', sources: '' }),
): Loader => ({
  name: `cms-${name}`,
  async load(context) {
    const identity = identify();
    const entries = await load(readSnapshot(context, identity));
    const written = writeEntries(context, entries);
    saveSnapshot(context, identity, entries);
    buildSession.entries.set(context.collection, new Map(context.store.entries()));
    const loaded = entries.filter(({ isCached }) => !isCached).length;
    context.logger.info(`${entries.length} entries, ${loaded} loaded, ${written} new or changed`);
  },
});

function throwFailures(results: PromiseSettledResult<unknown>[]): void {
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as Error] : [],
  );
  if (failures.length === 1) throw failures[0];
  if (failures.length === 0) return;
  // The same failure may affect several collections; it is reported once.
  throw new ContentError([...new Set(failures.map(({ message }) => message))].join('\n'));
}

/**
 * Runs the loaders of all collections, which Astro starts concurrently, as one batch, so that a failed build
 * reports the errors of all. A collection that is loaded again, as in dev, starts a new batch.
 *
 * @param beforeLoading runs once per batch before anything is loaded, e.g. to verify the token
 */
export function createBatch(beforeLoading: () => Promise<void> = async () => {}) {
  let batch = new Map<string, Promise<unknown>>();
  let ready: Promise<void> | undefined;
  return async <T>(name: string, load: () => Promise<T>): Promise<T> => {
    if (!ready || batch.has(name)) {
      batch = new Map();
      ready = beforeLoading();
    }
    const pending = batch;
    const loading = ready.then(load);
    pending.set(name, loading);
    // Checking the token takes a request: by then Astro has started all loaders.
    await ready.catch(() => {});
    throwFailures(await Promise.allSettled(pending.values()));
    return loading;
  };
}
