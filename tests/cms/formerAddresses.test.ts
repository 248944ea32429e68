import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

const rename = (id: number, slug: string) =>
  cms.payload.update({ collection: 'talents', id, data: { slug } as never });

const formerSlugs = async (id: number, draft = false) => {
  const { previousSlugs } = await cms.payload.findByID({ collection: 'talents', id, draft });
  return (previousSlugs ?? []).map(({ slug }) => slug);
};

describe('a former address of two people after renames', () => {
  it('belongs to the newest owner alone', async () => {
    const cinema = [{ title: 'La marea baja', role: 'Nuria' }];
    const first = await publish(cms, 'Ana Gil', { cinema, biography: 'Nació en Rosario.' });
    await rename(first.id, 'ana-uno');
    const second = await publish(cms, 'Ana Gil');
    expect(second.slug).toBe('ana-gil');
    expect(await formerSlugs(first.id)).toEqual([]);
    const kept = await cms.payload.findByID({ collection: 'talents', id: first.id, locale: 'es' });
    expect(kept).toMatchObject({ cinema, biography: 'Nació en Rosario.' });
    await rename(second.id, 'ana-dos');
    expect(await formerSlugs(second.id)).toEqual(['ana-gil']);
    expect(await formerSlugs(first.id)).toEqual([]);
  });

  it('is not taken back when the draft of its earlier owner is published', async () => {
    const first = await publish(cms, 'Eva Sol');
    await rename(first.id, 'eva-uno');
    const draft = { homeBase: ['Vigo'], _status: 'draft' } as never;
    const options = { collection: 'talents', id: first.id } as const;
    await cms.payload.update({ ...options, locale: 'es', draft: true, data: draft });
    await publish(cms, 'Eva Sol');
    expect(await formerSlugs(first.id, true)).toEqual([]);
    const data = { _status: 'published' } as never;
    const published = await cms.payload.update({ ...options, locale: 'es', data });
    expect(published.homeBase).toEqual(['Vigo']);
    expect(await formerSlugs(first.id)).toEqual([]);
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
