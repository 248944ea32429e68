import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { publish, startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startEmptyCms();
});
afterAll(() => cms.close());

const save = (id: number, data: object, draft = false) =>
  cms.payload.update({ collection: 'talents', id, draft, data: data as never });
const addresses = (rows: { list: string; slug: string }[] | null | undefined) =>
  (rows ?? []).map(({ list, slug }) => `${list}/${slug}`);

describe("a talent's address", () => {
  it('is made from the name, without accents', async () => {
    expect((await publish(cms, 'Iñaki Güell-Łuczak')).slug).toBe('inaki-guell-luczak');
  });

  it('gets a number when somebody of the same list has the name', async () => {
    await publish(cms, 'Marta Gil');
    expect((await publish(cms, 'Marta Gil')).slug).toBe('marta-gil-2');
    expect((await publish(cms, 'Marta Gil', { sections: ['director'] })).slug).toBe('marta-gil');
  });

  it('is never one that the site needs itself, nor empty, nor longer than a file may be called', async () => {
    expect((await publish(cms, 'Index')).slug).toBe('index-2');
    expect((await publish(cms, '周')).slug).toBe('ficha');
    expect((await publish(cms, '🎭')).slug).toBe('ficha-2');
    const long = (await publish(cms, 'Ana María '.repeat(30))).slug!;
    expect(long).toMatch(/^ana-maria-[a-z-]+[a-z]$/);
    expect(long.length).toBeLessThanOrEqual(80);
    await expect(publish(cms, 'Otra', { slug: '404' })).rejects.toThrow(/Dirección en la web/);
  });

  it.each(['..', 'a/b', 'a*', '%2f', ':x', ' '])('was never "%s"', async (slug) => {
    const previousSlugs = [{ list: 'actors', slug }];
    await expect(publish(cms, 'Eva Former', { previousSlugs })).rejects.toThrow(/Dirección/);
  });

  it('is refused when written by hand and taken', async () => {
    await publish(cms, 'Olga Rey');
    await expect(publish(cms, 'Otra', { slug: 'olga-rey' })).rejects.toThrow(/Dirección en la web/);
  });

  it('waits for the section, which says where it must be free', async () => {
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

  it('stays when the name changes', async () => {
    const { id } = await publish(cms, 'Pilar Sanz');
    expect((await save(id, { name: 'Pilar Sanz Oria' })).slug).toBe('pilar-sanz');
  });

  it('is kept as a former one when it changes, a draft in between included', async () => {
    const { id } = await publish(cms, 'Rosa Vidal');
    await save(id, { slug: 'rosa-v', _status: 'draft' }, true);
    const published = await save(id, { _status: 'published' });
    expect(published.slug).toBe('rosa-v');
    expect(addresses(published.previousSlugs)).toEqual(['actresses/rosa-vidal']);
  });

  it('is kept as a former one when the list changes', async () => {
    const { id } = await publish(cms, 'Sara Toro', { sections: ['newTalent'] });
    const moved = await save(id, { sections: ['actress'] });
    expect(moved.list).toBe('actresses');
    expect(addresses(moved.previousSlugs)).toEqual(['discover/sara-toro']);
  });

  it('is no former one any more when it comes back', async () => {
    const { id } = await publish(cms, 'Tere Una');
    await save(id, { slug: 'tere-dos' });
    const back = await save(id, { slug: 'tere-una' });
    expect(addresses(back.previousSlugs)).toEqual(['actresses/tere-dos']);
  });
});

describe('the sections', () => {
  it('may be director and screenwriter', async () => {
    const both = await publish(cms, 'Una Dos', { sections: ['director', 'screenwriter'] });
    expect(both.list).toBe('directors');
  });

  it('may not be actress and director', async () => {
    await expect(publish(cms, 'No', { sections: ['actress', 'director'] })).rejects.toThrow(
      /Sección/,
    );
  });
});
