import { readAddedValue } from '#contract/addedValues.ts';
import type { List } from '#contract/lists.ts';
import { formsOf, plainWords } from '#contract/words.ts';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import type { Condition, FinderIndex, Level, WishFacet } from './finderIndex';
import {
  type VocabularyFacet,
  FINDER_WORDS,
  labelOf,
  listValue,
  toPhrase,
  toValue,
  valuesIn,
  vocabularyOf,
  withoutTones,
} from './vocabulary';

/**
 * What a phrase can mean. `kind` is "value", "person", "level", "credit", "mark", "named", "number",
 * "month"…, or a word of the grammar: "not", "or", "over", "accent"…
 */
export interface Meaning {
  kind: string;
  locale?: Locale;
  facet?: WishFacet;
  values?: string[];
  /** Whether the form speaks of a woman; `undefined` for a thing. */
  feminine?: boolean | undefined;
  isVerb?: boolean;
  /** Whether it means this only beside a word such as "acento", "pelo" or "ojos". */
  needsMarker?: boolean;
  /** Whether it says nothing without what it belongs to: "good". */
  isWeak?: boolean;
  gender?: string;
  from?: number;
  to?: number;
  level?: Level;
  conditions?: Condition[];
  number?: number;
  /** What is named, and its folded name. */
  of?: Named | 'video';
  name?: string;
}

/** What the records name, of which a part is enough; a company is somebody worked with. */
export type Named = 'name' | 'title' | 'with' | 'role' | 'school' | 'award';

type Texts = Readonly<Record<string, string>>;

const listOf = (words: string): string[] => words.split(/,\s*/).filter(Boolean);

const credit = (asked: object): Condition => ({ is: 'credit', ...asked }) as Condition;
const isValue = (facet: WishFacet, value: string): Condition => ({ is: 'value', facet, value });

const MARKS = new Map<string, Condition>(
  Object.entries({
    video: isValue('video', '1'),
    voice: isValue('voice', '1'),
    tall: { is: 'height', from: 175 },
    short: { is: 'height', to: 165 },
    veryTall: { is: 'height', from: 185 },
    veryShort: { is: 'height', to: 155 },
    polyglot: { is: 'count', of: 'languages', from: 3 },
    dual: { is: 'count', of: 'citizenships', from: 2 },
  }),
);

/** Kinds of work that are skills too. */
const SKILLS_OF_WORK = new Map([
  ['dubbing', 'doblaje'],
  ['musical', 'teatro-musical'],
]);

/** What the words of each section of `i18n/finder-words` mean, by their key. */
const SECTIONS = Object.entries<(key: string) => Meaning>({
  grammar: (kind) => ({ kind }),
  levels: (key) => ({ kind: 'level', level: key as Level }),
  billings: (billing) => ({ kind: 'credit', conditions: [credit({ billing })] }),
  media: (key) => {
    const skill = SKILLS_OF_WORK.get(key);
    const conditions = [credit({ kinds: key.split(',') })];
    return {
      kind: 'credit',
      conditions: skill ? [...conditions, isValue('skills', skill)] : conditions,
      ...(skill && { facet: 'skills', values: [skill] }),
    };
  },
  // "showreel de acción" says which video.
  marks: (key) => ({ kind: key === 'video' ? key : 'mark', conditions: [MARKS.get(key)!] }),
  months: (key) => ({ kind: 'month', number: Number(key) }),
  seasons: (key) => ({ kind: 'season', number: Number(key) }),
  numbers: (key) => ({ kind: 'number', number: Number(key) }),
  tens: (key) => ({ kind: 'number', number: 20 + 10 * Number(key) }),
  decades: (key) => ({ kind: 'decadeWord', number: 20 + 10 * Number(key) }),
  parts: (key) => {
    const [from, to] = key.split('-').map(Number);
    return { kind: 'part', from: from!, to: to! };
  },
});

function push<One>(lists: Map<string, One[]>, key: string, one: One): void {
  const known = lists.get(key);
  if (known) known.push(one);
  else lists.set(key, [one]);
}

/** All phrases that mean something, of both languages and of the records. */
export class Lexicon {
  readonly phrases = new Map<string, Meaning[]>();
  /** Single words that typing errors are corrected to, with the number of their phrases. */
  readonly words = new Map<string, number>();
  /** Words that are no typing errors. */
  readonly ordinary = new Set(LOCALES.flatMap((one) => FINDER_WORDS[one].ordinary.split(' ')));
  /** The folded names that contain a word. */
  readonly named = Object.fromEntries(
    ['name', 'title', 'with', 'role', 'school', 'award'].map((of) => [of, new Map()]),
  ) as Record<Named, Map<string, string[]>>;
  /** Names as the records write them, by their phrase. */
  readonly spellings = new Map<string, string>();
  /** Titles of videos as the records write them, by their phrase. */
  readonly videos = new Map<string, string>();
  readonly #index: FinderIndex;

