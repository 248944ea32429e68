import fc from 'fast-check';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { LOCALES } from './locale';
import { textsIn } from './texts';
import { type TextKey, dictionariesIn, translator } from './translator';

const es = {
  talent: {
    age_one: '{{count}} año',
    age_other: '{{count}} años',
    meta: { title: '{{ name }}, {{section}}' },
  },
};
const t = textsIn('es', es);

test('a key leads to its text, with values inserted as they are', () => {
  expect(t('talent:meta.title', { name: 'Ruiz & Hijas', section: '{{name}} $t(a)' })).toBe(
    'Ruiz & Hijas, {{name}} $t(a)',
  );
});

test('a placeholder without a value stays, and so does a key without a text', () => {
  expect(t('talent:meta.title', { name: 'Ana' })).toBe('Ana, {{section}}');
  expect(t('talent:constructor' as 'talent:age')).toBe('talent:constructor');
});

test.each([
  ['es', 1, '1 año'],
  ['es', 0, '0 años'],
  // Spanish has a form of its own, which no text needs.
  ['es', 1_000_000, '1000000 años'],
  ['en', 1, '1 año'],
])('in %s the count %d selects the plural form', (language, count, text) => {
  expect(textsIn(language, es)('talent:age', { count })).toBe(text);
});

type Branch = { [name: string]: Branch | string };

/** Returns the dotted paths of a dictionary's texts, without their plural endings. */
const keysOf = (branch: Branch): string[] =>
  Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [name.replace(/_(one|other)$/, '')]
      : keysOf(value).map((key) => `${name}.${key}`),
  );

const keys = Object.entries(dictionariesIn('es')).flatMap(([namespace, branch]) =>
  keysOf(branch as unknown as Branch)
    // The names of cookies are received whole.
    .filter((key) => !key.includes(':'))
    .map((key) => `${namespace}:${key}` as TextKey),
);
const NAMES = 'from to size number title name section place agency link date year'.split(' ');
/** Without placeholders: i18next inserts the next value into such a value. */
const words = fc.string({ unit: 'grapheme' }).filter((text) => !/\{\{|\}\}|\$t/.test(text));

test('every text of the site is the one that i18next would return', () => {
  const counts = fc.constantFrom(0, 1, 2, 5, 1.5);
  const values = fc.record(Object.fromEntries(NAMES.map((name) => [name, words])));
  fc.assert(
    fc.property(fc.constantFrom(...keys), counts, values, (key, count, others) => {
      const given = { ...others, count };
      for (const locale of LOCALES) {
        expect(translator(locale)(key, given)).toBe(i18next.getFixedT(locale)(key, given));
      }
    }),
    { numRuns: 400 },
  );
});

test('translators of two languages are independent', () => {
  const [english, spanish] = [translator('en'), translator('es')];
  expect(english('common:routes.contact')).toBe('Contact');
  expect(spanish('common:routes.contact')).toBe('Contacto');
  expect(english('common:routes.contact')).toBe('Contact');
});
