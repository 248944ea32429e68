import { expect, test } from 'vitest';
import Pagination from '~/ui/Pagination.astro';
import TalentList from './TalentList.astro';
import { pagination } from '~/lib/routing/pagination';
import { pagePath } from '~/lib/routing/routes';
import { everything } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

const people = Array.from({ length: 1000 }, (_, index) => ({
  ...everything,
  name: `Inés ${index + 1}`,
  slug: `ines-${index + 1}`,
}));
const show = (number: number, locale = 'es') =>
  render(TalentList, { locale, list: 'actresses', listPage: pagination.page(people, number, 24) });

test('a page of a thousand talents shows only its own talents, with all pictures but the first lazy', async () => {
  const page = await show(2);
  const names = page.texts('h2');
  expect(names).toHaveLength(24);
  expect([names[0], names[23]]).toEqual(['Inés 25', 'Inés 48']);
  const loading = page.all('img').map(({ attributes }) => attributes.loading);
  expect(loading).toEqual(['eager', ...Array.from({ length: 23 }, () => 'lazy')]);
  expect(page.text).toContain('1000 actrices');
  expect(page.text).toContain('Página 2 de 42');
});

test('pagination links name their page', async () => {
  const page = await show(2, 'en');
  expect(page.attributes('nav')['aria-label']).toBe('Pages of the list');
  expect(page.attributes('a[rel=prev]').href).toBe('/en/actrices');
  expect(page.attributes('a[rel=next]').href).toBe('/en/actrices/pagina/3');
  expect(page.texts('nav [aria-current=page]')).toEqual(['Page 2']);
  const paths = page.all('nav a').map(({ attributes }) => attributes.href);
  expect(paths).toContain('/en/actrices/pagina/42');
});

test('the first page has no previous link and the last no next link', async () => {
  expect((await show(1)).all('a[rel=prev]')).toHaveLength(0);
  const last = await show(42);
  expect(last.all('a[rel=next]')).toHaveLength(0);
  expect(last.texts('h2')).toHaveLength(16);
});

test('a single page has no pagination', async () => {
  const listPage = pagination.page(people.slice(0, 24), 1, 24);
  const page = await render(TalentList, { locale: 'es', list: 'actresses', listPage });
  expect(page.all('nav')).toHaveLength(0);
  expect(page.text).not.toContain('Página');
});

test('the ellipsis between page numbers is hidden from screen readers', async () => {
  const pathOf = (number: number) => pagePath('es', 'actors', number);
  const page = await render(Pagination, { locale: 'es', number: 5, count: 12, pathOf });
  expect(page.texts('[aria-hidden=true]')).toEqual(['…', '…']);
});
