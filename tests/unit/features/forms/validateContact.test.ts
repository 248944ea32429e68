import { describe, expect, test } from 'vitest';
import { type FormSettings, FORMS } from '~/features/forms/forms';
import { validate as validateForm } from '~/features/forms/validateForm';

const { fields }: FormSettings = FORMS.contact;
const validate = (values: Partial<Record<string, string>>) => validateForm(FORMS.contact, values);

const VALID = {
  name: 'Ana',
  email: 'ana@casting.example',
  writer: 'casting',
  message: 'Hola',
  privacy: 'accepted',
};

test('a form with all required fields is valid', () => {
  expect(validate(VALID)).toEqual({});
});

test('the required fields of an empty form are missing, in page order', () => {
  expect(Object.entries(validate({}))).toEqual([
    ['name', 'missing'],
    ['email', 'missing'],
    ['writer', 'missing'],
    ['message', 'missing'],
    ['privacy', 'missing'],
  ]);
  expect(validate({ ...VALID, name: ' \n', message: '\t' })).toEqual({
    name: 'missing',
    message: 'missing',
  });
});

describe.each([
  ['email', ['a@b.es', 'a.b+c@d-e.example', ' a@b.es ', 'o’x@b.es'.replace('’', "'")]],
  ['phone', ['600000', '+34 600 000 000', '(91) 555-00-11', '0034.600/000000', '']],
  ['link', ['https://vimeo.com/1', 'HTTP://a.es', 'https://a.es/?b=ñ#c', '']],
] as const)('%s', (name, values) => {
  test.each(values)('may be “%s”', (value) => {
    expect(validate({ ...VALID, [name]: value })).toEqual({});
  });
});

describe.each([
  ['email', ['a', 'a@', '@b.es', 'laura@prod', 'a b@c.es', 'a@b..es', 'a@-b.es', 'a@b.es, c@d.es']],
  ['phone', ['12345', 'seiscientos', '600000000 x', '++++++']],
  ['link', ['vimeo.com/1', 'ftp://a.es', 'javascript:alert(1)', 'https://', 'https:// a']],
] as const)('%s', (name, values) => {
  test.each(values)('must not be “%s”', (value) => {
    expect(validate({ ...VALID, [name]: value })).toEqual({ [name]: 'invalid' });
  });
});

test.each(Object.keys(fields).filter((name) => fields[name]!.maxLength))(
  '%s may have its maximum length, and no more',
  (name) => {
    const { maxLength = 0 } = fields[name]!;
    const longest = {
      email: `a@${'b'.repeat(3)}`,
      phone: '1'.repeat(maxLength),
      link: 'https://a.es/',
    };
    const base = longest[name as 'email'] ?? 'x';
    if (name !== 'email') {
      expect(validate({ ...VALID, [name]: base.padEnd(maxLength, 'x') })).toEqual({});
    }
    expect(validate({ ...VALID, [name]: 'x'.repeat(maxLength + 1) })).toEqual({
      [name]: 'tooLong',
    });
  },
);

test('a long telephone number is validated without backtracking', () => {
  const startedAt = performance.now();
  validate({ ...VALID, phone: ' '.repeat(39) + 'x' });
  validate({ ...VALID, phone: '1 '.repeat(19) + 'x' });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});
