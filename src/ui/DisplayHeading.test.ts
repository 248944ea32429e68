import { expect, test } from 'vitest';
import DisplayHeading from './DisplayHeading.astro';
import { render } from '../../tests/unit/support/render';

test.each([
  ['Inés Quiroga', false],
  ['Ángel Paz', false],
  ['Ana Álvarez', true],
  ['No hemos encontrado esta página', true],
])('%s gets more room between the lines: %s', async (text, hasRoom) => {
  const page = await render(DisplayHeading, { text, tag: 'h1', variant: 'page' });
  expect(page.all('h1.has-accents')).toHaveLength(hasRoom ? 1 : 0);
});
