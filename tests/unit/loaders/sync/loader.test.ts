import type { LoaderContext } from 'astro/loaders';
import { describe, expect, it } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { cmsLoader, createBatch } from '~/loaders/sync/loader';

/** Mocks Astro's loader context, whose store ignores an entry with an unchanged digest. */
function mockContext(entries: Map<string, { digest: string }>, meta = new Map<string, string>()) {
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
  it('writes new and changed entries, and deletes the others', async () => {
    const entries = new Map<string, { digest: string }>();
    const { context, logged } = mockContext(entries);
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

  it('does not change the store when loading fails', async () => {
    const entries = new Map([['es/1', { digest: 'x' }]]);
    const load = () => Promise.reject(new Error('CMS down'));
    await expect(cmsLoader('talents', load).load(mockContext(entries).context)).rejects.toThrow();
    expect([...entries.keys()]).toEqual(['es/1']);
  });
});

describe('a batch', () => {
  const fail = (collection: string) => () =>
    Promise.reject(
      new RecordsError(collection, [
        { record: 'a', locale: 'es', field: 'slug', message: 'is invalid' },
      ]),
    );

  it('loads each collection once, and again in a new batch', async () => {
    const loaded: string[] = [];
    const loadInBatch = createBatch();
    const load = (name: string) =>
      loadInBatch(name, async () => {
        loaded.push(name);
        return [{ id: name }];
      });
    expect(await Promise.all([load('a'), load('b')])).toEqual([[{ id: 'a' }], [{ id: 'b' }]]);
    expect(loaded).toEqual(['a', 'b']);
    await load('a');
    expect(loaded).toEqual(['a', 'b', 'a']);
  });

  it('reports the errors of every collection at once', async () => {
    const loadInBatch = createBatch();
    const results = [
      loadInBatch('a', fail('a')),
      loadInBatch('b', async () => []),
      loadInBatch('c', fail('c')),
    ];
    for (const result of await Promise.allSettled(results)) {
      expect(result).toMatchObject({
        reason: {
          message: expect.stringMatching(
            /a › a › es › slug: is invalid[\s\S]*c › a › es › slug: is invalid/,
          ),
        },
      });
    }
  });

  it('loads nothing when the check before it fails', async () => {
    let hasLoaded = false;
    const loadInBatch = createBatch(() => Promise.reject(new Error('no token')));
    const load = async () => void (hasLoaded = true);
    await expect(loadInBatch('a', load)).rejects.toThrow('no token');
    expect(hasLoaded).toBe(false);
  });
});
