import { expect, test } from 'vitest';
import { proposedAlt } from './alternativeText.ts';

test('photographs of a person have a text each, with the next number that is free', () => {
  const taken = new Set<string>();
  const texts = Array.from({ length: 8 }, () => {
    const text = proposedAlt('Inés Quiroga', taken);
    taken.add(text.es);
    return text;
  });
  expect(texts[0]).toEqual({ es: 'Retrato de Inés Quiroga', en: 'Portrait of Inés Quiroga' });
  expect(texts[1]).toEqual({ es: 'Foto 2 de Inés Quiroga', en: 'Photograph 2 of Inés Quiroga' });
  for (const locale of ['es', 'en'] as const) {
    expect(new Set(texts.map((text) => text[locale])).size).toBe(8);
  }
  taken.delete('Foto 3 de Inés Quiroga');
  expect(proposedAlt('Inés Quiroga', taken).es).toBe('Foto 3 de Inés Quiroga');
  expect(proposedAlt('Inés Quirogas', taken).es).toBe('Retrato de Inés Quirogas');
});
