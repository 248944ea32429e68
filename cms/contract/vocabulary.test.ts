import { describe, expect, it, test } from 'vitest';
import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import synonymsEn from '../../i18n/synonyms/en.json' with { type: 'json' };
import synonymsEs from '../../i18n/synonyms/es.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import written from '../../i18n/synonyms/written.json' with { type: 'json' };
import { formsOf } from './words.ts';
import {
  type ListName,
  findOtherList,
  findValues,
  readRated,
  searchValues,
  valuesOf,
} from './vocabulary.ts';

const FILES: Record<string, Partial<Record<ListName, Record<string, string>>>> = {
  es: synonymsEs,
  en: synonymsEn,
  written,
};
const LISTS = [
  ...(Object.keys(es).filter((list) => list !== 'skillGroups') as ListName[]),
  'countries' as const,
];

/** The keys of a list, and of its groups. */
const shape = (list: object): unknown =>
  Object.entries(list).map(([key, value]) => [
    key,
    typeof value === 'object' ? shape(value as object) : '',
  ]);

describe.each(LISTS)('the list %s', (list) => {
  const values = valuesOf(list);

  test('has a label in both languages for each value', () => {
    const missing = values.filter(({ label }) => !label.es.trim() || !label.en.trim());
    expect(missing).toEqual([]);
    if (list !== 'countries') expect(shape(en[list])).toEqual(shape(es[list]));
  });

  test('has synonyms for its values only', () => {
    const known = new Set(values.flatMap(({ value, group = '' }) => [value, `@${group}`]));
    const keys = Object.values(FILES).flatMap((file) => Object.keys(file[list] ?? {}));
    expect(keys.flatMap((key) => key.split(',')).filter((key) => !known.has(key))).toEqual([]);
  });

  test('has no label or synonym of one value that is said for another', () => {
    const labels = values.flatMap(({ value, label }) =>
      [label.es, label.en].map((text) => [value, text] as const),
    );
    const synonyms = Object.entries(FILES).flatMap(([file, lists]) =>
      Object.entries(lists[list] ?? {}).flatMap(([key, words]) =>
        words
          .split(/,\s*/)
          .flatMap((word) =>
            formsOf(word.replace(/^([=?!]|code )/, ''), file === 'en' ? 'en' : 'es'),
          )
          .map(([form]) => [key, form] as const),
      ),
    );
    const clashes = [...labels, ...synonyms].filter(([key, form]) => {
      const [first, ...others] = findValues(list, form);
      return !/[,@]/.test(key) && (first !== key || others.length > 0);
    });
    expect(clashes).toEqual([]);
  });
});

describe('findValues', () => {
  it.each<[ListName, string, string[]]>([
    ['languages', 'Español', ['spanish']],
    ['languages', ' CASTELLANO ', ['spanish']],
    ['languages', 'vasco', ['basque']],
    ['languages', 'Euskara', ['basque']],
    ['languages', 'catala\u0301n', ['catalan']],
    ['languages', 'lengua\u00a0de signos', ['spanishSignLanguage']],
    ['accents', 'castellano', ['castilian']],
    ['skills', 'carnet', ['carLicence']],
    ['skills', 'conducir', ['carLicence']],
    ['skills', 'caballo', ['horseRiding']],
    ['skills', 'Montar a caballo', ['horseRiding']],
    ['skills', 'hiphop', ['hipHop']],
    ['skills', 'kárate', ['karate']],
    ['skills', 'ukulele', ['ukulele']],
    ['skills', 'Full clean driving licence', ['carLicence']],
    ['accents', 'Yorkshire', ['northernEnglish']],
    ['hair', 'rubia', ['blonde']],
    ['hair', 'moreno', ['darkBrown', 'black']],
    ['hair', 'Castaño', ['brown']],
    ['eyes', 'marrones', ['brown', 'darkBrown']],
    ['levels', 'B2', ['high']],
    ['sections', 'Actrices', ['actress']],
    ['sections', 'actors', ['actor']],
    ['countries', 'española', ['ES']],
    ['countries', 'Spain', ['ES']],
    ['countries', 'Holanda', ['NL']],
    ['countries', 'República Checa', ['CZ']],
    ['countries', 'Ivory Coast', ['CI']],
    ['workKinds', 'película', ['feature', 'short', 'documentary']],
    ['billings', 'prota', ['lead']],
    ['visibilities', 'sí', ['listed']],
    ['languages', 'sí', []],
    ['hair', '', []],
  ])('of %s: "%s"', (list, text, values) => {
    expect(findValues(list, text)).toEqual(values);
  });
});

test('a value that another list has is not added a second time', () => {
  expect(findOtherList('skills', 'Lengua de signos')).toBe('languages');
  expect(findOtherList('languages', 'montar a caballo')).toBe('skills');
  expect(findOtherList('skills', 'equitación')).toBeUndefined();
  // A language gives an accent its name.
  expect(findOtherList('accents', 'griego')).toBeUndefined();
  expect(findOtherList('skills', 'trikitixa')).toBeUndefined();
});

test('what an editor types finds a value by what people say', () => {
  const find = (list: ListName, text: string) => [...searchValues(list, text)];
  expect(find('skills', 'carnet')[0]).toBe('carLicence');
  expect(find('skills', 'conduc')).toContain('carLicence');
  expect(find('languages', 'castell')).toEqual(['spanish']);
  expect(find('hair', 'morena')).toEqual(expect.arrayContaining(['black', 'darkBrown']));
  expect(find('eyes', 'marron')).toEqual(expect.arrayContaining(['brown', 'darkBrown']));
  expect(find('hair', '')).toEqual([]);
});

describe('readRated', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['inglés B2', 'english', 'high'],
    ['Inglés: alto', 'english', 'high'],
    ['francés (medio)', 'french', 'mid'],
    ['italiano nivel medio', 'italian', 'mid'],
    ['Castellano nativo', 'spanish', 'native'],
    ['nivel alto de inglés', 'english', 'high'],
    ['bilingüe en catalán', 'catalan', 'bilingual'],
    ['euskera - básico', 'basque', 'basic'],
    ['árabe marroquí (dariya): medio', 'moroccanArabic', 'mid'],
    ['árabe marroquí (dariya)', 'moroccanArabic', undefined],
    ['inglés: quizá', 'english', undefined],
    ['klingon alto', undefined, 'high'],
    ['klingon', undefined, undefined],
  ])('reads "%s"', (text, value, level) => {
    const { values, levels } = readRated('languages', text);
    expect([values[0], levels[0]]).toEqual([value, level]);
  });
});
