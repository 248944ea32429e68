import type { CollectionEntry, CollectionKey } from 'astro:content';
import { getCollection, getEntry } from 'astro:content';
import { buildTracker, trackedQuery } from '~/lib/dependencies';

type DataOf<Name extends CollectionKey> = CollectionEntry<Name>['data'];

const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns an entry's data and registers Astro's digest of it, so that it is not hashed again. */
function dataOf<Name extends CollectionKey>({ data, digest }: CollectionEntry<Name>): DataOf<Name> {
  if (digest) buildTracker.find()?.setFingerprint(data, String(digest));
  return data;
}

/** Sorted by id, because the store's order differs between builds. */
const getAllEntries = trackedQuery('store.all', async (name: CollectionKey) =>
  (await getCollection(name)).sort((a, b) => compare(a.id, b.id)).map(dataOf),
);

const findEntry = trackedQuery('store.one', async (name: CollectionKey, id: string) => {
  const entry = await getEntry(name, id);
  return entry && dataOf(entry);
});

/** Reads the entries of Astro's store; pages depend on what they read. */
export const entryStore = {
  /** A page that calls this directly is rendered again when any entry of the collection changes. */
  all: async <Name extends CollectionKey>(name: Name): Promise<DataOf<Name>[]> =>
    (await getAllEntries(name)) as DataOf<Name>[],

  /** Finds the data of one entry by its id, e.g. `es/nosotras`. */
  find: async <Name extends CollectionKey>(
    name: Name,
    id: string,
  ): Promise<DataOf<Name> | undefined> => (await findEntry(name, id)) as DataOf<Name> | undefined,
};
