import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordsError } from '~/session/contentErrors';
import { loaders } from './collections';
import { mockCms } from '../../tests/unit/loaders/mockCms';
import { media, talent } from '../../tests/unit/loaders/records.fixture';

type Row = Record<string, unknown>;

const LANGUAGE = 'languages.0.language';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

describe('invalid records in a strict build', () => {
  const getError = async (rows: Row[]) => {
    const { fetchGraphQL } = mockCms('Talents', rows);
    const load = loaders.talents(fetchGraphQL, { isStrict: true });
    const error: unknown = await load.catch((e: unknown) => e);
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
    ['a date that does not exist', { checkedOn: '2026-99-01T12:00:00.000Z' }, 'checkedOn'],
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
    ['an invalid date', { checkedOn: 'May' }, 'checkedOn'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name of which nothing is visible', { name: ' \u200b\u2060 ' }, 'name'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'name'],
    ['a biography of 20,001 characters', { biography: 'a'.repeat(20_001) }, 'biography'],
    ['an unknown language', { languages: [{ language: 'klingon', level: 'pro' }] }, LANGUAGE],
    ['a skill without a label', { skills: [{ skill: 'toString' }] }, 'skills.0.skill'],
    ['a check in the 19th century', { checkedOn: '1899-12-31' }, 'checkedOn'],
    ...['https://youtu.be/', 'https://www.youtube.com/@foco', 'https://drive.google.com/x'].map(
      (url): [string, Row, string] => [
        `the video ${url}`,
        { videos: [{ kind: 'showreel', title: 'S', url }] },
        'videos.0.url',
      ],
    ),
    ['a reserved slug', { slug: 'index' }, 'slug'],
    ['a text that overflows the Markdown parser', { biography: '> '.repeat(20_000) }, 'biography'],
    ['an unknown section', { sections: ['singer'] }, 'sections.0'],
  ])('with %s are rejected', async (_name, fields, field) => {
    const { problems } = await getError([talent(1, fields)]);
    expect([...new Set(problems.map((problem) => problem.field))]).toEqual([field]);
  });

  it('with a check in the future are rejected, and the date is not printed', async () => {
    const { problems, message } = await getError([
      talent(1, { checkedOn: '2099-05-17T12:00:00Z' }),
    ]);
    expect(problems[0]).toMatchObject({ field: 'checkedOn', message: 'is in the future' });
    expect(message).not.toMatch(/2099|05-17/);
    const today = new Date().toISOString();
    const { fetchGraphQL } = mockCms('Talents', [talent(1, { checkedOn: today })]);
    expect(await loaders.talents(fetchGraphQL, { isStrict: true })).toHaveLength(2);
  });

  it('with an unknown block are rejected', async () => {
    const page = {
      id: 1,
      updatedAt: '2026-01-01T00:00:00.000Z',
      slug: 'nosotras',
      title: 'N',
      blocks: [{ blockType: 'slider' }],
    };
    const { fetchGraphQL } = mockCms('Pages', [page]);
    await expect(loaders.pages(fetchGraphQL, { isStrict: true })).rejects.toThrow(
      /pages › nosotras \(id 1\) › es, en › blocks.0.blockType/,
    );
  });
});
