import type { Ask } from '~/loaders/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { loadPages, loadTalents } from '~/loaders/collections';
import { media, talent } from './records.fixture';

type Row = Record<string, unknown>;
interface Variables {
  /** A census has none. */
  locale?: 'es' | 'en';
  limit: number;
  where: { AND: { id?: { greater_than: number }; _status?: { equals: string } }[] };
}

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

const after = ({ where }: Variables) => where.AND.find(({ id }) => id)?.id?.greater_than ?? 0;

/** A CMS with these Spanish records, and English ones where given. */
function cms(operation: string, spanish: Row[], english: Row[] = spanish) {
  const asked: Variables[] = [];
  const ask: Ask = async (_operation, _query, variables) => {
    const question = variables as Variables;
    asked.push(question);
    const docs = (question.locale === 'en' ? english : spanish)
      .filter(({ id }) => Number(id) > after(question))
      .slice(0, question.limit);
    return { [operation]: { docs } };
  };
  return { ask, asked };
}

const people = (count: number) => Array.from({ length: count }, (_, index) => talent(index + 1));

describe('reading talents', () => {
  it('pages through any number of them, each once in each locale', async () => {
    const { ask, asked } = cms('Talents', people(250));
    const entries = await loadTalents(ask);
    expect(entries).toHaveLength(500);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(500);
    const pages = asked.filter(({ locale }) => locale);
    expect(pages.map((question) => [question.locale, after(question)])).toEqual([
      ['es', 0],
      ['en', 0],
      ['es', 100],
      ['en', 100],
      ['es', 200],
      ['en', 200],
    ]);
  });

  it('asks for published ones only', async () => {
    const { ask, asked } = cms('Talents', people(1));
    await loadTalents(ask);
    for (const { where } of asked)
      expect(where.AND).toContainEqual({ _status: { equals: 'published' } });
  });

  it('reads a page again when a record was saved between the two locales', async () => {
    const { ask: steady, asked } = cms('Talents', [talent(1, { name: 'New' })]);
    let isFirst = true;
    const ask: Ask = async (...question) => {
      if (!isFirst) return steady(...question);
      isFirst = false;
      return { Talents: { docs: [talent(1, { name: 'Old', updatedAt: '2025-12-31T00:00:00Z' })] } };
    };
    const entries = await loadTalents(ask);
    expect(entries.map(({ data }) => data.name)).toEqual(['New', 'New']);
    expect(asked.filter(({ locale }) => locale)).toHaveLength(3);
  });

  it('says so when the answer is no list', async () => {
    await expect(loadTalents(async () => ({ Talents: null }))).rejects.toThrow(
      'Talents: the answer is no list of records',
    );
  });

  it('refuses two that claim one address, with both names', async () => {
    const twins = [
      talent(1, { name: 'Ana A', slug: 'ana' }),
      talent(2, { name: 'Ana B', slug: 'ana' }),
    ];
    await expect(loadTalents(cms('Talents', twins).ask)).rejects.toThrow(
      /actresses\/ana.*"Ana A" and "Ana B" both claim this address/,
    );
  });

  it('refuses two pages that claim one address, with both titles', async () => {
    const page = (id: number, title: string) => ({
      id,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title,
    });
    const pages = [page(1, 'Nosotras'), page(2, 'Quiénes somos')];
    await expect(loadPages(cms('Pages', pages).ask)).rejects.toThrow(
      /nosotras.*"Nosotras" and "Quiénes somos" both claim this address/,
    );
  });

  it('lets the same slug stand in two lists', async () => {
    const namesakes = [
      talent(1, { slug: 'ana' }),
      talent(2, { slug: 'ana', list: 'directors', sections: ['director'] }),
    ];
    expect(await loadTalents(cms('Talents', namesakes).ask)).toHaveLength(4);
  });
});

describe('a text with no English', () => {
  it('is the Spanish one, marked as Spanish', async () => {
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
    const [es, en] = await loadTalents(cms('Talents', [spanish], [english]).ask);
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

describe('wrong records', () => {
  const wrong = async (rows: Row[]) => {
    const error: unknown = await loadTalents(cms('Talents', rows).ask).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(RecordsError);
    return error as RecordsError;
  };

  it('with a frame of another site are named', async () => {
    const biography = 'Hola\n\n<iframe src="https://a.example/x"></iframe>';
    const { message } = await wrong([talent(1, { biography })]);
    expect(message).toMatch(/ana-1.*es.*biography.*has a frame of "https:\/\/a\.example\/x"/);
  });

  it('are named all at once, with collection, record, locale and field', async () => {
    const { problems, message } = await wrong([
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
      'talents › actresses/ana-3 "Ana 3" (id 3) › es, en › videos.0.url: is no YouTube',
    );
  });

  it.each([
    [
      'a photo that is no picture',
      { photo: media('cv', { mimeType: 'application/pdf' }) },
      'photo',
    ],
    ['a photo of 81 million pixels', { photo: media('a', { width: 9000, height: 9000 }) }, 'photo'],
    ['a photo that is a strip', { photo: media('a', { width: 9000, height: 1 }) }, 'photo'],
    ['a photo at no address', { photo: media('a', { url: 'http:// a' }) }, 'photo.url'],
    ['a photo that would run', { photo: media('a', { url: 'javascript:x' }) }, 'photo.url'],
    ['a day that there is not', { birthDate: '2026-99-01T12:00:00.000Z' }, 'birthDate'],
    ['a change at no time', { updatedAt: 'yesterday' }, 'updatedAt'],
    ['a slug that no file could have', { slug: 'a'.repeat(201) }, 'slug'],
    [
      'a former slug that leads elsewhere',
      { previousSlugs: [{ list: 'actors', slug: '../*' }] },
      'previousSlugs.0.slug',
    ],
    ['a curriculum that is no PDF', { curriculum: media('cv') }, 'curriculum'],
    ['a language without a level', { languages: [{ language: 'spanish' }] }, 'languages.0.level'],
    ['a country that is none', { citizenships: ['Spain'] }, 'citizenships.0'],
    ['a birth date that is none', { birthDate: 'May' }, 'birthDate'],
    ['no name', { name: ' ' }, 'name'],
    ['a reserved slug', { slug: 'index' }, 'slug'],
    ['a text that breaks the Markdown reader', { biography: '> '.repeat(20_000) }, 'biography'],
    ['an unknown section', { sections: ['singer'] }, 'sections.0'],
  ])('with %s are refused', async (_name, fields, field) => {
    const { problems } = await wrong([talent(1, fields)]);
    expect([...new Set(problems.map((problem) => problem.field))]).toEqual([field]);
  });

  it('with an unknown block are refused', async () => {
    const page = {
      id: 1,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title: 'N',
      blocks: [{ blockType: 'slider' }],
    };
    await expect(loadPages(cms('Pages', [page]).ask)).rejects.toThrow(
      /pages › nosotras \(id 1\) › es, en › blocks.0.blockType/,
    );
  });
});

describe('a missing relation', () => {
  it('leaves a photo out, and a picture of the gallery', async () => {
    const [es] = await loadTalents(
      cms('Talents', [
        talent(1, {
          photo: null,
          gallery: [
            { id: 'a', picture: null },
            { id: 'b', picture: media('b') },
          ],
        }),
      ]).ask,
    );
    expect(es?.data.photo).toBeUndefined();
    expect(es?.data.gallery.map(({ url }) => url)).toEqual([
      'https://cms.example/api/media/file/b.jpg?v=abcdef012345',
    ]);
  });
});
