import { expect, it } from 'vitest';
import { toSlug } from './toSlug.ts';

it.each([
  ['José ﬁna Ruiz', 'jose-fina-ruiz'],
  ['Joſé Ruiz', 'jose-ruiz'],
  ['𝔄𝔫𝔞 Ruiz', 'ana-ruiz'],
  ['Ａｎａ Ruiz', 'ana-ruiz'],
  ['Añón Agüero', 'anon-aguero'],
  ['constructor', 'constructor'],
  ['周迅', ''],
])('the address of %s is made of its letters: %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
