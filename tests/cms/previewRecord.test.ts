import { beforeAll, describe, expect, it } from 'vitest';
import type { GeneratePreviewURL } from 'payload';
import type { PreviewRecord } from '../../cms/contract/preview.ts';
import { send, signIn, useSession } from './support/accounts.ts';
import { createPicture, upload } from './support/fixtureAgency.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const editor = useSession(cms, 'editor@agencia.example');

let id: string;
let pictureId: number | string;

beforeAll(async () => {
  pictureId = (await upload(cms, 'ana.png', 'image/png', await createPicture(80, 80))).id;
  const talent = await publish(cms, 'Ana Ruiz', { biography: 'Nació en Cádiz', heightCm: 170 });
  id = String(talent.id);
});

const ask = (body: object, headers: Record<string, string> = editor) =>
  send(cms, 'POST', '/preview-record', body, headers);
const read = async (body: object, headers?: Record<string, string>) =>
  (await (await ask(body, headers)).json()) as PreviewRecord;

describe('the record of a preview', () => {
  it('is for editors only, and an API key is none', async () => {
    const body = { kind: 'talents', id, locale: 'es' };
    for (const path of ['/preview-record', '/preview-session']) {
      const asked = async (headers: Record<string, string>) => {
        const response = await send(cms, 'POST', path, body, headers);
        return [response.status, await response.text()] as const;
      };
      const [anonymous, text] = await asked({});
      expect([anonymous, text.includes('Ana Ruiz')]).toEqual([401, false]);
      const [key, refusal] = await asked(authorisedBy(READER_KEY));
      expect([key, refusal.includes('Ana Ruiz')]).toEqual([403, false]);
      expect((await asked(await signIn(cms, 'reader@agencia.example')))[0]).toBe(403);
      expect((await asked(editor))[0]).toBeLessThan(300);
    }
  });

  it('is what the form contains, with its files, and is stored nowhere', async () => {
    const form = { id, name: 'Ana Rubio', photo: pictureId, gallery: [{ picture: pictureId }] };
    const { records } = await read({ kind: 'talents', id, locale: 'es', form });
    expect(records.es).toMatchObject({
      name: 'Ana Rubio',
      photo: {
        filename: 'ana.png',
        alt: 'Una imagen',
        url: expect.stringContaining('/api/media/file/'),
      },
      gallery: [{ picture: { filename: 'ana.png' } }],
    });
    const stored = await cms.payload.findByID({ collection: 'talents', id: Number(id) });
    expect(stored.name).toBe('Ana Ruiz');
  });

  it('in English has the saved Spanish texts, and other values as in the form', async () => {
    const form = { id, name: 'Ana Rubio', biography: 'Born in Cadiz', heightCm: null };
    const { records } = await read({ kind: 'talents', id, locale: 'en', form });
    expect(records.en).toMatchObject({ biography: 'Born in Cadiz', name: 'Ana Rubio' });
    expect(records.es).toMatchObject({ biography: 'Nació en Cádiz', name: 'Ana Rubio' });
    expect(records.es?.heightCm).toBeNull();
  });

  it('without a form is the last saved draft', async () => {
    await cms.payload.update({
      collection: 'talents',
      id: Number(id),
      draft: true,
      data: { name: 'Ana Borrador', _status: 'draft' },
    });
    const { records } = await read({ kind: 'talents', id, locale: 'es' });
    expect(records.es?.name).toBe('Ana Borrador');
    expect((await ask({ kind: 'talents', id: '999', locale: 'es' })).status).toBe(404);
  });

  it('of a new talent or page needs no id, and lists what it lacks in the language of the admin', async () => {
    const form = { sections: [], videos: [{ kind: 'showreel', title: '' }] };
    const { problems, texts } = await read({ kind: 'talents', id: 'new', locale: 'es', form });
    const labels = problems.map(({ label, message }) => `${label}: ${message}`);
    expect(labels).toContain('Nombre artístico: Hace falta: escríbelo');
    expect(labels).toContain('Vídeos › 1 (Showreel) › Título: Hace falta en español');
    expect(texts.missing).toMatch(/^Para publicar/);

    const headers = { ...editor, 'Accept-Language': 'en' };
    const page = await read({ kind: 'pages', id: 'new', locale: 'en', form: {} }, headers);
    expect(page.problems.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Title', 'Page of the site']),
    );
  });

  it('of the home page lists a missing picture and one of the wrong kind', async () => {
    const form = { slides: [{ headline: 'Ana' }], trustedBy: [] };
    const { problems } = await read({ kind: 'home', locale: 'es', form });
    expect(problems).toEqual([
      {
        path: 'slides.0.picture',
        label: 'Carrusel › 1 › Foto o figura recortada',
        message: 'Elige un archivo',
      },
    ]);
  });

  it.each([
    ['no record', {}],
    ['another collection', { kind: 'users', id: '1', locale: 'es' }],
    ['an id with a condition', { kind: 'talents', id: { like: '%' }, locale: 'es' }],
    ['a form that is a list', { kind: 'talents', id: 'new', locale: 'es', form: [] }],
  ])('of %s is refused', async (_, body) => {
    expect((await ask(body)).status).toBe(400);
  });

  it('keeps hostile values out of other objects, queries and records', async () => {
    const form = JSON.parse(
      `{"__proto__":{"isAdmin":true},"photo":{"id":{"in":[1]}},"gallery":"x","videos":[null,[],{"file":["a' OR 1=1",-1,1e99]}],"unknown":1}`,
    ) as object;
    const { records } = await read({ kind: 'talents', id: 'new', locale: 'es', form });
    // The site's schema leaves out what is no row, see `draft.test.ts`.
    expect(records.es).toMatchObject({ photo: null, videos: [null, [], { file: [] }] });
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('has no more rows than a page could show', async () => {
    const form = { videos: Array.from({ length: 100_000 }, () => ({})) };
    const { records, problems } = await read({ kind: 'talents', id: 'new', locale: 'es', form });
    expect(records.es?.videos).toHaveLength(500);
    expect(problems.length).toBeLessThan(2000);
  });
});

describe('the preview button', () => {
  const previewUrl = (
    admin: { preview?: GeneratePreviewURL } | undefined,
    doc: object,
    locale = 'es',
  ) => admin?.preview?.(doc as Record<string, unknown>, { locale, req: {} as never, token: null });
  const collectionAdmin = (slug: 'talents' | 'pages' | 'redirects') =>
    cms.payload.collections[slug].config.admin;
  const globalAdmin = (slug: string) =>
    cms.payload.globals.config.find((global) => global.slug === slug)?.admin;

  it('opens what was last saved, in the language that is edited', () => {
    expect(previewUrl(collectionAdmin('talents'), { id: 7 })).toBe('/preview/es/talents/7');
    expect(previewUrl(collectionAdmin('pages'), { id: 2 }, 'en')).toBe('/preview/en/pages/2');
    expect(previewUrl(globalAdmin('home'), {}, 'en')).toBe('/preview/en/home');
    expect(previewUrl(globalAdmin('agency'), {})).toBe('/preview/es/agency');
  });

  it('is missing before the first save, and for records without a page', () => {
    expect(previewUrl(collectionAdmin('talents'), {})).toBeNull();
    expect(collectionAdmin('redirects').preview).toBeUndefined();
  });
});
