import { afterAll, describe, expect, it } from 'vitest';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

type Locale = 'es' | 'en';
const STEPS = { blockType: 'steps', items: [{ title: 'Llamar', text: 'Por teléfono' }] };

const create = (data: object, locale: Locale = 'es') =>
  cms.payload.create({ collection: 'pages', locale, data: data as never });
const draft = (slug: string) =>
  cms.payload.create({
    collection: 'pages',
    draft: true,
    data: { slug, _status: 'draft' } as never,
  });
const save = (id: number, data: object, locale: Locale) =>
  cms.payload.update({ collection: 'pages', id, locale, data: data as never });
const published = { _status: 'published' };
const page = (slug: string, more: object = {}) => ({
  slug,
  title: 'Título',
  ...published,
  ...more,
});

describe('publishing is refused with the name of the missing field for', () => {
  it.each([
    ['a page without a title', page('nosotras', { title: ' ' }), 'Título *'],
    [
      'a row without its text',
      page('nosotras', { blocks: [{ blockType: 'steps', items: [{ title: 'Llamar' }] }] }),
      'Texto *',
    ],
    ['a quote without words', page('nosotras', { blocks: [{ blockType: 'quote' }] }), 'Cita *'],
  ])('%s', async (_name, data, label) => {
    await expect(create(data)).rejects.toThrow(label);
  });

  it('a page whose title exists only in English', async () => {
    const english = page('contacto', { title: 'Contact' });
    await expect(create(english, 'en')).rejects.toThrow('Título *');
    const { id } = await draft('contacto');
    await expect(save(id, english, 'en')).rejects.toThrow(/: Título$/);
  });

  it('a slide of the home page without a headline', async () => {
    const slides = [{}];
    const home = { slides, ...published } as never;
    await expect(cms.payload.updateGlobal({ slug: 'home', data: home })).rejects.toThrow(
      'Titular *',
    );
  });
});

it('a page with Spanish texts is published without English ones', async () => {
  const { id, blocks } = await create(page('descubre', { blocks: [STEPS] }));
  expect((await save(id, { title: '', ...published }, 'en'))._status).toBe('published');
  const rows = { blocks: blocks as never, title: 'Discover', ...published };
  expect((await save(id, rows, 'en')).title).toBe('Discover');
});

it('a draft is saved without any text', async () => {
  expect((await draft('actores')).id).toBeTruthy();
});
