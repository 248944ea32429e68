import { expect, test } from 'vitest';
import MinimalError from '~/site/errors/MinimalError.astro';
import ServerError from '~/site/errors/ServerError.astro';
import { PageError } from '~/lib/routing/pageError';
import { render } from '../../support/render';

test('shows the error’s message and status', async () => {
  const page = await render(ServerError, {
    error: new PageError(503, 'Closed for today'),
    locales: ['es', 'en'],
  });
  expect(page.texts('h1')).toEqual(['Closed for today']);
  expect(page.texts('[data-status]')).toEqual(['503']);
});

test('falls back to "Error" and status 500', async () => {
  const page = await render(ServerError, { error: undefined, locales: ['en'] });
  expect(page.texts('h1')).toEqual(['Error']);
  expect(page.texts('[data-status]')).toEqual(['500']);
  expect(page.all('a').map(({ attributes }) => attributes.href)).toEqual(['/en']);
});

test('the minimal error is text and a link, without stylesheet or script', async () => {
  const page = await render(MinimalError, { locales: ['en'] });
  expect(page.texts('h1')).toEqual(['An error occurred while showing the error page']);
  expect(page.texts('a')).toEqual(['Go back to home']);
  expect(page.attributes('a').href).toBe('/en');
  expect(page.all('[class], [style], link, style, script, img')).toEqual([]);
});
