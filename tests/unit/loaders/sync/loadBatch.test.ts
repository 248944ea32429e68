import { describe, expect, it } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { createBatch } from '~/loaders/sync/loadBatch';

const ask = async () => ({});
const wrong = (collection: string) =>
  Promise.reject(
    new RecordsError(collection, [
      { record: 'a', locale: 'es', field: 'slug', message: 'is wrong' },
    ]),
  );

describe('a round of reading', () => {
  it('reads each collection once, and anew when one comes back', async () => {
    const reads: string[] = [];
    const reader = (name: string) => async () => {
      reads.push(name);
      return [{ id: name, locale: 'es' as const, data: reads.length }];
    };
    const read = createBatch(ask, { a: reader('a'), b: reader('b') });
    expect(await Promise.all([read('a'), read('b')])).toMatchObject([[{ id: 'a' }], [{ id: 'b' }]]);
    expect(reads).toEqual(['a', 'b']);
    await read('a');
    expect(reads).toEqual(['a', 'b', 'a']);
  });

  it('tells what is wrong in every collection at once', async () => {
    const read = createBatch(ask, { a: () => wrong('a'), b: async () => [], c: () => wrong('c') });
    const failures = ['a', 'b', 'c'].map((name) =>
      expect(read(name)).rejects.toThrow(
        /a › a › es › slug: is wrong[\s\S]*c › a › es › slug: is wrong/,
      ),
    );
    await Promise.all(failures);
  });

  it('reads nothing when what must hold before does not', async () => {
    let hasRead = false;
    const reader = async () => {
      hasRead = true;
      return [];
    };
    const read = createBatch(ask, { a: reader }, () => Promise.reject(new Error('no token')));
    await expect(read('a')).rejects.toThrow('no token');
    expect(hasRead).toBe(false);
  });
});
