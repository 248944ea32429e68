import { expect, test, vi } from 'vitest';
import Footer from './Footer.astro';
import HomeFinder from '~/features/finder/HomeFinder.astro';
import { agency } from '../../tests/unit/support/fixtures';
import { render } from '../../tests/unit/support/render';

// A menu whose first entry is no list of talents.
vi.mock('~/lib/routing/routes', async (original) => {
  const routes = await original<typeof import('~/lib/routing/routes')>();
  const menu = ['about', ...routes.NAVIGATION.menu.filter((route) => route !== 'about')];
  return { ...routes, NAVIGATION: { ...routes.NAVIGATION, menu } };
});

const LISTS = ['Actores', 'Actrices', 'Directores y guionistas', 'Descubre'];

test('the columns of the footer are the lists and the other pages, wherever they are in the menu', async () => {
  const page = await render(Footer, { locale: 'es', agency });
  const links = page.texts('ul[class="print:hidden"] a');
  expect(links.slice(0, 4)).toEqual(LISTS);
  expect(links.slice(4)).toEqual(['Nosotras', 'Representación', 'Contacto']);
});

test('the home page leads to the lists', async () => {
  expect((await render(HomeFinder, { locale: 'es' })).texts('li a')).toEqual(LISTS);
});
