import { describe, expect, test } from 'vitest';
import { documentTitle, numberedMetaTexts, metaTexts, shortened } from '~/lib/seo/metaTexts';

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

test('no character is cut in half', () => {
  for (let limit = 2; limit < 12; limit++) {
    expect(shortened('🎭'.repeat(20), limit).isWellFormed(), String(limit)).toBe(true);
  }
});

test('the agency closes a title where both fit, and is not said twice', () => {
  expect(documentTitle('Nosotras', 'Foco Agencia')).toBe('Nosotras · Foco Agencia');
  expect(documentTitle('Aviso legal de Foco Agencia', 'Foco Agencia')).toBe(
    'Aviso legal de Foco Agencia',
  );
  expect(documentTitle('x'.repeat(60), 'Foco Agencia')).toBe('x'.repeat(60));
  expect(documentTitle(`${'palabra '.repeat(12)}`, 'Foco').length).toBeLessThanOrEqual(65);
});

describe('the search texts of a page', () => {
  const ours = { title: 'Ours', description: 'Our description' };
  const title = { text: 'Title' };
  const intro = { text: 'An introduction that is long enough to say what the page is about.' };
  const written = { text: 'A description that somebody wrote for those who search for this page.' };

  test('are its own first, then its title and introduction, then ours', () => {
    expect(metaTexts(undefined, ours)).toEqual(ours);
    expect(metaTexts({ title }, ours)).toEqual({ ...ours, title: 'Title' });
    expect(metaTexts({ title, intro, searchTitle: { text: 'Search' } }, ours)).toEqual({
      title: 'Search',
      description: intro.text,
    });
    expect(metaTexts({ title, intro, searchDescription: written }, ours).description).toBe(
      written.text,
    );
  });

  test('do not take a few words for a description', () => {
    const short = { text: 'Hello.' };
    expect(metaTexts({ title, intro, searchDescription: short }, ours).description).toBe(
      intro.text,
    );
    expect(metaTexts({ title, intro: short }, ours).description).toBe(ours.description);
  });
});

test('a further page of a list has its number where no limit cuts it off', () => {
  const long = 'Actrices de cine, de televisión y de teatro que representamos en Madrid';
  const texts = { title: long, description: 'Quiénes son.' };
  const { title, description } = numberedMetaTexts(texts, 'Página 12 de 28');
  expect(title).toMatch(/^Actrices de cine.*… · Página 12 de 28$/);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(documentTitle(title, 'Foco Agencia')).toBe(title);
  expect(description).toBe('Página 12 de 28. Quiénes son.');
});
