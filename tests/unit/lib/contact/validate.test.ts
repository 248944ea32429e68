import { describe, expect, test } from 'vitest';
import { validate } from '~/lib/contact/validate';
import { FIELD_NAMES, FIELDS, ruleOf } from '~/lib/contact/fields';

const WHOLE = {
  name: 'Ana',
  email: 'ana@casting.example',
  writer: 'casting',
  message: 'Hola',
  privacy: 'accepted',
};

test('a form with what is required has no fault', () => {
  expect(validate(WHOLE)).toEqual({});
});

test('an empty form lacks what is required, in the order of the page', () => {
  expect(Object.entries(validate({}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['writer', 'missing'],
    ['message', 'missing'],
    ['privacy', 'missing'],
  ]);
  expect(validate({ ...WHOLE, name: ' \n', message: '\t' })).toEqual({
    name: 'missing',
    message: 'missing',
  });
});

describe.each([
  ['email', ['a@b', 'a.b+c@d-e.example', ' a@b.es ', 'o’x@b.es'.replace('’', "'")]],
  ['phone', ['600000', '+34 600 000 000', '(91) 555-00-11', '0034.600/000000', '']],
  ['link', ['https://vimeo.com/1', 'HTTP://a.es', 'https://a.es/?b=ñ#c', '']],
] as const)('%s', (name, values) => {
  test.each(values)('may be “%s”', (value) => {
    expect(validate({ ...WHOLE, [name]: value })).toEqual({});
  });
});

describe.each([
  ['email', ['a', 'a@', '@b.es', 'a b@c.es', 'a@b..es', 'a@-b.es', 'a@b.es, c@d.es']],
  ['phone', ['12345', 'seiscientos', '600000000 x', '++++++']],
  ['link', ['vimeo.com/1', 'ftp://a.es', 'javascript:alert(1)', 'https://', 'https:// a']],
] as const)('%s', (name, values) => {
  test.each(values)('must not be “%s”', (value) => {
    expect(validate({ ...WHOLE, [name]: value })).toEqual({ [name]: 'wrong' });
  });
});

test.each(FIELD_NAMES.filter((name) => 'maxLength' in FIELDS[name]))(
  '%s may be as long as its rule says, and no longer',
  (name) => {
    const { maxLength = 0 } = ruleOf(name);
    const longest = {
      email: `a@${'b'.repeat(3)}`,
      phone: '1'.repeat(maxLength),
      link: 'https://a.es/',
    };
    const base = longest[name as 'email'] ?? 'x';
    if (name !== 'email') {
      expect(validate({ ...WHOLE, [name]: base.padEnd(maxLength, 'x') })).toEqual({});
    }
    expect(validate({ ...WHOLE, [name]: 'x'.repeat(maxLength + 1) })).toEqual({ [name]: 'long' });
  },
);

test('a telephone of many signs is judged at once', () => {
  const begin = performance.now();
  validate({ ...WHOLE, phone: ' '.repeat(39) + 'x' });
  validate({ ...WHOLE, phone: '1 '.repeat(19) + 'x' });
  expect(performance.now() - begin).toBeLessThan(1000);
});
