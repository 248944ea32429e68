import { describe, expect, test } from 'vitest';
import { documentTitle, metaTexts, numberedMetaTexts, truncate } from './metaTexts';

describe('truncate', () => {
  test('keeps a text that fits, with whitespace collapsed', () => {
    expect(truncate(' Una  línea\ncorta ', 20)).toBe('Una línea corta');
  });

  test('cuts at a word boundary, without a comma before the ellipsis', () => {
    const text = truncate('Fotos, vídeos, idiomas y trabajos de cine', 16);
    expect(text).toBe('Fotos, vídeos…');
    expect(text.length).toBeLessThanOrEqual(16);
  });

  test('cuts a word that is too long', () => {
    expect(truncate('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
  });
});

test('truncate does not split surrogate pairs', () => {
  for (let limit = 2; limit < 12; limit++) {
    expect(truncate('🎭'.repeat(20), limit).isWellFormed(), String(limit)).toBe(true);
  }
});

test('a title ends with the agency’s name if it fits and is not in it already', () => {
  expect(documentTitle('Nosotras', 'Foco Agencia')).toBe('Nosotras · Foco Agencia');
  expect(documentTitle('Aviso legal de Foco Agencia', 'Foco Agencia')).toBe(
    'Aviso legal de Foco Agencia',
  );
  expect(documentTitle('x'.repeat(60), 'Foco Agencia')).toBe('x'.repeat(60));
  expect(documentTitle(`${'palabra '.repeat(12)}`, 'Foco').length).toBeLessThanOrEqual(65);
});

describe('metaTexts', () => {
  const defaults = { title: 'Default', description: 'Default description' };
  const title = { text: 'Title' };
  const intro = { text: 'An introduction that is long enough to say what the page is about.' };
  const written = { text: 'A description that somebody wrote for those who search for this page.' };

  test('prefers search texts, then title and introduction, then the defaults', () => {
    expect(metaTexts(undefined, defaults)).toEqual(defaults);
    expect(metaTexts({ title }, defaults)).toEqual({ ...defaults, title: 'Title' });
    expect(metaTexts({ title, intro, searchTitle: { text: 'Search' } }, defaults)).toEqual({
      title: 'Search',
      description: intro.text,
    });
    expect(metaTexts({ title, intro, searchDescription: written }, defaults).description).toBe(
      written.text,
    );
  });

  test('ignores a description that is too short', () => {
    const short = { text: 'Hello.' };
    expect(metaTexts({ title, intro, searchDescription: short }, defaults).description).toBe(
      intro.text,
    );
    expect(metaTexts({ title, intro: short }, defaults).description).toBe(defaults.description);
  });
});

test('the title of a further list page keeps its number when truncated', () => {
  const long = 'Actrices de cine, de televisión y de teatro que representamos en Madrid';
  const texts = { title: long, description: 'Quiénes son.' };
  const { title, description } = numberedMetaTexts(texts, 'Página 12 de 28');
  expect(title).toMatch(/^Actrices de cine.*… · Página 12 de 28$/);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(documentTitle(title, 'Foco Agencia')).toBe(title);
  expect(description).toBe('Página 12 de 28. Quiénes son.');
});
