import { describe, expect, test } from 'vitest';
import { PATHS, ariaCurrent, localiseHref, packPath, pagePath, talentPath } from './routes';
import { cleanPath } from '#contract/paths.ts';

test('Spanish has no prefix, English has /en, and the rest of the path is the same', () => {
  expect(pagePath('es', 'home')).toBe('/');
  expect(pagePath('en', 'home')).toBe('/en');
  expect(pagePath('es', 'directors')).toBe('/directores-y-guionistas');
  expect(pagePath('en', 'directors')).toBe('/en/directores-y-guionistas');
  expect(talentPath('en', { list: 'actors', slug: 'bruno-castell' })).toBe(
    '/en/actores/bruno-castell',
  );
});

test('the casting pack of a talent is below /fichas, with one photograph for both languages', () => {
  const ines = { list: 'actresses', slug: 'ines-quiroga' } as const;
  expect(packPath('es', ines, 'sheet')).toBe('/fichas/actrices/ines-quiroga.pdf');
  expect(packPath('en', ines, 'sheet')).toBe('/en/fichas/actrices/ines-quiroga.pdf');
  expect(packPath('en', ines, 'text')).toBe('/en/fichas/actrices/ines-quiroga.txt');
  expect(packPath('en', ines, 'photo')).toBe('/fichas/actrices/ines-quiroga.jpg');
});

test('the site has the thirteen pages of the specification, two on rights and access, and its tools', () => {
  expect(Object.values(PATHS).sort()).toEqual(
    [
      '/',
      '/actores',
      '/actrices',
      '/directores-y-guionistas',
      '/descubre',
      '/nosotras',
      '/representacion',
      '/contacto',
      '/success',
      '/aviso-legal',
      '/politica-de-privacidad',
      '/politica-de-cookies',
      '/poc',
      '/buscar',
      '/casting',
      '/seleccion',
      '/uso-de-las-imagenes',
      '/accesibilidad',
    ].sort(),
  );
});

test.each([
  ['/actores.html', '/actores'],
  ['/en.html', '/en'],
  ['/en/index.html', '/en'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/actores/', '/actores'],
  ['/actores/inés', '/actores/inés'],
])('the clean path of %s is %s', (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

describe('localiseHref', () => {
  test.each([
    ['/', 'en', '/en'],
    ['/en', 'es', '/'],
    ['/en', 'en', '/en'],
    ['/actores/bruno-castell', 'en', '/en/actores/bruno-castell'],
    ['/en/actores/bruno-castell', 'es', '/actores/bruno-castell'],
    ['/actores', 'es', '/actores'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localiseHref(locale, path)).toBe(expected);
  });

  test('a segment that only starts with the prefix is not a prefix', () => {
    expect(localiseHref('en', '/encuentro')).toBe('/en/encuentro');
  });
});

test('localiseHref changes paths of the site and keeps other URLs', () => {
  expect(localiseHref('en', '/contacto')).toBe('/en/contacto');
  expect(localiseHref('en', '/en/contacto')).toBe('/en/contacto');
  expect(localiseHref('es', 'https://example.org/x')).toBe('https://example.org/x');
  expect(localiseHref('en', '#team')).toBe('#team');
});

describe('ariaCurrent', () => {
  test('marks the page itself, in both locales', () => {
    expect(ariaCurrent('/actores', 'actors')).toBe('page');
    expect(ariaCurrent('/en/actores', 'actors')).toBe('page');
  });

  test('marks the list of a talent, and no path that only starts alike', () => {
    expect(ariaCurrent('/en/actores/bruno-castell', 'actors')).toBe('true');
    expect(ariaCurrent('/actores-de-doblaje', 'actors')).toBeUndefined();
    expect(ariaCurrent('/', 'actors')).toBeUndefined();
    expect(ariaCurrent('/actores', 'home')).toBeUndefined();
  });
});
