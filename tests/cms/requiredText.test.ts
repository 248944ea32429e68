import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startEmptyCms();
});
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

describe('a record is refused, and its field named, when it is published', () => {
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

  it('from English, while nobody wrote its Spanish', async () => {
    const english = page('contacto', { title: 'Contact' });
    await expect(create(english, 'en')).rejects.toThrow('Título *');
    const { id } = await draft('contacto');
    await expect(save(id, english, 'en')).rejects.toThrow('Título *');
  });

  it('the home page too', async () => {
    const slides = [{ picture: 1 }];
    const home = { slides, ...published } as never;
    await expect(cms.payload.updateGlobal({ slug: 'home', data: home })).rejects.toThrow(
      'Titular *',
    );
  });
});

it('English alone may be left empty, and be published where the Spanish stands', async () => {
  const { id, blocks } = await create(page('descubre', { blocks: [STEPS] }));
  expect((await save(id, { title: '', ...published }, 'en'))._status).toBe('published');
  const rows = { blocks: blocks as never, title: 'Discover', ...published };
  expect((await save(id, rows, 'en')).title).toBe('Discover');
});

it('a draft may lack everything', async () => {
  expect((await draft('actores')).id).toBeTruthy();
});
