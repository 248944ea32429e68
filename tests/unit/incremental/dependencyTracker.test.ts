import { afterEach, expect, test } from 'vitest';
import { digestOf, know } from '~/incremental/hash.ts';
import { Account } from '~/incremental/dependencyTracker.ts';
import { withCacheKeys, contentAddressed } from '~/lib/incremental/cacheKey.ts';
import { TRACKER_KEY, trackedQuery } from '~/lib/incremental/trackedQuery.ts';

afterEach(() => void delete (globalThis as Record<symbol, unknown>)[TRACKER_KEY]);

test('a question is answered anew each time where nobody builds', () => {
  let count = 0;
  const ask = trackedQuery('count', () => ++count);
  expect([ask(), ask()]).toEqual([1, 2]);
});

test('in a build a question is answered once for each of its subjects', () => {
  Account.open();
  let count = 0;
  const ask = trackedQuery('count', (_subject: string) => ++count);
  expect([ask('a'), ask('a'), ask('b')]).toEqual([1, 1, 2]);
});

test('a page is noted for what it asks itself, not for what is asked for its answers', async () => {
  const account = Account.open();
  const inner = trackedQuery('inner', async () => 1);
  const outer = trackedQuery('outer', async (by: number) => (await inner()) + by);
  const asked = new Set<string>();
  await inner();
  await account.noting(asked, () => outer(2));
  expect([...asked]).toEqual(['["outer",2]']);
  expect(await account.digest('["outer",2]')).toBe(digestOf(3));
});

test('a question that fails or that nobody knows has no digest', async () => {
  const account = Account.open();
  trackedQuery('fails', () => Promise.reject(new Error('no')));
  expect(await account.digest('["fails"]')).toBeUndefined();
  expect(await account.digest('["unknown"]')).toBeUndefined();
});

test('two questions cannot have one name', () => {
  Account.open();
  trackedQuery('name', () => 1);
  expect(() => trackedQuery('name', () => 2)).toThrow('Two questions are named "name"');
});

test('values are told apart, and records by the digest they came with', () => {
  const record = { name: 'Ana' };
  expect(digestOf({ a: [1, '1', null] })).not.toBe(digestOf({ a: ['1', 1, null] }));
  expect(digestOf([record])).toBe(digestOf([{ name: 'Ana' }]));
  know(record, 'one state');
  expect(digestOf([record])).not.toBe(digestOf([{ name: 'Ana' }]));
});

test('what is no plain data is refused: all maps would be alike', () => {
  expect(() => digestOf({ a: [new Map([[1, 2]])] })).toThrow('is plain data, no Map');
});

test('a key follows from the props, and there is none where nobody builds', () => {
  const paths = [{ params: {}, props: { a: 1 } }];
  expect(withCacheKeys(paths)[0]?.cacheKey).toBeUndefined();
  Account.open();
  expect(withCacheKeys(paths)[0]?.cacheKey).toBe(digestOf({ a: 1 }));
  expect(contentAddressed(paths)[0]?.cacheKey).toBe('contentAddressed');
});
