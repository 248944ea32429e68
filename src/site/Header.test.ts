import { expect, test } from 'vitest';
import Header from './Header.astro';
import { render } from '../../tests/unit/support/render';

const show = (locale: string, path: string) =>
  render(Header, { locale, path, agencyName: 'Foco Agencia' });

test('has the seven menu entries of the specification in both languages', async () => {
  expect((await show('en', '/en')).texts('li a')).toEqual([
    'Actors',
    'Actresses',
    'Directors & Screenwriters',
    'Discover new talent',
    'About us',
    'Representation',
    'Contact',
  ]);
  expect((await show('es', '/')).all('li a')).toHaveLength(7);
});

test('marks the current page, or the list of a talent’s page', async () => {
  expect((await show('es', '/nosotras')).texts('#menu [aria-current=page]')).toEqual(['Nosotras']);
  expect((await show('es', '/actores/bruno')).texts('#menu [aria-current=true]')).toEqual([
    'Actores',
  ]);
  expect((await show('es', '/')).all('#menu [aria-current]')).toHaveLength(0);
});

test('the language switch keeps page and slug', async () => {
  const page = await show('en', '/en/actores/bruno');
  const versions = page
    .all('[hreflang]')
    .map(({ attributes }) => [attributes.hreflang, attributes.href]);
  expect(versions).toEqual([
    ['es', '/actores/bruno'],
    ['en', '/en/actores/bruno'],
  ]);
  expect(page.attributes('[aria-current=true][hreflang]').hreflang).toBe('en');
});

test('the menu opens without script', async () => {
  const page = await show('es', '/');
  expect(page.attributes('button').popovertarget).toBe('menu');
  expect(page.attributes('#menu')).toHaveProperty('popover');
});

test('the search is in the header and in the menu', async () => {
  const page = await show('en', '/en/buscar');
  expect([...page.texts('.search-link'), ...page.texts('#menu p')]).toEqual(['Search', 'Search']);
  expect(page.attributes('.search-link')).toMatchObject({
    href: '/en/buscar#q',
    'aria-current': 'page',
  });
});
