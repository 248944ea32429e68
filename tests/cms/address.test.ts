import { afterAll, describe, expect, it } from 'vitest';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

const save = (id: number, data: object, draft = false) =>
  cms.payload.update({ collection: 'talents', id, draft, data: data as never });
const rename = (id: number, slug: string) => save(id, { slug });
const formerSlugs = (rows: { list: string; slug: string }[] | null | undefined) =>
  (rows ?? []).map(({ list, slug }) => `${list}/${slug}`);
const formerOf = async (id: number, draft = false) =>
  formerSlugs((await cms.payload.findByID({ collection: 'talents', id, draft })).previousSlugs);

describe("a talent's slug", () => {
  it('is derived from the name, without accents', async () => {
    expect((await publish(cms, 'Iñaki Güell-Łuczak')).slug).toBe('inaki-guell-luczak');
  });

  it('gets a number if another talent of the same list has the name', async () => {
    await publish(cms, 'Marta Gil');
    expect((await publish(cms, 'Marta Gil')).slug).toBe('marta-gil-2');
    expect((await publish(cms, 'Marta Gil', { sections: ['director'] })).slug).toBe('marta-gil');
  });

  it('is never reserved, empty or longer than a file name may be', async () => {
    expect((await publish(cms, 'Index')).slug).toBe('index-2');
    const long = (await publish(cms, 'Ana María '.repeat(12))).slug!;
    expect(long).toMatch(/^ana-maria-[a-z-]+[a-z]$/);
    expect(long.length).toBeLessThanOrEqual(80);
    await expect(publish(cms, 'Otra', { slug: '404' })).rejects.toThrow(/Dirección en la web/);
  });

  it.each(['周迅', 'נועה קולר', '배두나', '🎭', '..'])(
    'is asked for where none can be made, for %s',
    async (name) => {
      await expect(publish(cms, name)).rejects.toThrow(/Dirección en la web/);
      const slug = 'una-direccion';
      await expect(publish(cms, name, { slug: 'ficha-2' })).rejects.toThrow(/Dirección en la web/);
      const { id, slug: stored } = await publish(cms, name, { slug });
      expect(stored).toBe(slug);
      await cms.payload.delete({ collection: 'talents', id });
      const draft = { name, sections: ['actress'], _status: 'draft' } as never;
      const saved = await cms.payload.create({ collection: 'talents', draft: true, data: draft });
      expect(saved.slug).toBeFalsy();
    },
  );

  it.each([
    ['Jose\u0301 \uFB01na Ruiz', 'jose-fina-ruiz'],
    ['\u202Eana\u202C \u200Bríos', 'ana-rios'],
    ['Ｍei Zhou', 'mei-zhou'],
    ['Ана Петрова', 'ana-petrova'],
  ])('of %j is %s', async (name, slug) => {
    expect((await publish(cms, name, { sections: ['newTalent'] })).slug).toBe(slug);
  });

  it.each(['..', 'a/b', 'a*', '%2f', ':x', ' '])(
    'is refused as a former slug if it is "%s"',
    async (slug) => {
      const previousSlugs = [{ list: 'actors', slug }];
      await expect(publish(cms, 'Eva Former', { previousSlugs })).rejects.toThrow(/Dirección/);
    },
  );

  it('is refused if an editor enters one that is taken', async () => {
    await publish(cms, 'Olga Rey');
    await expect(publish(cms, 'Otra', { slug: 'olga-rey' })).rejects.toThrow(/Dirección en la web/);
  });

  it('is set only when the section is known, because it must be unique within its list', async () => {
    await publish(cms, 'Nora Sol');
    const draft = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: { name: 'Nora Sol', _status: 'draft' } as never,
    });
    expect(draft.slug).toBeFalsy();
    const sections = ['actress'];
    expect((await save(draft.id, { sections, _status: 'published' })).slug).toBe('nora-sol-2');
  });

  it('does not change with the name', async () => {
    const { id } = await publish(cms, 'Pilar Sanz');
    expect((await save(id, { name: 'Pilar Sanz Oria' })).slug).toBe('pilar-sanz');
  });

  it('becomes a former slug when it changes, also through a draft', async () => {
    const { id } = await publish(cms, 'Rosa Vidal');
    await save(id, { slug: 'rosa-v', _status: 'draft' }, true);
    const published = await save(id, { _status: 'published' });
    expect(published.slug).toBe('rosa-v');
    expect(formerSlugs(published.previousSlugs)).toEqual(['actresses/rosa-vidal']);
  });

  it('becomes a former slug when the list changes', async () => {
    const { id } = await publish(cms, 'Sara Toro', { sections: ['newTalent'] });
    const moved = await save(id, { sections: ['actress'] });
    expect(moved.list).toBe('actresses');
    expect(formerSlugs(moved.previousSlugs)).toEqual(['discover/sara-toro']);
  });

  it('is removed from the former slugs when it is used again', async () => {
    const { id } = await publish(cms, 'Tere Una');
    await save(id, { slug: 'tere-dos' });
    const back = await save(id, { slug: 'tere-una' });
    expect(formerSlugs(back.previousSlugs)).toEqual(['actresses/tere-dos']);
  });
});