  constructor(index: FinderIndex) {
    this.#index = index;
  }

  #add(text: string, meaning: Meaning): void {
    const words = plainWords(text);
    if (words.length === 0) return;
    push(this.phrases, words.join(' '), meaning);
    for (const word of words) this.words.set(word, (this.words.get(word) ?? 0) + 1);
  }

  /** Adds all forms of words: `=` needs a marker, `?` is weak. */
  #addWords(locale: Locale, words: string, meaning: Meaning): void {
    for (const word of listOf(words)) {
      const marks = {
        ...(word.startsWith('=') && { needsMarker: true }),
        ...(word.startsWith('?') && { isWeak: true }),
        ...(word.includes('~') && { isVerb: true }),
      };
      for (const [form, feminine] of formsOf(word.replace(/^[=?]/, ''), locale))
        this.#add(form, { ...meaning, ...marks, feminine, locale });
    }
  }

  #addValue(locale: Locale, facet: WishFacet, values: string[], words: string): void {
    if (values.length > 0) this.#addWords(locale, words, { kind: 'value', facet, values });
  }

  /** Returns the values of keys, separated by commas; `@` marks a group of skills or of places. */
  #valuesOf(facet: WishFacet, keys: string): string[] {
    const { countries, places } = this.#index;
    return listOf(keys).flatMap((key) => {
      const group = key.startsWith('@') && key.slice(1);
      if (facet === 'lists') return listValue(key as List);
      if (facet === 'citizenships') return countries[key] ? toValue(countries[key][0]) : [];
      if (facet === 'places' && group)
        return this.#valuesOf(facet, (FINDER_WORDS.es.regions as Texts)[group]!);
      if (facet === 'places') return places[toValue(key)] ? toValue(key) : [];
      return valuesIn('es', facet as VocabularyFacet, this.#index)
        .filter((one) => (group ? one.groupKey === group : one.key === key))
        .map(({ value }) => value);
    });
  }

  /** Adds what people say for values: for several at once, or for one. */
  #addSaid(locale: Locale, isSeveral: boolean): void {
    for (const [facet, texts] of Object.entries<Texts>(FINDER_WORDS[locale].values)) {
      for (const [keys, words] of Object.entries(texts)) {
        if (/[,@]/.test(keys) === isSeveral)
          this.#addValue(
            locale,
            facet as WishFacet,
            this.#valuesOf(facet as WishFacet, keys),
            words,
          );
      }
    }
  }

  /** Adds the labels of values: "Madrid" alone is the place, not the accent. */
  #addLabels(locale: Locale): void {
    const { countries, places } = this.#index;
    for (const facet of ['languages', 'accents', 'skills'] as const) {
      for (const { key, value, label } of valuesIn(locale, facet, this.#index)) {
        // An editor adds "Castells (torres humanas)": both names are said.
        const names = label.replace(/ \((.*)\)/, readAddedValue(key) ? ', $1' : '');
        this.#addValue(locale, facet, [value], names.replace(/^Madrid$/, '=Madrid'));
      }
    }
    for (const facet of ['tones', 'genres', 'projects'] as const) {
      for (const { value, label } of vocabularyOf(locale, facet))
        this.#addValue(locale, facet, [value], facet === 'projects' ? label : `=${label}`);
    }
    for (const [es, en] of Object.values(countries))
      this.#addValue(locale, 'citizenships', [toValue(es)], locale === 'es' ? es : en);
    for (const [value, names] of Object.entries(places)) {
      for (const name of names[locale])
        this.#addValue(locale, 'places', [value], name.replaceAll(',', ' '));
    }
  }

  addLanguage(locale: Locale): void {
    const words = FINDER_WORDS[locale];
    // Values of several first: "guitarra" is also the flamenco one.
    this.#addSaid(locale, true);
    this.#addLabels(locale);
    this.#addSaid(locale, false);
    for (const [gender, from, to, text] of words.people as [string, number, number, string][])
      this.#addWords(locale, text, { kind: 'person', gender, from, to });
    for (const level of Object.keys(words.levels))
      this.#add(labelOf(locale, 'levels', level), { kind: 'level', level: level as Level, locale });
    for (const [section, mean] of SECTIONS) {
      for (const [key, text] of Object.entries(words[section as 'grammar'] as Texts))
        this.#addWords(locale, text, mean(key));
    }
  }

  /**
   * Adds the titles of videos. "Showreel de comedia" is searched by its tone, and "Acento argentino" is the
   * accent unless it is all that is asked for.
   */
  addVideos(titles: Iterable<string>): void {
    const isOf = (word: string, ...kinds: string[]) =>
      this.phrases.get(word)?.some(({ kind }) => kinds.includes(kind));
    for (const title of new Set(titles)) {
      const name = toPhrase(title);
      const rest = withoutTones(name).split(' ');
      if (name) this.videos.set(name, title);
      if (rest.every((word) => !word || isOf(word, 'video', 'particles'))) continue;
      const words = name.split(' ');
      for (const word of words) this.ordinary.add(word);
      const isOwn = words.some((word) => isOf(word, 'video') || !this.words.has(word));
      if (isOwn && words.length > 1) push(this.phrases, name, { kind: 'named', of: 'video', name });
    }
  }

  /** Adds what the records name: whole names as phrases, and the words of each name. */
  addNamed(of: Named | 'company', texts: Iterable<string>): void {
    for (const [name, text] of new Map(
      [...texts].filter(Boolean).map((one) => [toPhrase(one), one]),
    )) {
      const words = name.split(' ');
      // "norte" is no word for "Norte Films".
      if (of !== 'company' || words.length === 1)
        for (const word of new Set(words))
          push(this.named[of === 'company' ? 'with' : of], word, name);
      else for (const word of words) this.ordinary.add(word);
      if (of === 'role') continue;
      this.spellings.set(name, text);
      if (of === 'name')
        for (const word of text.split(' ')) this.spellings.set(toPhrase(word), word);
      // "marea baja" of "La marea baja", "Candil" of "Premio Candil", the beginnings of schools
      const meanings = this.phrases.get(words[0]!) ?? [];
      const isArticle = meanings.some(({ kind }) => kind === 'definite' || kind === 'indefinite');
      const isLess = of === 'title' ? isArticle : meanings.length > 0;
      const phrases = new Set([name, isLess ? words.slice(1).join(' ') : name]);
      for (const phrase of phrases) {
        if (phrase.includes(' '))
          push(this.phrases, phrase, {
            kind: 'named',
            of: of === 'company' ? 'with' : of,
            name: of === 'award' ? phrase : name,
          });
      }
    }
  }
}

