import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaders } from './collections';
import { cmsLoader } from './loader';
import { problemReport } from '~/session/problemReport';
import { mockCms } from '../../tests/unit/loaders/mockCms';
import { mockContext } from '../../tests/unit/loaders/mockContext';
import { media, talent } from '../../tests/unit/loaders/records.fixture';

type Row = Record<string, unknown>;
type Load = (...args: Parameters<typeof loaders.talents>) => Promise<never[]>;

const LATER = '2026-02-01T00:00:00.000Z';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

/** Returns a function that syncs records into one store and returns the reported problems. */
function createStore(operation: string, load: unknown) {
  const { context, entries, logged } = mockContext();
  const sync = async (rows: Row[], pictures: Row[] = [], sources = '') => {
    const { fetchGraphQL } = mockCms(operation, rows, rows, pictures);
    problemReport.start();
    const loader = cmsLoader(
      'it',
      (snapshot) => (load as Load)(fetchGraphQL, { snapshot }),
      () => ({ scope: '', sources }),
    );
    await loader.load(context);
    const { problems } = problemReport.end();
    return problems.map(({ recordId, locale, field, fallback }) =>
      [recordId, locale, field, fallback].join(' '),
    );
  };
  const names = () =>
    [...entries.values()]
      .filter(({ id }) => id.startsWith('es/'))
      .map(({ data }) => (data as { name: string }).name);
  return { sync, names, entries, logged };
}

const INVALID = { updatedAt: LATER, name: 'Otra', website: 'javascript:alert(1)' };

describe('an invalid talent', () => {
  it('is shown as in the previous build, and reported by every build until it is valid', async () => {
    const { sync, names, logged } = createStore('Talents', loaders.talents);
    expect(await sync([talent(1), talent(2)])).toEqual([]);
    const invalid = [talent(1, INVALID), talent(2, { updatedAt: LATER, name: 'Eva' })];
    const problems = ['1 es website previousVersion', '1 en website previousVersion'];
    expect(await sync(invalid)).toEqual(problems);
    expect(names()).toEqual(['Ana 1', 'Eva']);
    expect(logged.at(-1)).toBe('4 entries, 2 loaded, 2 new or changed');
    expect(await sync(invalid)).toEqual(problems);
    expect(names()).toEqual(['Ana 1', 'Eva']);
    expect(await sync([talent(1, { ...INVALID, website: null }), talent(2)])).toEqual([]);
    expect(names()).toEqual(['Otra', 'Ana 2']);
  });

  it('is shown as in the previous build when new code fetches all records again', async () => {
    const { sync, names, logged } = createStore('Talents', loaders.talents);
    await sync([talent(1), talent(2)], [], 'old code');
    const problems = await sync([talent(1, INVALID), talent(2)], [], 'new code');
    expect(problems[0]).toBe('1 es website previousVersion');
    expect(names()).toEqual(['Ana 1', 'Ana 2']);
    expect(logged.at(-1)).toBe('4 entries, 2 loaded, 0 new or changed');
  });

  it('that never was valid is omitted, and reported by every build', async () => {
    const { sync, names } = createStore('Talents', loaders.talents);
    const problems = ['1 es website omitted', '1 en website omitted'];
    expect(await sync([talent(1, INVALID), talent(2)])).toEqual(problems);
    expect(await sync([talent(1, INVALID), talent(2)])).toEqual(problems);
    expect(names()).toEqual(['Ana 2']);
  });

  it('that is invalid in English only is shown as it was in both languages', async () => {
    const { sync, entries } = createStore('Talents', loaders.talents);
    await sync([talent(1, { homeBase: ['Madrid'] })]);
    const changed = { updatedAt: LATER, homeBase: ['Sevilla'] };
    const english = { ...changed, biography: '<iframe src="https://a.example"></iframe>' };
    const { fetchGraphQL } = mockCms('Talents', [talent(1, changed)], [talent(1, english)]);
    problemReport.start();
    const [es, en] = await loaders.talents(fetchGraphQL, {
      snapshot: {
        records: { 1: { updatedAt: '', media: {}, entries: ['es/1', 'en/1'] } },
        dataOf: (id) => entries.get(id)?.data,
      },
    });
    expect(problemReport.end().problems).toMatchObject([
      { locale: 'en', fallback: 'previousVersion' },
    ]);
    expect([es?.data.homeBase?.text, en?.data.homeBase?.text]).toEqual(['Madrid', 'Madrid']);
  });

  it('that is unpublished disappears', async () => {
    const { sync, names } = createStore('Talents', loaders.talents);
    await sync([talent(1), talent(2)]);
    await sync([talent(1, INVALID), talent(2)]);
    expect(await sync([talent(2)])).toEqual([]);
    expect(names()).toEqual(['Ana 2']);
  });
});

