import { expect, test } from 'vitest';
import { proposedAlt } from './alternativeText.ts';

test('eight photographs of a person have eight alternative texts', () => {
  const texts = Array.from({ length: 8 }, (_, index) => proposedAlt('Inés Quiroga', index + 1));
  expect(texts[0]).toEqual({ es: 'Retrato de Inés Quiroga', en: 'Portrait of Inés Quiroga' });
  expect(texts[1]).toEqual({ es: 'Foto 2 de Inés Quiroga', en: 'Photograph 2 of Inés Quiroga' });
  for (const locale of ['es', 'en'] as const) {
    expect(new Set(texts.map((text) => text[locale])).size).toBe(8);
  }
});
