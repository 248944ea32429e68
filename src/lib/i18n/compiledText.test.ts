import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import type { TextKey } from './keys';
import { LOCALES, type Locale } from './locale';
import { translator } from './translator';

type Values = Record<string, string | number>;

/** As the site does it, with keys that its types may not know. */
const renderText = (locale: Locale, key: string, values: Values) =>
  translator(locale)(key as TextKey, values);

const folder = new URL('../../../i18n/es/', import.meta.url);

type Branch = { [name: string]: Branch | string };

/** Returns the dotted paths of a dictionary's texts, with and without their plural suffixes. */
const keysOf = (branch: Branch): string[] =>
  Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [name, name.replace(/_(one|many|other)$/, '')]
      : keysOf(value).map((key) => `${name}.${key}`),
  );

const keys = readdirSync(folder).flatMap((file) =>
  keysOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Branch).map(
    (key) => `${file.replace('.json', '')}:${key}`,
  ),
);
const NAMES = [...'from to size number title name section place agency link date year'.split(' ')];

const counts = fc.constantFrom(undefined, 0, 1, 2, 5, 1.5, -1, 1_000_000, '3');
/** Without placeholders: i18next inserts the next value into such a value. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !/\{\{|\}\}/.test(text));
const values = fc.record(
  Object.fromEntries(NAMES.map((name) => [name, fc.oneof(texts, fc.integer())])),
  { requiredKeys: [] },
);

test('every text is the one that i18next returns, for all keys, plural forms and values', () => {
  const key = fc.oneof(fc.constantFrom(...keys), fc.constant('common:no.such.key'));
  fc.assert(
    fc.property(key, counts, values, (key, count, others) => {
      const given = { ...others, ...(count !== undefined && { count }) } as Values;
      for (const locale of LOCALES) {
        expect(renderText(locale, key, given)).toBe(i18next.getFixedT(locale)(key, given));
      }
    }),
    { numRuns: 400 },
  );
});

test('every key has the text that i18next returns, without values', () => {
  for (const locale of LOCALES) {
    const translate = i18next.getFixedT(locale);
    for (const key of new Set(keys)) {
      expect(renderText(locale, key, {}), key).toBe(translate(key, {}));
    }
  }
});

test('i18next renders what is not compiled: nested texts, formats and unescaped values', () => {
  i18next.addResourceBundle('es', 'special', {
    nested: '$t(common:skip) {{name}}',
    unescaped: '{{- name}}',
    formatted: '{{count, number}}',
  });
  for (const key of ['special:nested', 'special:unescaped', 'special:formatted']) {
    const given = { name: 'Ana', count: 1234.5 };
    expect(renderText('es', key, given)).toBe(i18next.getFixedT('es')(key, given));
  }
});

test('dictionaries that are loaded again replace the compiled texts', () => {
  i18next.addResourceBundle('es', 'edited', { title: 'Antes' });
  expect(renderText('es', 'edited:title', {})).toBe('Antes');
  i18next.addResourceBundle('es', 'edited', { title: 'Después' }, true, true);
  const { emit } = i18next as unknown as { emit(event: string, loaded: object): void };
  emit.call(i18next, 'loaded', { es: { edited: true } });
  expect(renderText('es', 'edited:title', {})).toBe('Después');
});
