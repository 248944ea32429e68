import type { Locale } from '~/lib/i18n/locale';
import vocabulary from '../../../../../i18n/es/vocabulary.json';
import { LISTS } from '../../../../../cms/contract/lists.ts';
import { countryName } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { label, skillLabel } from '~/lib/i18n/vocabulary';
import { LOCALES } from '~/lib/i18n/locale';
import { inOneLine } from './mentions';

/** Returns the label of a key in a language. */
type LabelOf = (locale: Locale, key: string) => string;

/** The keys of a facet whose values the dictionaries know, and their labels. */
export interface Vocabulary {
  keys: string[];
  labelOf: LabelOf;
}

const fromList = (list: 'languages' | 'accents' | 'hair' | 'eyes'): Vocabulary => ({
  keys: Object.keys(vocabulary[list]),
  labelOf: (locale, key) => label(locale, list, key),
});

/** The sections of those who work behind the camera. */
const CRAFTS = ['director', 'screenwriter'];

/** The facets whose values the dictionaries know. */
export const VOCABULARIES = {
  languages: fromList('languages'),
  accents: fromList('accents'),
  hair: fromList('hair'),
  eyes: fromList('eyes'),
  skills: {
    keys: Object.values(vocabulary.skills).flatMap((group) => Object.keys(group)),
    labelOf: skillLabel,
  },
  lists: {
    keys: [...LISTS],
    labelOf: (locale, key) => translator(locale)(`common:routes.${key as (typeof LISTS)[number]}`),
  },
  crafts: { keys: CRAFTS, labelOf: (locale, key) => label(locale, 'sections', key) },
} satisfies Record<string, Vocabulary>;

/** The label of a country by its code. */
export const countryLabel: LabelOf = (locale, code) => countryName(locale, code);

/** Returns a line with a label in both languages, or once if it is the same. */
export function labelLine(labels: Record<Locale, string>): string {
  const [es, en] = [inOneLine(labels.es), inOneLine(labels.en)];
  return es === en ? es : `${es}\t${en}`;
}

/** Returns the lines with the labels of keys. */
export const labelLines = (keys: readonly string[], labelOf: LabelOf): string =>
  keys
    .map((key) => Object.fromEntries(LOCALES.map((locale) => [locale, labelOf(locale, key)])))
    .map((labels) => labelLine(labels as Record<Locale, string>))
    .join('\n');
