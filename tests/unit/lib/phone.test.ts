import { expect, test } from 'vitest';
import { phoneHref } from '~/lib/phone';

test.each([
  ['+34 910 000 012', 'tel:+34910000012'],
  ['910 00 00 12', 'tel:910000012'],
  [' +44 (0)20-7946-0000', 'tel:+4402079460000'],
])('%s is called by %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
