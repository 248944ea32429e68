import type { Loader, LoaderContext } from 'astro/loaders';
import type { Snapshot } from './snapshot';
import type { Parsed } from './parseRecord';
import { EMPTY_SNAPSHOT } from './snapshot';

type Records = Snapshot['records'];

/** Under which Astro's store remembers the states of the records beside their entries. */
const RECORDS = 'records';

/** What the last load left, where it read as this one reads; in dev all is loaded anew. */
function findKept({ store, meta, watcher }: LoaderContext, key: string): Snapshot {
  const left = watcher ? undefined : meta.get(RECORDS);
  if (!left) return EMPTY_SNAPSHOT;
  const { key: lastKey, records } = JSON.parse(left) as { key: string; records: Records };
  const entries = Object.values(records).flatMap((record) => record.entries);
  const isWhole = lastKey === key && entries.every((id) => store.has(id));
  return isWhole ? { records, dataOf: (id) => store.get(id)?.data } : EMPTY_SNAPSHOT;
}

function recordsOf(entries: Parsed<unknown>[]): Records {
  const records: Records = {};
  for (const { id, record, stamp } of entries) {
    if (!record || !stamp) continue;
    const known = records[record]?.entries ?? [];
    records[record] = { ...stamp, entries: [...known, id] };
  }
  return records;
}

function put({ store, generateDigest }: LoaderContext, entries: Parsed<unknown>[]): number {
  const gone = new Set(store.keys());
  let written = 0;
  for (const { id, data, isCached } of entries) {
    gone.delete(id);
    if (isCached) continue;
    const digest = generateDigest(data as Record<string, unknown>);
    if (store.set({ id, data: data as Record<string, unknown>, digest })) written++;
  }
  for (const id of gone) store.delete(id);
  return written;
}

/**
 * A loader for Astro's content layer. The store is touched only once everything is read and right,
 * so a failed load leaves what was there.
 *
 * @param keyOf tells whether what was loaded before was read in the same way from the same place
 */
export const cmsLoader = (
  name: string,
  read: (kept: Snapshot) => Promise<Parsed<unknown>[]>,
  keyOf: () => string = () => '',
): Loader => ({
  name: `cms-${name}`,
  async load(context) {
    const key = keyOf();
    const entries = await read(findKept(context, key));
    const written = put(context, entries);
    const left = JSON.stringify({ key, records: recordsOf(entries) });
    // Whatever is set, Astro writes all of its store anew.
    if (context.meta.get(RECORDS) !== left) context.meta.set(RECORDS, left);
    const loaded = entries.filter(({ isCached }) => !isCached).length;
    context.logger.info(`${entries.length} entries, ${loaded} loaded, ${written} new or changed`);
  },
});
