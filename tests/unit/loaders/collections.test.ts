import type { GraphQLFetch } from '~/loaders/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { loadPages, loadTalents } from '~/loaders/collections';
import { media, talent } from './records.fixture';

type Row = Record<string, unknown>;
interface Variables {
  /** Absent from queries for revisions. */
  locale?: 'es' | 'en';
  limit: number;
  where: { AND: { id?: { greater_than: number }; _status?: { equals: string } }[] };
}

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const cursorOf = ({ where }: Variables) => where.AND.find(({ id }) => id)?.id?.greater_than ?? 0;

/** Mocks a CMS with these Spanish records and, if they differ, English ones. */
function mockCms(operation: string, spanish: Row[], english: Row[] = spanish) {
  const requests: Variables[] = [];
  const fetchGraphQL: GraphQLFetch = async (_operation, _query, sent) => {
    const variables = sent as Variables;
    requests.push(variables);
    const docs = (variables.locale === 'en' ? english : spanish)
      .filter(({ id }) => Number(id) > cursorOf(variables))
      .slice(0, variables.limit);
    return { [operation]: { docs } };
  };
  return { fetchGraphQL, requests };
}

const talents = (count: number) => Array.from({ length: count }, (_, index) => talent(index + 1));

describe('loading talents', () => {
  it('pages through all records, each once in each locale', async () => {
    const { fetchGraphQL, requests } = mockCms('Talents', talents(250));
    const entries = await loadTalents(fetchGraphQL);
    expect(entries).toHaveLength(500);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(500);
    const pages = requests.filter(({ locale }) => locale);
    expect(pages.map((variables) => [variables.locale, cursorOf(variables)])).toEqual([
      ['es', 0],
      ['en', 0],
      ['es', 100],
      ['en', 100],
      ['es', 200],
      ['en', 200],
    ]);
  });

  it('fetches published records only', async () => {
    const { fetchGraphQL, requests } = mockCms('Talents', talents(1));
    await loadTalents(fetchGraphQL);
    for (const { where } of requests)
      expect(where.AND).toContainEqual({ _status: { equals: 'published' } });
  });

  it('fetches a page again when a record was saved between the requests of the two locales', async () => {
    const { fetchGraphQL: fetchCurrent, requests } = mockCms('Talents', [
      talent(1, { name: 'New' }),
    ]);
    let isFirst = true;
    const fetchGraphQL: GraphQLFetch = async (...operation) => {
      if (!isFirst) return fetchCurrent(...operation);
      isFirst = false;
      return { Talents: { docs: [talent(1, { name: 'Old', updatedAt: '2025-12-31T00:00:00Z' })] } };
    };
    const entries = await loadTalents(fetchGraphQL);
    expect(entries.map(({ data }) => data.name)).toEqual(['New', 'New']);
    expect(requests.filter(({ locale }) => locale)).toHaveLength(3);
  });

  it('throws when the response is not a list', async () => {
    await expect(loadTalents(async () => ({ Talents: null }))).rejects.toThrow(
      'Talents: the response is not a list of records',
    );
  });

  it('throws when two have the same path, with both names', async () => {
    const duplicates = [
      talent(1, { name: 'Ana A', slug: 'ana' }),
      talent(2, { name: 'Ana B', slug: 'ana' }),
    ];
    await expect(loadTalents(mockCms('Talents', duplicates).fetchGraphQL)).rejects.toThrow(
      /actresses\/ana.*"Ana A" and "Ana B" have the same path/,
    );
  });

  it('throws when two pages have the same path, with both titles', async () => {
    const page = (id: number, title: string) => ({
      id,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title,
    });
    const pages = [page(1, 'Nosotras'), page(2, 'Quiénes somos')];
    await expect(loadPages(mockCms('Pages', pages).fetchGraphQL)).rejects.toThrow(
      /nosotras.*"Nosotras" and "Quiénes somos" have the same path/,
    );
  });

  it('allows the same slug in two lists', async () => {
    const namesakes = [
      talent(1, { slug: 'ana' }),
      talent(2, { slug: 'ana', list: 'directors', sections: ['director'] }),
    ];
    expect(await loadTalents(mockCms('Talents', namesakes).fetchGraphQL)).toHaveLength(4);
  });
});

