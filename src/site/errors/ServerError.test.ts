import { beforeEach, expect, test, vi } from 'vitest';
import MinimalError from './MinimalError.astro';
import ServerError from '~/pages/500.astro';
import { PageError } from '~/lib/routing/pageError';
import { agency } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

const { getAgency } = vi.hoisted(() => ({ getAgency: vi.fn() }));
vi.mock('~/loaders/siteQueries', () => ({ getAgency }));
beforeEach(() => void getAgency.mockResolvedValue(agency));

test('shows the error’s message and status', async () => {
  const page = await render(ServerError, { error: new PageError(503, 'Closed for today') });
  expect(page.texts('h1')).toEqual(['Closed for today']);
  expect(page.texts('title')[0]).toContain('Closed for today');
  expect(page.texts('main [data-status]')).toEqual(['503']);
});

test('falls back to "Error" and status 500', async () => {
  const page = await render(ServerError, {});
  expect(page.texts('h1')).toEqual(['Error']);
  expect(page.texts('main [data-status]')).toEqual(['500']);
  expect(page.all('main a').map(({ attributes }) => attributes.href)).toEqual(['/', '/en']);
});

test('shows the minimal error when the page itself cannot be rendered', async () => {
  getAgency.mockRejectedValue(new Error('no agency'));
  const page = await render(ServerError, { error: new Error('Boom') });
  expect(page.texts('h1')).toHaveLength(2);
  expect(page.all('link, style, script')).toEqual([]);
});

test('the minimal error is text and a link, without stylesheet or script', async () => {
  const page = await render(MinimalError, { locales: ['en'] });
  expect(page.texts('h1')).toEqual(['An error occurred while showing the error page']);
  expect(page.texts('a')).toEqual(['Go back to home']);
  expect(page.attributes('a').href).toBe('/en');
  expect(page.all('[class], [style], link, style, script, img')).toEqual([]);
});
