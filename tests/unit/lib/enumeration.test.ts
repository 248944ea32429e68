import { expect, test } from 'vitest';
import { capitalised, conjunction, enumeration } from '~/lib/enumeration';

test('words become a line that opens with a capital', () => {
  expect(enumeration('es', ['español', 'inglés'])).toBe('Español, inglés');
  expect(enumeration('en', ['Spanish', 'English'])).toBe('Spanish, English');
  expect(enumeration('es', ['árabe'])).toBe('Árabe');
  expect(enumeration('es', [])).toBe('');
});

test('what someone is, is joined with the locale’s "and", which Spanish bends to the sound', () => {
  expect(conjunction('es', ['Directora', 'Guionista'])).toBe('Directora y guionista');
  expect(conjunction('es', ['Directora', 'Intérprete'])).toBe('Directora e intérprete');
  expect(conjunction('en', ['Director', 'Screenwriter'])).toBe('Director and screenwriter');
});

test('a capital is given to the first letter alone', () => {
  expect(capitalised('es', 'ébano claro')).toBe('Ébano claro');
  expect(capitalised('es', '')).toBe('');
});
