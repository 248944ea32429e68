import type { LoaderContext } from 'astro/loaders';

/** An entry of Astro's store. */
interface StoredEntry {
  id: string;
  data: unknown;
  digest: string;
}

/** Mocks Astro's loader context, whose store ignores an entry with an unchanged digest. */
export function mockContext() {
  const logged: string[] = [];
  const entries = new Map<string, StoredEntry>();
  const store = {
    entries: () => [...entries],
    keys: () => [...entries.keys()],
    has: (id: string) => entries.has(id),
    get: (id: string) => entries.get(id),
    delete: (id: string) => entries.delete(id),
    set: (entry: StoredEntry) => {
      if (entries.get(entry.id)?.digest === entry.digest) return false;
      entries.set(entry.id, entry);
      return true;
    },
  };
  const context = {
    collection: 'talents',
    store,
    meta: new Map<string, string>(),
    generateDigest: JSON.stringify,
    logger: { info: (line: string) => logged.push(line) },
  } as unknown as LoaderContext;
  return { context, entries, logged };
}
