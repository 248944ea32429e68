import { expect, test } from 'vitest';
import RichText from './RichText.astro';
import { render } from '../../../tests/unit/support/render';

const video = { type: 'youtube', id: 'foco-ines26' } as const;
const parts = [{ html: '<p>Antes</p>' }, { video, title: 'La marea' }, { html: '<p>Después</p>' }];

test('renders paragraphs and videos in order', async () => {
  const page = await render(RichText, { text: { parts, lang: 'es' }, locale: 'es' });
  expect(page.texts('.prose, a')).toEqual(['Antes', 'Ver el vídeo:La marea', 'Después']);
  expect(page.attributes('a').href).toBe('https://www.youtube.com/watch?v=foco-ines26');
  expect(page.all('iframe')).toEqual([]);
});

test('names a video without a title after its platform, in the page’s language', async () => {
  const text = { parts: [{ video: { type: 'vimeo', id: '101' } }], lang: 'es' };
  const page = await render(RichText, { text, locale: 'en' });
  expect(page.texts('a span')).toContain('Vimeo video');
  expect(page.all('[lang=es]')).toEqual([]);
});

test('marks texts and titles in another language with lang', async () => {
  const page = await render(RichText, { text: { parts, lang: 'es' }, locale: 'en' });
  expect(page.texts('[lang=es]')).toEqual(['Antes', 'La marea', 'Después']);
});
