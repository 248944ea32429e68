import { describe, expect, it } from 'vitest';
import { SHARE_ID } from '../../cms/contract/shareId.ts';
import { send, useSession } from './support/accounts.ts';
import { authorisedBy, publish, READER_KEY, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const editor = useSession(cms, 'editor@agencia.example');
const admin = useSession(cms, 'admin@agencia.example');

interface Copy {
  id: number;
  name?: string;
  title?: string;
  slug?: string | null;
  shareId?: string;
  position?: number | null;
  previousSlugs?: unknown[];
  cinema?: { title: string }[];
  _status?: string;
  createdAt?: string;
  updatedAt?: string;
  errors?: unknown;
}

async function duplicate(collection: string, id: number | string, headers = editor) {
  const response = await send(cms, 'POST', `/${collection}/${id}/duplicate`, {}, headers);
  const { doc, errors } = (await response.json()) as { doc: Copy; errors?: unknown };
  return { ...doc, ...(errors ? { errors } : {}) };
}

describe('the copy of a talent', () => {
  it('is a draft with a name and an address of its own', async () => {
    const { id } = await publish(cms, 'Ana Robles', {
      cinema: [{ title: 'Cota 900' }],
      position: 3,
    });
    await cms.payload.update({
      collection: 'talents',
      id,
      data: { slug: 'ana', _status: 'published' },
    });
    const first = await duplicate('talents', id);
    expect(first).toMatchObject({
      name: 'Ana Robles (copia)',
      slug: 'ana-robles-copia',
      previousSlugs: [],
      position: null,
      cinema: [{ title: 'Cota 900' }],
      _status: 'draft',
    });
    expect((await duplicate('talents', id)).slug).toBe('ana-robles-copia-2');
    expect((await duplicate('talents', first.id)).name).toBe('Ana Robles (copia) (copia)');
    const original = await cms.payload.findByID({ collection: 'talents', id });
    expect(original).toMatchObject({ name: 'Ana Robles', slug: 'ana', _status: 'published' });
  });

  it('is as new as its creation', async () => {
    const { id, updatedAt } = await publish(cms, 'Ana Robles');
    const copy = await duplicate('talents', id);
    expect(copy.updatedAt! > updatedAt).toBe(true);
  });

  it('is made of a draft without a section, and of a name as long as names can be', async () => {
    const draft = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: { name: 'b'.repeat(120), _status: 'draft' } as never,
    });
    const { name } = await duplicate('talents', draft.id);
    expect(name).toHaveLength(120);
    expect(name).toMatch(/b \(copia\)$/);
  });
});

describe('the share id of a talent', () => {
  const FORGED = 'aaaaaaaaaa';
  const save = async (method: string, path: string, data: object) => {
    const response = await send(cms, method, `/talents${path}`, data, editor);
    return ((await response.json()) as { doc: Copy }).doc;
  };
  const read = async (id: number, draft = false) =>
    (await cms.payload.findByID({ collection: 'talents', id, draft })).shareId;

  it('is made by the CMS, and is of one talent only, in the database too', async () => {
    const made = await Promise.all(['Ana', 'Eva', 'Mar'].map((name) => publish(cms, name)));
    const ids = made.map(({ shareId }) => shareId!);
    for (const id of ids) expect(id).toMatch(SHARE_ID.pattern);
    expect(new Set(ids).size).toBe(ids.length);
    await expect(publish(cms, 'Bea', { shareId: ids[0] })).rejects.toThrow();
    const copy = await duplicate('talents', made[0]!.id);
    expect(copy.shareId).toMatch(SHARE_ID.pattern);
    expect(ids).not.toContain(copy.shareId);
  });

  it('is kept on every save, in drafts and when an earlier version is restored', async () => {
    const { id, shareId } = await publish(cms, 'Sol');
    await save('PATCH', `/${id}`, { heightCm: 170, shareId: FORGED });
    await save('PATCH', `/${id}?draft=true`, { heightCm: 171, _status: 'draft', shareId: null });
    expect([await read(id), await read(id, true)]).toEqual([shareId, shareId]);
    const where = { parent: { equals: id } };
    const versions = { collection: 'talents', where, sort: 'createdAt' } as const;
    const { docs } = await cms.payload.findVersions(versions);
    await cms.payload.restoreVersion({ collection: 'talents', id: docs[0]!.id });
    expect(await read(id)).toBe(shareId);
  });

  it('cannot be chosen or changed by an editor', async () => {
    const fields = { sections: ['actress'], visibility: 'listed', shareId: FORGED };
    const { id, shareId } = await save('POST', '', { name: 'Luz', ...fields });
    expect(shareId).toMatch(SHARE_ID.pattern);
    expect(shareId).not.toBe(FORGED);
    const changed = await save('PATCH', `/${id}`, { heightCm: 160, shareId: FORGED });
    expect(changed.shareId).toBe(shareId);
  });
});

describe('the copy of a page', () => {
  it('is a draft that belongs to no page of the site yet', async () => {
    const { id } = await cms.payload.create({
      collection: 'pages',
      locale: 'es',
      data: { title: 'Nosotras', slug: 'nosotras', _status: 'published' } as never,
    });
    const copy = await duplicate('pages', id);
    expect(copy).toMatchObject({ title: 'Nosotras (copia)', _status: 'draft' });
    expect(copy.slug ?? null).toBeNull();
  });
});

describe('saved filters', () => {
  const preset = (fields: object) => ({
    title: 'Bilingües',
    relatedCollection: 'talents',
    where: { or: [{ and: [{ name: { contains: 'Ana' } }] }] },
    ...fields,
  });
  const seenBy = async (headers: Record<string, string>) => {
    const response = await send(cms, 'GET', '/payload-query-presets', undefined, headers);
    const { docs } = (await response.json()) as { docs?: { title: string }[] };
    return docs?.map(({ title }) => title).sort();
  };

  it('are their author’s, or the whole team’s, and no API key’s', async () => {
    const create = (fields: object, headers: Record<string, string>) =>
      send(cms, 'POST', '/payload-query-presets', preset(fields), headers);
    expect((await create({ title: 'Mío' }, editor)).status).toBe(201);
    expect((await create({ title: 'De todas', isShared: true }, editor)).status).toBe(201);
    expect(await seenBy(editor)).toEqual(['De todas', 'Mío']);
    expect(await seenBy(admin)).toEqual(['De todas']);
    const reader = authorisedBy(READER_KEY);
    expect((await create({ title: 'Clave' }, reader)).status).toBe(403);
    expect((await send(cms, 'GET', '/payload-query-presets', undefined, reader)).status).toBe(403);
    expect((await send(cms, 'GET', '/payload-query-presets')).status).toBe(401);
  });

  it('can be shared and taken back later', async () => {
    const { docs } = await cms.payload.find({
      collection: 'payload-query-presets',
      where: { title: { equals: 'De todas' } },
    });
    const path = `/payload-query-presets/${docs[0]!.id}`;
    expect((await send(cms, 'PATCH', path, { isShared: false }, editor)).status).toBe(200);
    expect(await seenBy(admin)).toEqual([]);
    expect((await send(cms, 'PATCH', path, { isShared: true }, editor)).status).toBe(200);
    expect(await seenBy(admin)).toEqual(['De todas']);
  });
});
