import type { LoaderContext } from 'astro/loaders';
import { describe, expect, it } from 'vitest';
import { cmsLoader } from '~/loaders/sync/loader';

/** Astro's store as far as a loader sees it: an entry with the same digest is not written again. */
function contextOf(entries: Map<string, { digest: string }>, meta = new Map<string, string>()) {
  const logged: string[] = [];
  const store = {
    keys: () => [...entries.keys()],
    has: (id: string) => entries.has(id),
    get: (id: string) => entries.get(id),
    delete: (id: string) => entries.delete(id),
    set: (entry: { id: string; digest: string }) => {
      if (entries.get(entry.id)?.digest === entry.digest) return false;
      entries.set(entry.id, entry);
      return true;
    },
  };
  const context = {
    store,
    meta,
    generateDigest: JSON.stringify,
    logger: { info: (line: string) => logged.push(line) },
  } as unknown as LoaderContext;
  return { context, logged };
}

const entry = (id: string, name: string) => ({ id, locale: 'es' as const, data: { name } });

describe('the loader', () => {
  it('writes what is new or changed, and deletes what is gone', async () => {
    const entries = new Map<string, { digest: string }>();
    const { context, logged } = contextOf(entries);
    await cmsLoader('talents', async () => [entry('es/1', 'A'), entry('es/2', 'B')]).load(context);
    await cmsLoader('talents', async () => [entry('es/2', 'C'), entry('es/3', 'D')]).load(context);
    expect([...entries.keys()]).toEqual(['es/2', 'es/3']);
    expect(logged).toEqual([
      '2 entries, 2 loaded, 2 new or changed',
      '2 entries, 2 loaded, 2 new or changed',
    ]);
    await cmsLoader('talents', async () => [entry('es/2', 'C'), entry('es/3', 'D')]).load(context);
    expect(logged.at(-1)).toBe('2 entries, 2 loaded, 0 new or changed');
  });

  it('leaves the store as it was when reading fails', async () => {
    const entries = new Map([['es/1', { digest: 'x' }]]);
    const read = () => Promise.reject(new Error('CMS down'));
    await expect(cmsLoader('talents', read).load(contextOf(entries).context)).rejects.toThrow();
    expect([...entries.keys()]).toEqual(['es/1']);
  });
});
