import { describe, expect, it } from 'vitest';
import { buildSession } from '~/session/buildSession';
import { RecordsError } from '~/session/contentErrors';
import { cmsLoader, createBatch } from './loader';
import { mockContext } from '../../tests/unit/loaders/mockContext';

const entry = (id: string, name: string) => ({ id, locale: 'es' as const, data: { name } });

describe('the loader', () => {
  it('shares all entries of the store with the pages, not only those that were loaded', async () => {
    const { context, entries } = mockContext();
    const cached = { ...entry('es/1', 'A'), isCached: true };
    const stored = { id: 'es/1', data: cached.data, digest: 'x' };
    entries.set('es/1', stored);
    await cmsLoader('talents', async () => [cached, entry('es/2', 'B')]).load(context);
    const shared = buildSession.entries.get('talents')!;
    expect([...shared.keys()]).toEqual(['es/1', 'es/2']);
    expect(shared.get('es/1')).toBe(stored);
    expect(shared.get('es/2')).toMatchObject({ id: 'es/2', data: { name: 'B' } });
  });

  it('writes new and changed entries, and deletes the others', async () => {
    const { context, entries, logged } = mockContext();
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
    const { context, entries } = mockContext();
    entries.set('es/1', { id: 'es/1', data: {}, digest: 'x' });
    const load = () => Promise.reject(new Error('CMS down'));
    await expect(cmsLoader('talents', load).load(context)).rejects.toThrow();
    expect([...entries.keys()]).toEqual(['es/1']);
  });
});

describe('a batch', () => {
  const fail = (collection: string) => () =>
    Promise.reject(
      new RecordsError(collection, [
        {
          collection,
          record: 'a',
          recordId: '1',
          locale: 'es',
          field: 'slug',
          message: 'is invalid',
        },
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
