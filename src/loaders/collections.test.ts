import type { GraphQLFetch } from './cmsClient';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaders } from './collections';
import { cursorOf, mockCms } from '../../tests/unit/loaders/mockCms';
import { media, talent } from '../../tests/unit/loaders/records.fixture';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const talents = (count: number) => Array.from({ length: count }, (_, index) => talent(index + 1));

describe('loading talents', () => {
  it('pages through all records, each once in each locale', async () => {
    const { fetchGraphQL, requests } = mockCms('Talents', talents(250));
    const entries = await loaders.talents(fetchGraphQL);
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
    await loaders.talents(fetchGraphQL);
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
    const entries = await loaders.talents(fetchGraphQL);
    expect(entries.map(({ data }) => data.name)).toEqual(['New', 'New']);
    expect(requests.filter(({ locale }) => locale)).toHaveLength(3);
  });

  it('throws when the response is not a list', async () => {
    await expect(loaders.talents(async () => ({ Talents: null }))).rejects.toThrow(
      'Talents: the response is not a list of records',
    );
  });

  it('throws in a strict build when two have the same path, with both names', async () => {
    const duplicates = [
      talent(1, { name: 'Ana A', slug: 'ana' }),
      talent(2, { name: 'Ana B', slug: 'ana' }),
    ];
    const { fetchGraphQL } = mockCms('Talents', duplicates);
    await expect(loaders.talents(fetchGraphQL, { isStrict: true })).rejects.toThrow(
      /actresses\/ana.*"Ana A" and "Ana B" have the same path/,
    );
  });

  it('throws in a strict build when two pages have the same path, with both titles', async () => {
    const page = (id: number, title: string) => ({
      id,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title,
    });
    const pages = [page(1, 'Nosotras'), page(2, 'Quiénes somos')];
    const { fetchGraphQL } = mockCms('Pages', pages);
    await expect(loaders.pages(fetchGraphQL, { isStrict: true })).rejects.toThrow(
      /nosotras.*"Nosotras" and "Quiénes somos" have the same path/,
    );
  });

  it('allows the same slug in two lists', async () => {
    const namesakes = [
      talent(1, { slug: 'ana' }),
      talent(2, { slug: 'ana', list: 'directors', sections: ['director'] }),
    ];
    expect(await loaders.talents(mockCms('Talents', namesakes).fetchGraphQL)).toHaveLength(4);
  });
});

describe('a text without an English version', () => {
  it('falls back to Spanish, with its language', async () => {
    const spanish = talent(1, {
      homeBase: ['Sevilla'],
      biography: 'Nació **aquí**.',
      photo: media('ana'),
      cinema: [{ id: 'a', title: 'Norte', role: 'Protagonista' }],
    });
    const english = talent(1, {
      homeBase: ['Seville'],
      biography: null,
      photo: media('ana', { alt: ' ' }),
      cinema: [{ id: 'a', title: 'Norte', role: null }],
    });
    const [es, en] = await loaders.talents(mockCms('Talents', [spanish], [english]).fetchGraphQL);
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

describe('a missing relation', () => {
  it('is omitted, as a photo and in the gallery', async () => {
    const [es] = await loaders.talents(
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
