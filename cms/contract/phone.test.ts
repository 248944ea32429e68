import { expect, test } from 'vitest';
import { isPhone, phoneHref } from './phone.ts';

test.each([
  ['+34 910 000 012', 'tel:+34910000012', true],
  ['910 00 00 12', 'tel:910000012', true],
  ['(+34) 910 000 001', 'tel:+34910000001', true],
  ['(910) 000 001', 'tel:910000001', true],
  ['+44 (0)20-7946-0000', 'tel:+442079460000', true],
  ['(+44) (0) 20 7946 0000', 'tel:+442079460000', true],
  ['0034 910 000 001', 'tel:+34910000001', true],
  ['+34\u2011910\u2011000\u2011001', 'tel:+34910000001', true],
  ['\u202A+34 910\u200B000 001\u202C', 'tel:+34910000001', false],
  ['Tel. 910 000 001', 'tel:910000001', false],
  ['Tel.: (+34) 910 000 001 (mañanas)', 'tel:+34910000001', false],
  ['+34 910 000 001 ext. 12', 'tel:+34910000001', false],
  ['910 000 001 / 600 000 002', 'tel:910000001', false],
  ['910 000 001 y 600 000 002', 'tel:910000001', false],
  ['910 000 001 600 000 002', 'tel:910000001600000002', false],
  ['12 34', 'tel:1234', false],
])('%j is dialled as %s', (text, href, isOne) => {
  expect(phoneHref(text)).toBe(href);
  expect(isPhone(text)).toBe(isOne);
});