describe('an unusable picture or file', () => {
  it('is omitted alone, and reported by every build until it is usable', async () => {
    const { sync, names, entries } = createStore('Talents', loaders.talents);
    const pictures = [7, 8].map((id) => ({ id, updatedAt: LATER }));
    const row = talent(1, {
      photo: media('a', { id: 7, updatedAt: LATER, url: null }),
      curriculum: media('cv', { id: 8, updatedAt: LATER }),
      gallery: [{ picture: media('b') }, { picture: media('c', { height: 1 }) }],
      videos: [{ kind: 'showreel', title: 'S', file: { ...media('v'), mimeType: 'text/plain' } }],
      previousSlugs: [],
    });
    const problems = [
      ...['photo.url', 'gallery.1.picture', 'videos.0.file', 'curriculum'].flatMap((field) =>
        ['es', 'en'].map((locale) => `1 ${locale} ${field} fieldOmitted`),
      ),
    ];
    for (let build = 0; build < 2; build++) {
      expect((await sync([row], pictures)).toSorted()).toEqual(problems.toSorted());
      expect(names()).toEqual(['Ana 1']);
      const data = entries.get('es/1')?.data as { gallery: object[] };
      expect(data.gallery).toHaveLength(1);
      expect(data).toMatchObject({ photo: undefined, curriculum: undefined, videos: [] });
    }
  });

  it('keeps its place when only its colour is wrong', async () => {
    const { sync, entries } = createStore('Talents', loaders.talents);
    const problems = await sync([talent(1, { photo: media('a', { colour: 'red;}' }) })]);
    expect(problems[0]).toBe('1 es photo.colour fieldOmitted');
    expect(entries.get('es/1')?.data).toMatchObject({ photo: { width: 1200 } });
  });
});

it('a field that earlier code did not store is loaded by new code, of unchanged talents too', async () => {
  const { sync, entries } = createStore('Talents', loaders.talents);
  await sync([talent(1), talent(2)]);
  for (const [id, entry] of entries) {
    entries.set(id, {
      ...entry,
      data: { ...(entry.data as Row), shareId: undefined },
      digest: 'earlier',
    });
  }
  const shareIds = () => [...entries.values()].map(({ data }) => (data as Row).shareId);
  await sync([talent(1), talent(2)]);
  expect(shareIds()).toEqual([undefined, undefined, undefined, undefined]);
  await sync([talent(1), talent(2)], [], 'new code');
  expect(shareIds().sort()).toEqual(['0000000001', '0000000001', '0000000002', '0000000002']);
});

describe('two talents with the same path', () => {
  it('are none in a strict build if one has the path in its previous version only', async () => {
    let isStrict = false;
    const load: Load = async (fetchGraphQL, options) =>
      (await loaders.talents(fetchGraphQL, { ...options, isStrict })) as never[];
    const { sync } = createStore('Talents', load);
    await sync([talent(1, { slug: 'ana' })]);
    isStrict = true;
    const rows = [talent(1, { ...INVALID, slug: 'otra' }), talent(2, { slug: 'ana' })];
    const error: unknown = await sync(rows).catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/website/);
    expect(String(error)).not.toMatch(/same path/);
  });

  it('the one that had it keeps it, and the other is shown as it was', async () => {
    const { sync, entries } = createStore('Talents', loaders.talents);
    await sync([talent(1, { slug: 'ana' }), talent(2, { slug: 'eva' })]);
    const taken = [talent(1, { slug: 'eva', updatedAt: LATER }), talent(2, { slug: 'eva' })];
    for (let build = 0; build < 2; build++) {
      expect(await sync(taken)).toEqual(['1  slug previousVersion']);
      expect(entries.get('es/1')?.data).toMatchObject({ slug: 'ana' });
      expect(entries.get('en/2')?.data).toMatchObject({ slug: 'eva' });
    }
  });

  it('the later one is omitted if neither was there', async () => {
    const { sync, names } = createStore('Talents', loaders.talents);
    const both = [talent(1, { slug: 'eva' }), talent(2, { slug: 'eva' })];
    expect(await sync(both)).toEqual(['2  slug omitted']);
    expect(names()).toEqual(['Ana 1']);
  });

  it('the other is omitted if its old path is taken too', async () => {
    const { sync, names } = createStore('Talents', loaders.talents);
    await sync([talent(1, { slug: 'ana' }), talent(2, { slug: 'eva' })]);
    const rows = [
      talent(1, { slug: 'eva', updatedAt: LATER }),
      talent(2, { slug: 'eva' }),
      talent(3, { slug: 'ana' }),
    ];
    expect(await sync(rows)).toEqual(['1  slug omitted']);
    expect(names()).toEqual(['Ana 2', 'Ana 3']);
  });
});
