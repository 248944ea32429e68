import { expect, test } from 'vitest';
import { type Shape, isShaped } from './isShaped';

test.each<[unknown, Shape, boolean]>([
  ['a', 'string', true],
  [1, 'string', false],
  [{ a: 'b', c: 1 }, { a: 'string' }, true],
  [{}, { a: 'string' }, false],
  [{}, { 'a?': 'string' }, true],
  [{ a: null }, { 'a?': 'string' }, true],
  [{ a: 1 }, { 'a?': 'string' }, false],
  [[], { 'a?': 'string' }, false],
  [null, {}, false],
  [['a', 'b'], ['string'], true],
  [['a', 1], ['string'], false],
  [{ length: 0 }, ['string'], false],
  [{ a: 'b', c: 'd' }, { '*': 'string' }, true],
  [{ a: 'b', c: {} }, { '*': 'string' }, false],
  [{}, Object.fromEntries([['constructor', 'string']]), false],
  [{}, Object.fromEntries([['toString', { name: 'string' }]]), false],
])('%j has the shape %j: %j', (value, shape, expected) => {
  expect(isShaped(value, shape)).toBe(expected);
});
