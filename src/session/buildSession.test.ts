import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { buildSession, contentAddressed, oncePerBuild, sharedFragment } from './buildSession';
import { today } from './today';
import { entryStore } from '~/loaders/entryStore';
import { getIndexedPages } from '~/site/indexedPages';
import { getPageMeta } from '~/loaders/pageMeta';
import { withPageKeys } from '~/loaders/pageKeys';
import { findPage, getAgency, getHome } from '~/loaders/siteQueries';
import { getAllTalents, getFirstTalents, getTalents } from '~/loaders/talentQueries';
import { getFacetKeys, getFacetPage } from '~/features/finder/facetPages';
import { getFinderFiles } from '~/features/finder/finderFile';
import { getPeople } from '~/features/selection/personQueries';
import { getProposedPeople } from '~/features/proposals/proposalQueries';
import { getThumbnailFiles } from '~/features/video/videoThumbnails';

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

const facet = { list: 'actresses', facet: 'languages', key: 'basque', number: 1 } as const;

describe('a query that is not in the key of a page ends its rendering', () => {
  it.each<[name: string, query: () => unknown]>([
    ['all entries', () => entryStore.all('talents')],
    ['an entry', () => entryStore.find('pages', 'es/nosotras')],
    ['a page', () => findPage('es', 'nosotras')],
    ['the home page', () => getHome('es')],
    ['all talents', () => getAllTalents('es')],
    ['the first talents', () => getFirstTalents('es', 3)],
    ['the talents of a list', () => getTalents('es', 'actors')],
    ['metadata', () => getPageMeta('es', 'home')],
    ['the indexed pages', () => getIndexedPages()],
    ['the facets of a list', () => getFacetKeys('actors')],
    ['a facet page', () => getFacetPage('es', facet)],
    ['the finder', () => getFinderFiles()],
    ['the people of selections', () => getPeople('es', true)],
    ['the people of a proposal', () => getProposedPeople('es', [])],
    ['the thumbnails', () => getThumbnailFiles()],
    ['the day', () => today.date()],
    ['whether a day is over', () => today.isOver('2026-01-01')],
    ['the time', () => today.time()],
  ])('%s', async (_name, query) => {
    const message = /^ana\.html asks for .+, which is not in its key: hand it over in the props/;
    await expect(asPage(async () => query())).rejects.toThrow(message);
    // Also when another page has asked before, so that the answer is known.
    await Promise.resolve(query)
      .then((run) => run())
      .catch(() => {});
    await expect(asPage(async () => query())).rejects.toThrow(message);
  });

  it('but the agency and the year are in every key, and the day is in some', async () => {
    buildSession.entries.set('agency', new Map([['es/agency', { id: 'es/agency', data: 'Foco' }]]));
    expect(await asPage(() => getAgency('es'))).toBe('Foco');
    expect(asPage(() => today.year())).toMatch(/^\d{4}$/);
    expect(asPage(() => today.isOver('2000-01-01'), true)).toBe(true);
  });
});

test('the key of a page changes with its props, the agency and, where it counts, the day', async () => {
  const setAgency = (name: string) =>
    buildSession.entries.set(
      'agency',
      new Map(['es', 'en'].map((locale) => [locale, { id: `${locale}/agency`, data: { name } }])),
    );
  const keyOf = async (props: object, hasDay = false) =>
    (await withPageKeys([{ props }], () => hasDay))[0]!.cacheKey;
  setAgency('Foco');
  const key = await keyOf({ name: 'Ana' });
  expect(await keyOf({ name: 'Ana' })).toBe(key);
  expect(await keyOf({ name: 'Eva' })).not.toBe(key);
  expect(await keyOf({ name: 'Ana' }, true)).toBe(`${key} ${today.date()}`);
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
