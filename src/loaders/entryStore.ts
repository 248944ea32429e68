import type { CollectionEntry, CollectionKey } from 'astro:content';
import { assertInKey, buildSession } from '~/session/buildSession';

type DataOf<Name extends CollectionKey> = CollectionEntry<Name>['data'];

interface Entry {
  id: string;
  data: unknown;
}

/** Returns the entries of a collection. */
type EntrySource = (name: CollectionKey) => Iterable<Entry>;

const { compare } = new Intl.Collator('en', { numeric: true });

/** The collection whose entries are in the key of every page. */
const KEYED: CollectionKey = 'agency';

/** The entries that the loaders of this process have loaded. */
let source: EntrySource = (name) => buildSession.entries.get(name)?.values() ?? [];

/** Reads the entries of the collections. */
export const entryStore = {
  /** Reads from another source from now on, such as the form in the live preview. */
  readFrom(other: EntrySource): void {
    source = other;
  },

  /** Returns the data of all entries, sorted by id: the order of the source differs between builds. */
  async all<Name extends CollectionKey>(name: Name): Promise<DataOf<Name>[]> {
    if (name !== KEYED) assertInKey(`all ${name}`);
    const entries = [...source(name)].sort((a, b) => compare(a.id, b.id));
    return entries.map(({ data }) => data as DataOf<Name>);
  },

  /** Finds the data of one entry by its id, e.g. `es/nosotras`. */
  async find<Name extends CollectionKey>(
    name: Name,
    id: string,
  ): Promise<DataOf<Name> | undefined> {
    if (name !== KEYED) assertInKey(`${name} ${id}`);
    return [...source(name)].find((entry) => entry.id === id)?.data as DataOf<Name> | undefined;
  },
};
