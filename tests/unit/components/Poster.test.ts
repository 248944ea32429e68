import { expect, test } from 'vitest';
import Poster from '~/components/Poster.astro';
import { render } from './render';

test.each([
  ['Inés Quiroga', false],
  ['Ángel Paz', false],
  ['Ana Álvarez', true],
  ['No hemos encontrado esta página', true],
])('%s gets more room between the lines: %s', async (text, hasRoom) => {
  const page = await render(Poster, { text, tag: 'h1', place: 'page' });
  expect(page.all('h1.has-accents')).toHaveLength(hasRoom ? 1 : 0);
});
