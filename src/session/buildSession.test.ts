import type { Talent } from '~/model/talent';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { buildSession, contentAddressed, oncePerBuild, sharedFragment } from './buildSession';
import { today } from './today';
import { withPageKeys } from '~/loaders/pageKeys';
import { getAgency } from '~/loaders/siteQueries';
import { everything } from '../../tests/unit/support/fixtures';

beforeEach(() => {
  buildSession.isBuild = true;
});
afterEach(() => {
  buildSession.isBuild = false;
  buildSession.entries.clear();
});

/** Runs a query while a page with a key is rendered. */
const asPage = <Result>(run: () => Result, hasDay = false): Result =>
  buildSession.keyed.run({ name: 'ana.html', hasDay, pictures: new Set() }, run);

const facet = { list: 'actresses', facet: 'languages', key: 'basque', number: 1 };
const eva = { ...everything, photo: undefined };
const withVideo = {
  ...eva,
  videos: [{ source: { type: 'youtube', id: 'aqz-KE-bpKQ' } }] as Talent['videos'],
};

/** Each query of the site by its name, with arguments. */
const QUERIES: Record<string, unknown[]> = {
  'entryStore.all': ['talents'],
  'entryStore.find': ['pages', 'es/nosotras'],
  facetPaths: [],
  findPage: ['es', 'nosotras'],
  getAllTalents: ['es'],
  getFacetKeys: ['actors'],
  getFacetPage: ['es', facet],
  getFacetPages: [],
  getFinderFiles: [],
  getFirstTalents: ['es', 3],
  getHome: ['es'],
  getIndexedPages: [],
  getListPage: ['es', 'actors', 1],
  getListPageMeta: ['es', 'actors', 1],
  getPage: ['es', 'about'],
  getPageMeta: ['es', 'home'],
  getPeople: ['es', true],
  getProposedPeople: ['es', []],
  getTalentFacets: [eva],
  getTalents: ['es', 'actors'],
  getThumbnailFiles: [],
  'today.date': [],
  'today.isOver': ['2026-01-01'],
  'today.time': [],
  withThumbnails: [withVideo],
};

/** What may be asked: the answer is in every key, or depends on nothing but the arguments. */
const ANSWERED = [
  'entryStore.readFrom',
  'facetPage.path',
  'facetPage.searchPath',
  'facetPage.text',
  'getAgency',
  'latest',
  'toPerson',
  'today.year',
];

type Query = (...args: unknown[]) => unknown;

/** Matches an import of what every query is made of. */
const ASKS = /^import .*\b(assertInKey|entryStore|oncePerBuild)\b/m;

/** Returns the exported functions of the modules that ask, by name; those of objects as `today.date`. */
async function findExports(): Promise<Record<string, Query>> {
  const found: Record<string, Query> = {};
  // Nobody imports pages, and the live preview is no build.
  for await (const file of glob('src/**/*.ts', { exclude: ['src/pages/**', 'src/preview/**'] })) {
    if (file.endsWith('.test.ts') || !ASKS.test(await readFile(file, 'utf8'))) continue;
    const exported: Record<string, Query | Record<string, Query>> = await import(
      path.resolve(file)
    );
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'function') found[name] = value;
      else if (!Array.isArray(value))
        for (const [key, query] of Object.entries(value)) found[`${name}.${key}`] = query;
    }
  }
  return found;
}

const exported = await findExports();

describe('a query that is not in the key of a page ends its rendering', () => {
  it('whatever its name: all are tried', () => {
    const tried = [...Object.keys(QUERIES), ...ANSWERED];
    expect(tried.sort()).toEqual(Object.keys(exported).sort());
  });

  it.each(Object.entries(QUERIES))('%s', async (name, args) => {
    const query = async () => exported[name]!(...args);
    const message = /^ana\.html asks for .+, which is not in its key: hand it over in the props/;
    await expect(asPage(query)).rejects.toThrow(message);
    // Also when another page has asked before, so that the answer is known.
    await query().catch(() => {});
    await expect(asPage(query)).rejects.toThrow(message);
  });

  it('but the agency and the year are in every key, and the day is in those of files', async () => {
    buildSession.entries.set('agency', new Map([['es/agency', { id: 'es/agency', data: 'Foco' }]]));
    expect(await asPage(() => getAgency('es'))).toBe('Foco');
    expect(asPage(() => today.year())).toMatch(/^\d{4}$/);
    expect(asPage(() => today.isOver('2000-01-01'), true)).toBe(true);
  });
});

test('the key of a page changes with its props and the agency', async () => {
  const setAgency = (name: string) =>
    buildSession.entries.set(
      'agency',
      new Map(['es', 'en'].map((locale) => [locale, { id: `${locale}/agency`, data: { name } }])),
    );
  const keyOf = async (props: object) => (await withPageKeys([{ props }]))[0]!.cacheKey;
  setAgency('Foco');
  const key = await keyOf({ name: 'Ana' });
  expect(await keyOf({ name: 'Ana' })).toBe(key);
  expect(await keyOf({ name: 'Eva' })).not.toBe(key);
  setAgency('Otra');
  expect(await keyOf({ name: 'Ana' })).not.toBe(key);
});

describe('what is computed once per build', () => {
  it('is computed once for the same arguments', () => {
    let count = 0;
    const query = oncePerBuild('count', (_arg: string) => ++count);
    expect([query('a'), query('a'), query('b')]).toEqual([1, 1, 2]);
  });

  it('is computed each time outside a build', () => {
    buildSession.isBuild = false;
    let count = 0;
    const query = oncePerBuild('count', () => ++count);
    expect([query(), query()]).toEqual([1, 2]);
  });
});

describe('a fragment', () => {
  it('is rendered once in a build, with pictures of every page that has it', async () => {
    let count = 0;
    const footer = async () => {
      buildSession.keyed.getStore()?.pictures.add('logo.avif');
      return `footer ${++count}`;
    };
    for (let page = 1; page <= 2; page++) {
      await asPage(async () => {
        expect(await sharedFragment('once', footer)).toBe('footer 1');
        expect([...buildSession.keyed.getStore()!.pictures]).toEqual(['logo.avif']);
      });
    }
    expect(await sharedFragment('other', footer)).toBe('footer 2');
  });

  it('asks for nothing that keys lack, although the first page with it has no key', async () => {
    await expect(sharedFragment('menu', async () => today.date())).rejects.toThrow(
      'The fragment "menu" asks for the day, which is not in its key',
    );
  });

  it('is rendered each time outside a build', async () => {
    buildSession.isBuild = false;
    let count = 0;
    const fragment = () => sharedFragment('count', async () => `${++count}`);
    expect([await fragment(), await fragment()]).toEqual(['1', '2']);
  });
});

test('the key of a file is the hash of what it is made of, or nothing if its name has one', () => {
  const path = { params: {}, props: {} };
  expect(contentAddressed([path, { ...path, hash: 'ab' }]).map(({ cacheKey }) => cacheKey)).toEqual(
    ['content', 'content ab'],
  );
});
