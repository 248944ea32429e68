import { expect, test } from 'vitest';
import ErrorView from './ErrorView.astro';
import { render } from '../../../tests/unit/support/render';

const notFound = { status: 404, kind: 'notFound' };

test('the root page has both languages, Spanish first, each marked with lang', async () => {
  const page = await render(ErrorView, { ...notFound, locales: ['es', 'en'] });
  expect(page.texts('div[lang=es] h1')).toHaveLength(1);
  expect(page.texts('div[lang=en] h2')).toEqual(['This page could not be found']);
  expect(page.all('a').map(({ attributes }) => attributes.href)).toEqual(['/', '/en']);
});

test('the English page has English only', async () => {
  const page = await render(ErrorView, { ...notFound, locales: ['en'] });
  expect(page.texts('h1')).toEqual(['This page could not be found']);
  expect(page.texts('a')).toEqual(['Back to the home page']);
  expect(page.all('[lang=es]')).toHaveLength(0);
});