/** Makes a lexicon in steps, so that none keeps a page from answering. */
function* createLexicon(index: FinderIndex): Generator<undefined, Lexicon> {
  const lexicon = new Lexicon(index);
  // The language of the page first: "M" is "mujer" in Spanish, "male" in English.
  for (const locale of [...LOCALES].sort((one) => (one === index.locale ? -1 : 1))) {
    lexicon.addLanguage(locale);
    yield;
  }
  const { people } = index;
  const credits = people.flatMap((one) => one.credits);
  const works = credits.map(({ work }) => work);
  const named: [Named | 'company', string[]][] = [
    ['name', people.map(({ card }) => card.name)],
    ['title', works.map(({ title }) => title)],
    ['with', works.map(({ director }) => director)],
    ['company', works.flatMap(({ company = '', broadcaster = '' }) => [company, broadcaster])],
    ['role', credits.map(({ role }) => role)],
    ['school', people.flatMap(({ schools }) => schools)],
    ['award', people.flatMap(({ awards }) => awards.map(({ name }) => name))],
  ];
  for (const [of, texts] of named) {
    lexicon.addNamed(of, texts);
    yield;
  }
  lexicon.addVideos(
    people.flatMap(({ videos }) => videos).flatMap(({ title }) => title.split('\n')),
  );
  return lexicon;
}

const made = new WeakMap<
  FinderIndex,
  { steps: Generator<undefined, Lexicon>; lexicon?: Lexicon }
>();

/** Takes the next step of the lexicon of an index; returns the lexicon once it is complete. */
export function advanceLexicon(index: FinderIndex): Lexicon | undefined {
  const state = made.get(index) ?? { steps: createLexicon(index) };
  // A step that throws ends the steps: it has to throw again, instead of being the last one.
  made.delete(index);
  if (!state.lexicon) {
    const { value } = state.steps.next();
    if (value) state.lexicon = value;
  }
  made.set(index, state);
  return state.lexicon;
}

export function getLexicon(index: FinderIndex): Lexicon {
  for (;;) {
    const lexicon = advanceLexicon(index);
    if (lexicon) return lexicon;
  }
}
