import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loaders, withMissingPages } from './collections';
import { cmsLoader } from './loader';
import { problemReport } from '~/session/problemReport';
import { mockCms } from '../../tests/unit/loaders/mockCms';
import { mockContext } from '../../tests/unit/loaders/mockContext';
import { media } from '../../tests/unit/loaders/records.fixture';

type Row = Record<string, unknown>;

const LATER = '2026-02-01T00:00:00.000Z';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

describe('the home page', () => {
  const home = (fields: Row) => ({ updatedAt: LATER, slides: [], ...fields });
  const slide = (fields: Row) => ({ picture: media('a'), headline: 'Hola', ...fields });
  const createHome = () => {
    const { context, entries } = mockContext();
    const sync = async (record: Row | null, isStrict = false) => {
      problemReport.start();
      const fetchGraphQL = async () => ({ Home: record });
      await cmsLoader('home', (snapshot) =>
        loaders.home(fetchGraphQL, { snapshot, isStrict }),
      ).load(context);
      return problemReport.end().problems.map(({ field, fallback }) => `${field} ${fallback}`);
    };
    const countSlides = () => (entries.get('es/home')?.data as { slides: [] }).slides.length;
    return { sync, countSlides };
  };

  it('is shown as in the previous build while it is invalid', async () => {
    const { sync, countSlides } = createHome();
    await sync(home({ slides: [slide({}), slide({})] }));
    for (let build = 0; build < 2; build++) {
      const problems = await sync(home({ slides: [slide({ url: 'javascript:x' })] }));
      expect(problems[0]).toBe('slides.0.url previousVersion');
      expect(countSlides()).toBe(2);
    }
  });

  it('omits a slide whose picture was deleted', async () => {
    const { sync, countSlides } = createHome();
    const problems = await sync(home({ slides: [slide({ picture: null }), slide({})] }));
    expect(problems[0]).toBe('slides.0.picture fieldOmitted');
    expect(countSlides()).toBe(1);
  });

  it('ends the build if it never was valid, is missing, or the build is strict', async () => {
    const invalid = home({ slides: [slide({ headline: null })] });
    await expect(createHome().sync(invalid)).rejects.toThrow(/home › es, en › slides.0.headline/);
    const { sync } = createHome();
    await sync(home({}));
    await expect(sync(null)).rejects.toThrow(
      /home has no public content yet: the first page of the admin/,
    );
    await expect(sync(invalid, true)).rejects.toThrow(/slides.0.headline/);
    await expect(sync(home({ slides: [slide({ picture: null })] }), true)).rejects.toThrow(
      /slides.0.picture/,
    );
  });
});

describe('a page that the site requires', () => {
  const page = { id: 1, updatedAt: LATER, slug: 'nosotras', title: 'Nosotras' };
  const load = withMissingPages(loaders.pages);

  it('is reported while the CMS has none', async () => {
    problemReport.start();
    await load(mockCms('Pages', [page]).fetchGraphQL);
    const { problems } = problemReport.end();
    expect(problems.map(({ record }) => record)).toEqual([
      'representacion',
      'aviso-legal',
      'politica-de-privacidad',
      'politica-de-cookies',
    ]);
    expect(problems[0]).toMatchObject({ collection: 'pages', fallback: 'defaultText' });
  });

  it('ends a strict build', async () => {
    const strict = load(mockCms('Pages', [page]).fetchGraphQL, { isStrict: true });
    await expect(strict).rejects.toThrow(/pages › representacion: .*which the site requires/);
  });
});
