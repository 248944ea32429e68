import { expect, test } from 'vitest';
import MinimalError from '~/components/errors/MinimalError.astro';
import ServerError from '~/components/errors/ServerError.astro';
import { PageError } from '~/lib/routing/pageError';
import { render } from '../render';

test('the title is the message of the error and the status its own', async () => {
  const page = await render(ServerError, {
    error: new PageError(503, 'Closed for today'),
    locales: ['es', 'en'],
  });
  expect(page.texts('h1')).toEqual(['Closed for today']);
  expect(page.texts('[data-status]')).toEqual(['503']);
});

test('the title is "Error" and the status 500 where the error has none', async () => {
  const page = await render(ServerError, { error: undefined, locales: ['en'] });
  expect(page.texts('h1')).toEqual(['Error']);
  expect(page.texts('[data-status]')).toEqual(['500']);
  expect(page.all('a').map(({ attributes }) => attributes.href)).toEqual(['/en']);
});

test('the last resort is words and a link, without stylesheet or script', async () => {
  const page = await render(MinimalError, { locales: ['en'] });
  expect(page.texts('h1')).toEqual(['An error occurred while showing the error page']);
  expect(page.texts('a')).toEqual(['Go back to home']);
  expect(page.attributes('a').href).toBe('/en');
  expect(page.all('[class], [style], link, style, script, img')).toEqual([]);
});