describe('the sections', () => {
  it('accept director with screenwriter', async () => {
    const both = await publish(cms, 'Una Dos', { sections: ['director', 'screenwriter'] });
    expect(both.list).toBe('directors');
  });

  it('refuse actress with director', async () => {
    await expect(publish(cms, 'No', { sections: ['actress', 'director'] })).rejects.toThrow(
      /Sección/,
    );
  });
});

describe('a former address of two people after renames', () => {
  it('belongs to the newest owner alone', async () => {
    const cinema = [{ title: 'La marea baja', role: 'Nuria' }];
    const first = await publish(cms, 'Ana Gil', { cinema, biography: 'Nació en Rosario.' });
    await rename(first.id, 'ana-uno');
    const second = await publish(cms, 'Ana Gil');
    expect(second.slug).toBe('ana-gil');
    expect(await formerOf(first.id)).toEqual([]);
    const kept = await cms.payload.findByID({ collection: 'talents', id: first.id, locale: 'es' });
    expect(kept).toMatchObject({ cinema, biography: 'Nació en Rosario.' });
    await rename(second.id, 'ana-dos');
    expect(await formerOf(second.id)).toEqual(['actresses/ana-gil']);
    expect(await formerOf(first.id)).toEqual([]);
  });

  it('is not taken back when the draft of its earlier owner is published', async () => {
    const first = await publish(cms, 'Eva Sol');
    await rename(first.id, 'eva-uno');
    const draft = { homeBase: ['Vigo'], _status: 'draft' } as never;
    const options = { collection: 'talents', id: first.id } as const;
    await cms.payload.update({ ...options, locale: 'es', draft: true, data: draft });
    await publish(cms, 'Eva Sol');
    expect(await formerOf(first.id, true)).toEqual([]);
    const data = { _status: 'published' } as never;
    const published = await cms.payload.update({ ...options, locale: 'es', data });
    expect(published.homeBase).toEqual(['Vigo']);
    expect(await formerOf(first.id)).toEqual([]);
  });

  it('is refused if an editor enters it, with the name of its owner', async () => {
    const owner = await publish(cms, 'Iris Paz');
    await rename(owner.id, 'iris-nueva');
    for (const slug of ['iris-paz', 'iris-nueva']) {
      const fields = { previousSlugs: [{ list: 'actresses', slug }] };
      const error = await publish(cms, 'Otra', fields).catch((reason: unknown) => reason);
      expect(JSON.stringify(error)).toContain('Es o fue la dirección de Iris Paz');
    }
    const elsewhere = { previousSlugs: [{ list: 'directors', slug: 'iris-paz' }] };
    expect((await publish(cms, 'Otra', elsewhere)).id).toBeTruthy();
  });
});
