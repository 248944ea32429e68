import { afterEach, expect, test } from 'vitest';
import { BuildTracker } from '~/lib/dependencyTracker.ts';
import { contentAddressed, buildTracker } from '~/lib/dependencies.ts';
import { sharedFragment, trackedQuery, withCacheKeys } from '~/lib/dependencies.ts';

/** Installs the tracker of a new build. */
function install(): BuildTracker {
  const tracker = new BuildTracker();
  buildTracker.set(tracker);
  return tracker;
}

afterEach(() => buildTracker.set(undefined));

test('outside a build a query runs on every call', () => {
  let count = 0;
  const query = trackedQuery('count', () => ++count);
  expect([query(), query()]).toEqual([1, 2]);
});

test('in a build a query runs once for the same arguments', () => {
  install();
  let count = 0;
  const query = trackedQuery('count', (_arg: string) => ++count);
  expect([query('a'), query('a'), query('b')]).toEqual([1, 1, 2]);
});

test('a page depends on the queries that it runs itself, not on nested ones', async () => {
  const tracker = install();
  const inner = trackedQuery('inner', async () => 1);
  const outer = trackedQuery('outer', async (by: number) => (await inner()) + by);
  await inner();
  const { dependencies } = await tracker.collect(() => outer(2));
  expect([...dependencies]).toEqual(['["outer",2]']);
  expect(await tracker.resultFingerprint('["outer",2]')).toBe(tracker.fingerprint(3));
});

test('a fragment is rendered once, and every page with it depends on its queries', async () => {
  const tracker = install();
  const year = trackedQuery('year', () => 2026);
  let count = 0;
  const footer = async () => `© ${year()} ${++count}`;
  const pages = ['a', 'b'].map(() => tracker.collect(() => sharedFragment('footer', footer)));
  for (const { result, dependencies } of await Promise.all(pages)) {
    expect(result).toBe('© 2026 1');
    expect([...dependencies]).toEqual(['["year"]']);
  }
  expect(await sharedFragment('other', footer)).toBe('© 2026 2');
});

test('a fragment that fails is an error of every page with it', async () => {
  install();
  const fragment = () => sharedFragment('fails', () => Promise.reject(new Error('no')));
  await expect(fragment()).rejects.toThrow('no');
  await expect(fragment()).rejects.toThrow('no');
});

test('outside a build a fragment is rendered each time', async () => {
  let count = 0;
  const fragment = () => sharedFragment('count', async () => ++count);
  expect([await fragment(), await fragment()]).toEqual([1, 2]);
});

test('a query that fails or does not exist has no fingerprint', async () => {
  const tracker = install();
  trackedQuery('fails', () => Promise.reject(new Error('no')));
  expect(await tracker.resultFingerprint('["fails"]')).toBeUndefined();
  expect(await tracker.resultFingerprint('["unknown"]')).toBeUndefined();
});

test('two queries with the same name are an error', () => {
  install();
  trackedQuery('name', () => 1);
  expect(() => trackedQuery('name', () => 2)).toThrow('Two queries are named "name"');
});

test('fingerprints differ for different values and use the fingerprints that were set', () => {
  const tracker = install();
  const record = { name: 'Ana' };
  expect(tracker.fingerprint({ a: [1, '1', null] })).not.toBe(
    tracker.fingerprint({ a: ['1', 1, null] }),
  );
  expect(tracker.fingerprint([record])).toBe(tracker.fingerprint([{ name: 'Ana' }]));
  tracker.setFingerprint(record, 'one revision');
  expect(tracker.fingerprint([record])).not.toBe(tracker.fingerprint([{ name: 'Ana' }]));
});

test('an object that is not plain data has no fingerprint: all Maps would be equal', () => {
  const value = { a: [new Map([[1, 2]])] };
  expect(() => install().fingerprint(value)).toThrow('must be plain data, not Map');
});

test('a cache key is the fingerprint of the props, and undefined outside a build', () => {
  const paths = [{ params: {}, props: { a: 1 } }];
  expect(withCacheKeys(paths)[0]?.cacheKey).toBeUndefined();
  const tracker = install();
  expect(withCacheKeys(paths)[0]?.cacheKey).toBe(tracker.fingerprint({ a: 1 }));
  expect(contentAddressed(paths)[0]?.cacheKey).toBe('contentAddressed');
});