describe('a text without an English version', () => {
  it('falls back to Spanish, with its language', async () => {
    const spanish = talent(1, {
      homeBase: 'Sevilla',
      biography: 'Nació **aquí**.',
      photo: media('ana'),
      cinema: [{ id: 'a', title: 'Norte', role: 'Protagonista' }],
    });
    const english = talent(1, {
      homeBase: 'Seville',
      biography: null,
      photo: media('ana', { alt: ' ' }),
      cinema: [{ id: 'a', title: 'Norte', role: null }],
    });
    const [es, en] = await loadTalents(mockCms('Talents', [spanish], [english]).fetchGraphQL);
    expect(es?.data.biography).toEqual({
      parts: [{ html: '<p>Nació <strong>aquí</strong>.</p>' }],
      lang: 'es',
    });
    expect(en?.data.biography).toEqual(es?.data.biography);
    expect(en?.data.homeBase).toEqual({ text: 'Seville', lang: 'en' });
    expect(en?.data.photo?.alt).toEqual({ text: 'Retrato ana', lang: 'es' });
    expect(en?.data.cinema[0]).toMatchObject({
      title: 'Norte',
      role: { text: 'Protagonista', lang: 'es' },
    });
  });
});

describe('invalid records', () => {
  const getError = async (rows: Row[]) => {
    const error: unknown = await loadTalents(mockCms('Talents', rows).fetchGraphQL).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(RecordsError);
    return error as RecordsError;
  };

  it('with an iframe of another site are reported', async () => {
    const biography = 'Hola\n\n<iframe src="https://a.example/x"></iframe>';
    const { message } = await getError([talent(1, { biography })]);
    expect(message).toMatch(
      /ana-1.*es.*biography.*contains an iframe of "https:\/\/a\.example\/x"/,
    );
  });

  it('are reported together, with collection, record, locale and field', async () => {
    const { problems, message } = await getError([
      talent(1, { slug: '../etc' }),
      talent(2),
      talent(3, {
        website: 'javascript:alert(1)',
        videos: [{ kind: 'showreel', title: 'S', url: 'https://x.example/v' }],
      }),
    ]);
    expect(problems.filter(({ locale }) => locale === 'es').map(({ field }) => field)).toEqual([
      'slug',
      'videos.0.url',
      'website',
    ]);
    expect(message).toContain(
      'talents › actresses/ana-3 "Ana 3" (id 3) › es, en › videos.0.url: is not a YouTube',
    );
  });

  it.each([
    [
      'a photo that is not an image',
      { photo: media('cv', { mimeType: 'application/pdf' }) },
      'photo',
    ],
    ['a photo of 81 million pixels', { photo: media('a', { width: 9000, height: 9000 }) }, 'photo'],
    ['a photo that is too narrow', { photo: media('a', { width: 9000, height: 1 }) }, 'photo'],
    ['a photo with an invalid URL', { photo: media('a', { url: 'http:// a' }) }, 'photo.url'],
    ['a photo with a script URL', { photo: media('a', { url: 'javascript:x' }) }, 'photo.url'],
    ['a date that does not exist', { birthDate: '2026-99-01T12:00:00.000Z' }, 'birthDate'],
    ['an invalid timestamp', { updatedAt: 'yesterday' }, 'updatedAt'],
    ['a slug too long for a file name', { slug: 'a'.repeat(201) }, 'slug'],
    [
      'an invalid former slug',
      { previousSlugs: [{ list: 'actors', slug: '../*' }] },
      'previousSlugs.0.slug',
    ],
    ['a curriculum that is not a PDF', { curriculum: media('cv') }, 'curriculum'],
    ['a language without a level', { languages: [{ language: 'spanish' }] }, 'languages.0.level'],
    ['an invalid country code', { citizenships: ['Spain'] }, 'citizenships.0'],
    ['an invalid birth date', { birthDate: 'May' }, 'birthDate'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a reserved slug', { slug: 'index' }, 'slug'],
    ['a text that overflows the Markdown parser', { biography: '> '.repeat(20_000) }, 'biography'],
    ['an unknown section', { sections: ['singer'] }, 'sections.0'],
  ])('with %s are rejected', async (_name, fields, field) => {
    const { problems } = await getError([talent(1, fields)]);
    expect([...new Set(problems.map((problem) => problem.field))]).toEqual([field]);
  });

  it('with an unknown block are rejected', async () => {
    const page = {
      id: 1,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title: 'N',
      blocks: [{ blockType: 'slider' }],
    };
    await expect(loadPages(mockCms('Pages', [page]).fetchGraphQL)).rejects.toThrow(
      /pages › nosotras \(id 1\) › es, en › blocks.0.blockType/,
    );
  });
});

describe('a missing relation', () => {
  it('is omitted, as a photo and in the gallery', async () => {
    const [es] = await loadTalents(
      mockCms('Talents', [
        talent(1, {
          photo: null,
          gallery: [
            { id: 'a', picture: null },
            { id: 'b', picture: media('b') },
          ],
        }),
      ]).fetchGraphQL,
    );
    expect(es?.data.photo).toBeUndefined();
    expect(es?.data.gallery.map(({ url }) => url)).toEqual([
      'https://cms.example/api/media/file/b.jpg?v=abcdef012345',
    ]);
  });
});
