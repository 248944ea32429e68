import { beforeAll, describe, expect, it } from 'vitest';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

let picture: number;
let spare: number;
beforeAll(async () => {
  await fillEmptyAgency(cms);
  picture = (await upload(cms, 'ana.png', 'image/png', await createPicture(40, 50))).id;
  spare = (await upload(cms, 'eva.png', 'image/png', await createPicture(40, 50))).id;
  const slides = [{ picture, headline: 'Hola' }];
  const data = { slides, _status: 'published' } as never;
  await cms.payload.updateGlobal({ slug: 'home', locale: 'es', data });
});

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
const file = (name: string, mimetype: string, data: Buffer) => ({
  file: { name, mimetype, data, size: data.length },
});

describe('the home page', () => {
  it('cannot be taken down', async () => {
    const data = { _status: 'draft' } as never;
    await expect(cms.payload.updateGlobal({ slug: 'home', data })).rejects.toThrow(/portada/);
  });
});

describe('a page that the site needs', () => {
  it.each([
    ['taken down', { _status: 'draft' }],
    ['turned into another page', { slug: 'contacto' }],
  ])('cannot be %s', async (_name, data) => {
    const where = { slug: { equals: 'nosotras' } };
    const { docs } = await cms.payload.find({ collection: 'pages', where });
    const { id } = docs[0]!;
    const save = cms.payload.update({ collection: 'pages', id, data: data as never });
    await expect(save).rejects.toThrow();
    const deletedAt = new Date().toISOString();
    const trash = cms.payload.update({ collection: 'pages', id, data: { deletedAt } as never });
    await expect(trash).rejects.toThrow(/necesita/);
    const draft = { title: 'Otra', _status: 'draft' } as never;
    const options = { collection: 'pages', id, locale: 'es', draft: true } as const;
    expect((await cms.payload.update({ ...options, data: draft })).title).toBe('Otra');
  });
});

describe('a file', () => {
  it('cannot be deleted while the home page or a page needs it', async () => {
    const blocks = [{ blockType: 'picture', picture: spare }];
    const where = { slug: { equals: 'nosotras' } };
    const data = { title: 'Nosotras', blocks, _status: 'published' } as never;
    await cms.payload.update({ collection: 'pages', where, locale: 'es', data });
    const remove = (id: number) => cms.payload.delete({ collection: 'media', id });
    await expect(remove(picture)).rejects.toThrow(/Portada/);
    await expect(remove(spare)).rejects.toThrow(/\/nosotras/);
  });

  it('is replaced by one of its kind only', async () => {
    const options = { collection: 'media', id: picture, data: {} } as const;
    const svg = file('ana.svg', 'image/svg+xml', SVG);
    await expect(cms.payload.update({ ...options, ...svg })).rejects.toThrow();
    const png = file('nueva.png', 'image/png', await createPicture(60, 50));
    expect((await cms.payload.update({ ...options, ...png })).width).toBe(60);
  });

  it('has values that nobody can write', async () => {
    const before = await cms.payload.findByID({ collection: 'media', id: spare });
    const data = { colour: 'red;}', checksum: 'x', mimeType: 'text/html', width: 9, credit: 'Yo' };
    const after = await cms.payload.update({ collection: 'media', id: spare, data });
    const { colour, checksum, mimeType, width } = before;
    expect(after).toMatchObject({ colour, checksum, mimeType, width, credit: 'Yo' });
  });

  it('keeps a focal point inside the picture', async () => {
    const save = (focalX: number) =>
      cms.payload.update({ collection: 'media', id: spare, data: { focalX } });
    expect((await save(20)).focalX).toBe(20);
    expect((await save(1000)).focalX).toBe(20);
  });

  it('of another kind is refused where a picture belongs', async () => {
    const logo = await upload(cms, 'logo.svg', 'image/svg+xml', SVG);
    await expect(publish(cms, 'Ana', { photo: logo.id })).rejects.toThrow(/Foto principal/);
  });
});
