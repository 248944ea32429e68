import { expect, test } from 'vitest';
import { guessFamilyName } from './familyName.ts';

test.each([
  ['Inés Quiroga', 'Quiroga'],
  ['Ousmane Sarr Molina', 'Sarr Molina'],
  ['María José Ruiz', 'Ruiz'],
  ['Ana María Ruiz Gil', 'Ruiz Gil'],
  ['Juan Ignacio Fernández-Villaverde Etxeberria', 'Fernández-Villaverde Etxeberria'],
  ['Blanca de la Serna', 'Serna'],
  ['María de los Ángeles del Val', 'Val'],
  ['Ana de Miguel Ruiz', 'Miguel Ruiz'],
  ['María del Mar Flores', 'Flores'],
  ['José Ortega y Gasset', 'Ortega y Gasset'],
  ['Ramón Menéndez de la Vega', 'Menéndez de la Vega'],
  ['Fátima El Amrani', 'Amrani'],
  ['Vincent van Gogh', 'Gogh'],
  ['  Leo   Paz ', 'Paz'],
  ['Rosalía', 'Rosalía'],
  ['La Ribot', 'La Ribot'],
  ['周杰伦', '周杰伦'],
  ['de', 'de'],
  ['de la', 'de la'],
])('%s is sorted by %s', (name, familyName) => {
  expect(guessFamilyName(name)).toBe(familyName);
});
