import type { CollectionEntry, CollectionKey } from 'astro:content';
import { getCollection, getEntry } from 'astro:content';
import { findTracker, trackedQuery } from '~/lib/incremental/trackedQuery';

/** What a record of a collection holds. */
type DataOf<Name extends CollectionKey> = CollectionEntry<Name>['data'];

const { compare } = new Intl.Collator('en', { numeric: true });

function known<Name extends CollectionKey>({ data, digest }: CollectionEntry<Name>): DataOf<Name> {
  if (digest) findTracker()?.know(data, String(digest));
  return data;
}

/** All records of a collection, by id: not as they came, which differs from build to build. */
const all = trackedQuery('store.all', async (name: CollectionKey) =>
  (await getCollection(name)).sort((a, b) => compare(a.id, b.id)).map(known),
);

const one = trackedQuery('store.one', async (name: CollectionKey, id: string) => {
  const entry = await getEntry(name, id);
  return entry && known(entry);
});

/**
 * Gives what was loaded of a collection; a page that asks this itself is made anew whenever
 * anything in the collection changes.
 */
export const readAll = async <Name extends CollectionKey>(name: Name): Promise<DataOf<Name>[]> =>
  (await all(name)) as DataOf<Name>[];

/** Finds one record by its id in the store, e.g. `es/nosotras`. */
export const findOne = async <Name extends CollectionKey>(
  name: Name,
  id: string,
): Promise<DataOf<Name> | undefined> => (await one(name, id)) as DataOf<Name> | undefined;
