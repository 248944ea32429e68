import type { FinderIndex } from './finderIndex';
import type { WordKind } from './indexFile';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { type Facet, LEVELS, type Level } from './facets';
import { fold, toValue, wordsOf } from './searchText';

/** What a phrase means. */
export type Meaning =
  | { kind: 'value'; facet: Facet; value: string }
  | { kind: 'level'; level: Level }
  | { kind: WordKind };

/** The meanings of folded phrases; the first one is the usual one. */
export type Lexicon = ReadonlyMap<string, readonly Meaning[]>;

/**
 * The facets whose labels name a value by themselves. A word of two facets means the first one:
 * "catalán" is the language, and "Madrid" is the base, not the accent.
 */
const SELF_EVIDENT: readonly Facet[] = [
  ...(['lists', 'crafts', 'languages', 'skills'] as const),
  ...(['bases', 'accents', 'citizenships'] as const),
];

/** The facets whose names are places, which have neither plural nor gender. */
const PLACES: readonly Facet[] = ['bases', 'citizenships'];

/** Returns a phrase as the lexicon has it: folded words, joined by spaces. */
export const toPhrase = (text: string): string => wordsOf(fold(text)).join(' ');

/** Returns a word with its plurals and genders in both languages; a longer phrase as it is. */
function formsOf(phrase: string): string[] {
  if (phrase.includes(' ') || phrase.length < 3) return [phrase];
  const stem = phrase.slice(0, -1);
  const last = phrase.at(-1)!;
  if (last === 'o') return [phrase, `${stem}a`, `${stem}os`, `${stem}as`];
  if (last === 'z') return [phrase, `${stem}ces`, `${phrase}a`, `${phrase}as`];
  if (last === 'y') return [phrase, `${stem}ies`];
  if ('aei'.includes(last)) return [phrase, `${phrase}s`];
  return [phrase, `${phrase}s`, `${phrase}es`, `${phrase}a`, `${phrase}as`];
}

/** Returns the names in a label: "árabe marroquí (dariya)" has two. */
const namesIn = (label: string): string[] => label.split(/[()]/).map(toPhrase).filter(Boolean);

const phrasesIn = (list: string | undefined): string[] =>
  (list ?? '').split(',').map(toPhrase).filter(Boolean);

class LexiconBuilder {
  readonly meanings = new Map<string, Meaning[]>();

  add(phrases: readonly string[], meaning: Meaning, hasForms = true): void {
    for (const phrase of phrases.flatMap((one) => (hasForms ? formsOf(one) : [one]))) {
      const known = this.meanings.get(phrase);
      if (known) known.push(meaning);
      else this.meanings.set(phrase, [meaning]);
    }
  }
}

function addValues({ file, labels }: FinderIndex, facet: Facet, builder: LexiconBuilder): void {
  const { values, around } = file.phrases;
  const surround = (locale: Locale, name: string) =>
    (around[facet]?.[locale] ?? '')
      .split(',')
      .map((pattern) => toPhrase(pattern.replace('{}', name)));
  for (const label of labels[facet]) {
    const meaning: Meaning = { kind: 'value', facet, value: toValue(label.es) };
    const hasForms = !PLACES.includes(facet);
    builder.add(phrasesIn(values[facet]?.[meaning.value]), meaning);
    for (const locale of label.es === label.en ? (['es'] as const) : LOCALES) {
      const names = namesIn(label[locale]);
      if (SELF_EVIDENT.includes(facet)) builder.add(names, meaning, hasForms);
      if (around[facet])
        builder.add(
          names.flatMap((name) => surround(locale, name)),
          meaning,
        );
    }
  }
}

function buildLexicon(index: FinderIndex): Lexicon {
  const builder = new LexiconBuilder();
  for (const facet of [...SELF_EVIDENT, 'hair', 'eyes'] as const) addValues(index, facet, builder);
  for (const level of LEVELS) {
    const { es = level, en = level } = index.levels[level] ?? {};
    const names = [toPhrase(es), toPhrase(en), ...phrasesIn(index.file.phrases.levels[level])];
    builder.add([...new Set(names)], { kind: 'level', level });
  }
  for (const [kind, list] of Object.entries(index.file.phrases.kinds)) {
    const hasForms = kind === 'tall' || kind === 'short';
    builder.add(phrasesIn(list), { kind: kind as WordKind }, hasForms);
  }
  return builder.meanings;
}

const lexicons = new WeakMap<FinderIndex, Lexicon>();

/** Returns what the labels and synonyms of an index mean; made once per index. */
export function getLexicon(index: FinderIndex): Lexicon {
  const lexicon = lexicons.get(index) ?? buildLexicon(index);
  lexicons.set(index, lexicon);
  return lexicon;
}
