import { describe, expect, test } from 'vitest';
import { documentTitle, searchTexts, shortened } from '~/lib/summary';

describe('shortened', () => {
  test('leaves what fits, with its spaces tidied', () => {
    expect(shortened(' Una  línea\ncorta ', 20)).toBe('Una línea corta');
  });

  test('ends at a word, within the limit, and without a comma before the ellipsis', () => {
    const text = shortened('Fotos, vídeos, idiomas y trabajos de cine', 16);
    expect(text).toBe('Fotos, vídeos…');
    expect(text.length).toBeLessThanOrEqual(16);
  });

  test('cuts a word that alone is too long', () => {
    expect(shortened('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});

test('the agency closes a title where both fit, and is not said twice', () => {
  expect(documentTitle('Nosotras', 'Foco Agencia')).toBe('Nosotras · Foco Agencia');
  expect(documentTitle('Aviso legal de Foco Agencia', 'Foco Agencia')).toBe(
    'Aviso legal de Foco Agencia',
  );
  expect(documentTitle('x'.repeat(60), 'Foco Agencia')).toBe('x'.repeat(60));
  expect(documentTitle(`${'palabra '.repeat(12)}`, 'Foco').length).toBeLessThanOrEqual(65);
});

test('a page’s own search texts come first, then its title and introduction, then ours', () => {
  const ours = { title: 'Ours', description: 'Our description' };
  const title = { text: 'Title' };
  expect(searchTexts(undefined, ours)).toEqual(ours);
  expect(searchTexts({ title }, ours)).toEqual({ title: 'Title', description: 'Our description' });
  expect(
    searchTexts({ title, intro: { text: 'Intro' }, searchTitle: { text: 'Search' } }, ours),
  ).toEqual({ title: 'Search', description: 'Intro' });
});
