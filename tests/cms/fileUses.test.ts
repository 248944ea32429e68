import { beforeAll, describe, expect, it } from 'vitest';
import { describeUses, findUsingRows } from '../../cms/features/media/fileUses.ts';
import { send, useSession } from './support/accounts.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const asEditor = useSession(cms, 'editor@agencia.example');

let old: number;
let other: number;
let svg: number;
let talent: number;
let proposal: number;

const picture = async (name: string) =>
  (await upload(cms, name, 'image/png', await createPicture(40, 50))).id;

beforeAll(async () => {
  await fillEmptyAgency(cms);
  old = await picture('old.png');
  other = await picture('other.png');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  svg = (await upload(cms, 'logo.svg', 'image/svg+xml', drawing)).id;

  const videos = [{ kind: 'showreel', title: 'Escena', url: 'https://youtu.be/aqz-KE-bpKQ' }];
  talent = (await publish(cms, 'Ana Gil', { photo: old, gallery: [{ picture: old }], videos })).id;
  const save = (locale: 'es' | 'en', data: object, draft = false) =>
    cms.payload.update({ collection: 'talents', id: talent, locale, draft, data: data as never });
  const { videos: rows } = await find();
  await save('en', { videos: [{ ...rows![0], title: 'Scene' }] });
  await save('es', { videos: [{ ...rows![0], poster: old }], _status: 'draft' }, true);
  await cms.payload.update({
    collection: 'pages',
    where: { slug: { equals: 'nosotras' } },
    locale: 'es',
    data: { blocks: [{ blockType: 'picture', picture: old }], _status: 'published' } as never,
  });
  const slides = [{ picture: old, headline: 'Hola' }];
  await cms.payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    data: { slides, _status: 'published' } as never,
  });
  const people = [{ talent, photo: old }];
  const data = { project: 'Salitre', validUntil: '2099-12-15', people, _status: 'published' };
  proposal = (await cms.payload.create({ collection: 'proposals', data: data as never })).id;
  const team = [{ name: 'Marta', photo: old }];
  await cms.payload.updateGlobal({ slug: 'agency', locale: 'es', data: { team } as never });
});

const find = (draft = false, locale: 'es' | 'en' = 'es') =>
  cms.payload.findByID({ collection: 'talents', id: talent, draft, locale, depth: 0 });

async function usesOf(id: number): Promise<string[]> {
  const rows = await findUsingRows({ payload: cms.payload } as never, id);
  return describeUses(cms.payload, rows, 'es')
    .map(({ title, places, isPublic }) => `${title}: ${places.join(', ')}${isPublic ? '' : ' ?'}`)
    .sort();
}
const USES = [
  'Agencia: Foto',
  'Ana Gil: Foto principal, Foto, Imagen de portada',
  'Nosotras: Imagen',
  'Portada: Foto o figura recortada',
];
const replace = (by: number, headers = asEditor) =>
  send(cms, 'POST', `/media/${old}/replace`, { by }, headers);

describe('the uses of a file', () => {
  it('are found in records, blocks, globals and drafts', async () => {
    expect(await usesOf(old)).toEqual(USES);
    expect(await usesOf(other)).toEqual([]);
  });

  it('stay as they are when the other file fits only some of them, or is in the trash', async () => {
    const refused = await replace(svg);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toMatch(/del mismo tipo/);
    expect((await replace(999)).status).toBe(400);
    expect((await replace(other, authorisedBy(READER_KEY) as never)).status).toBe(403);
    expect(await usesOf(old)).toEqual(USES);
  });

  it('are all replaced in one step, in public rows and drafts, and nothing else changes', async () => {
    const before = await find();
    const response = await replace(other);
    expect(await response.json()).toEqual({ records: 4 });
    expect(await usesOf(old)).toEqual([]);
    expect(await usesOf(other)).toEqual(USES);
    const after = await find();
    expect(after).toEqual({
      ...before,
      photo: other,
      gallery: [{ ...before.gallery![0], picture: other }],
      updatedAt: after.updatedAt,
      updatedBy: 'editor',
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect((await find(false, 'en')).videos?.[0]?.title).toBe('Scene');
    expect((await find(true, 'en')).videos?.[0]).toMatchObject({ title: 'Scene', poster: other });
    expect((await find(true))._status).toBe('draft');
    const shown = { collection: 'proposals', id: proposal, depth: 0 } as const;
    expect((await cms.payload.findByID(shown)).people[0]?.photo).toBe(other);
    expect((await cms.payload.findByID({ ...shown, draft: true })).people[0]?.photo).toBe(other);
    const body = { deletedAt: new Date().toISOString() };
    expect((await send(cms, 'PATCH', `/media/${old}`, body, asEditor)).status).toBe(200);
  });
});
