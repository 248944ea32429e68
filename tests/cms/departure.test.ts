import { beforeAll, describe, expect, it, vi } from 'vitest';
import { send, useSession } from './support/accounts.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const asEditor = useSession(cms, 'editor@agencia.example');

let ana: number;
let picture: number;

beforeAll(async () => {
  await fillEmptyAgency(cms);
  picture = (await upload(cms, 'a.png', 'image/png', await createPicture(40, 50))).id;
  const previousSlugs = [{ list: 'actresses', slug: 'ana' }];
  ana = (await publish(cms, 'Ana Gil', { heightCm: 170, previousSlugs })).id;
  const eva = (await publish(cms, 'Eva Lis')).id;
  const featured = [{ talent: eva }, { talent: ana }];
  const slides = [
    { picture, headline: 'Ana', talent: ana },
    { picture, headline: 'Eva', talent: eva },
  ];
  const saveHome = (data: object, draft: boolean) =>
    cms.payload.updateGlobal({ slug: 'home', locale: 'es', data: data as never, draft });
  await saveHome({ featured, slides, _status: 'published' }, false);
  await saveHome({ searchTitle: 'Sin publicar', _status: 'draft' }, true);
  // A draft beside what is online.
  await send(
    cms,
    'PATCH',
    `/talents/${ana}?draft=true`,
    { heightCm: 171, _status: 'draft' },
    asEditor,
  );
});

const path = () => `/talents/${ana}/departure`;
const read = async (draft: boolean) =>
  await cms.payload.findByID({ collection: 'talents', id: ana, draft, locale: 'es', depth: 0 });
const home = async (draft: boolean) => {
  const page = await cms.payload.findGlobal({ slug: 'home', draft, locale: 'es', depth: 0 });
  return {
    featured: page.featured?.map(({ talent }) => talent),
    slides: page.slides?.map(({ headline }) => headline),
    searchTitle: page.searchTitle,
  };
};
const redirects = async () => {
  const { docs } = await cms.payload.find({ collection: 'redirects', pagination: false });
  return docs.map(({ from, to }) => `${from} → ${to}`).sort();
};

describe('a talent who leaves the agency', () => {
  it('is taken down by editors only', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const anonymous = await send(cms, method, path());
      expect(anonymous.status).toBe(401);
      const reader = await send(cms, method, path(), undefined, authorisedBy(READER_KEY));
      expect(reader.status).toBe(403);
    }
  });

  it('is said beforehand to lose page, addresses and places on the home page', async () => {
    const plan = (await (await send(cms, 'GET', path(), undefined, asEditor)).json()) as object;
    expect(plan).toMatchObject({ list: 'actresses', isFeatured: true, slides: 1 });
    expect(await redirects()).toEqual([]);
    expect((await read(false))._status).toBe('published');
  });

  it('is gone from the site, and comes back as before', async () => {
    const before = {
      page: await home(false),
      draft: await home(true),
      redirects: await redirects(),
    };
    expect((await send(cms, 'POST', path(), {}, asEditor)).status).toBe(200);
    expect((await read(false))._status).toBe('draft');
    expect(await redirects()).toEqual([
      '/actrices/ana → /actrices',
      '/actrices/ana-gil → /actrices',
      '/actrices/ana-gil/casting → /actrices',
      '/actrices/ana/casting → /actrices',
      '/en/actrices/ana → /en/actrices',
      '/en/actrices/ana-gil → /en/actrices',
      '/en/actrices/ana-gil/casting → /en/actrices',
      '/en/actrices/ana/casting → /en/actrices',
    ]);
    expect(await home(false)).toMatchObject({ slides: ['Eva'] });
    expect((await home(false)).featured).toHaveLength(1);
    expect(await home(true)).toMatchObject({ slides: ['Eva'], searchTitle: 'Sin publicar' });
    // The draft of the home page stays a draft.
    expect((await home(false)).searchTitle).not.toBe('Sin publicar');
    expect((await send(cms, 'POST', path(), {}, asEditor)).status).toBe(409);

    expect((await send(cms, 'DELETE', path(), {}, asEditor)).status).toBe(200);
    expect({
      page: await home(false),
      draft: await home(true),
      redirects: await redirects(),
    }).toEqual(before);
    expect(await read(false)).toMatchObject({ _status: 'published', heightCm: 170 });
    expect(await read(true)).toMatchObject({ _status: 'draft', heightCm: 171 });
    expect((await send(cms, 'DELETE', path(), {}, asEditor)).status).toBe(409);
  });

  it('keeps everything if a part fails', async () => {
    const before = { page: await home(false), redirects: await redirects() };
    const create = cms.payload.db.create.bind(cms.payload.db);
    const set = vi
      .spyOn(cms.payload.db, 'create')
      .mockImplementation((args) =>
        args.collection === 'payload-kv' ? Promise.reject(new Error('full')) : create(args),
      );
    expect((await send(cms, 'POST', path(), {}, asEditor)).status).toBe(500);
    set.mockRestore();
    expect({ page: await home(false), redirects: await redirects() }).toEqual(before);
    expect((await read(false))._status).toBe('published');
  });
});
