import { expect, test } from 'vitest';
import RichText from '~/components/ui/RichText.astro';
import { render } from '../render';

const video = { type: 'youtube', id: 'foco-ines26' } as const;
const parts = [{ html: '<p>Antes</p>' }, { video, title: 'La marea' }, { html: '<p>Después</p>' }];

test('a text shows its words and its videos in their order', async () => {
  const page = await render(RichText, { text: { parts, lang: 'es' }, locale: 'es' });
  expect(page.texts('.prose, a')).toEqual(['Antes', 'Ver el vídeo:La marea', 'Después']);
  expect(page.attributes('a').href).toBe('https://www.youtube.com/watch?v=foco-ines26');
  expect(page.all('iframe')).toEqual([]);
});

test('a video without a title is named by its platform, in the language of the page', async () => {
  const text = { parts: [{ video: { type: 'vimeo', id: '101' } }], lang: 'es' };
  const page = await render(RichText, { text, locale: 'en' });
  expect(page.texts('a span')).toContain('Vimeo video');
  expect(page.all('[lang=es]')).toEqual([]);
});

test('words and titles in another language than the page’s are marked', async () => {
  const page = await render(RichText, { text: { parts, lang: 'es' }, locale: 'en' });
  expect(page.texts('[lang=es]')).toEqual(['Antes', 'La marea', 'Después']);
});
