import { expect, test } from 'vitest';
import { type FieldSettings, FORMS } from '~/features/forms/forms';
import { completeLinks, validate as validateForm } from '~/features/forms/validateForm';

const validate = (values: Partial<Record<string, string>>) => validateForm(FORMS.enquiry, values);
const VALID = {
  project: 'La casa',
  name: 'Ana',
  email: 'ana@casting.example',
  privacy: 'accepted',
};

test('project, name, e-mail and privacy are required, in page order, and nothing else', () => {
  expect(Object.entries(validate({}))).toEqual([
    ['project', 'missing'],
    ['name', 'missing'],
    ['email', 'missing'],
    ['privacy', 'missing'],
  ]);
  expect(validate(VALID)).toEqual({});
});

test.each([
  'https://drive.example/1',
  'https://drive.example/1\nhttp://vimeo.com/2',
  '  HTTPS://a.es   https://b.es  ',
  '',
])('links may be “%s”', (links) => {
  expect(validate({ ...VALID, links })).toEqual({});
});

test.each(['drive.example/1', 'https://a.es\nb.es', 'javascript:alert(1)', 'https://'])(
  'links must not be “%s”',
  (links) => expect(validate({ ...VALID, links })).toEqual({ links: 'invalid' }),
);

test.each(
  Object.entries<FieldSettings>(FORMS.enquiry.fields).filter(([, { maxLength }]) => maxLength),
)('%s may not be longer than its limit', (name, { maxLength = 0 }) => {
  expect(validate({ ...VALID, [name]: 'x'.repeat(maxLength + 1) })).toEqual({
    [name]: 'tooLong',
  });
});

test('links without a protocol are completed, and everything else stays', () => {
  expect(completeLinks('drive.example/1\nwww.b.es  https://c.es')).toBe(
    'https://drive.example/1\nhttps://www.b.es  https://c.es',
  );
  for (const other of ['javascript:alert(1)', 'https://', 'hola', 'a@b.es', '']) {
    expect(completeLinks(other)).toBe(other);
  }
});
