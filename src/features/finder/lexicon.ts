import type { List } from '../../../cms/contract/lists.ts';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { type Condition, type FinderIndex, type Level, type WishFacet } from './finderIndex';
import {
  type VocabularyFacet,
  FINDER_WORDS,
  fold,
  labelOf,
  listValue,
  plainWords,
  toPhrase,
  toValue,
  vocabularyOf,
} from './vocabulary';

/** What a word or a phrase can mean. */
export type Meaning =
  | {
      kind: 'value';
      facet: WishFacet;
      values: string[];
      /** Whether the form is feminine, and so speaks of a woman; `undefined` for a thing. */
      feminine?: boolean | undefined;
      /** Whether it is a form of a verb, which gives way to the noun that follows: "canta ópera". */
      isVerb?: boolean | undefined;
      /** Whether it means this only beside a word such as "acento", "pelo" or "ojos". */
      needsMarker?: boolean | undefined;
      locale: Locale;
    }
  | { kind: 'person'; gender: string; from: number; to: number }
  /** A weak level is also an ordinary word, and means nothing without what it belongs to: "good". */
  | { kind: 'level'; level: Level; isWeak: boolean; locale: Locale }
  | {
      kind: 'billing' | 'media' | 'mark';
      conditions: Condition[];
      feminine?: boolean | undefined;
    }
  | { kind: 'month' | 'season' | 'number' | 'tens'; number: number }
  /** Days of a month: "a principios de". */
  | { kind: 'part'; first: number; last: number }
  /** Folded; a director may be a company. */
  | { kind: 'title' | 'name' | 'director' | 'school' | 'award'; name: string }
  | { kind: 'grammar'; word: string; locale: Locale };

/** What the records name. */
const NAMED = ['name', 'title', 'director', 'role', 'school', 'award', 'company'] as const;
type Named = (typeof NAMED)[number];

type Form = [form: string, feminine?: boolean];

/** Returns the forms of a Spanish noun or adjective for people: boxeador, boxeadora, boxeadores… */
function spanishForms(noun: string): Form[] {
  const [, stem = noun, rest = ''] = /^(\S+)(.*)$/.exec(noun) ?? [];
  // "cantaora flamenca": an adjective agrees.
  const ending = (letters: string) => rest.replace(/^( \S+)o$/, `$1${letters}`);
  const both = (masculine: string, plural: string, feminine: string): Form[] => [
    [masculine + rest, false],
    [plural + ending('os'), false],
    [feminine + ending('a'), true],
    [`${feminine}s${ending('as')}`, true],
  ];
  if (/ista$|[ea]nte$|[eí]$|arca$|judoka$|karateka$|belga$/.test(stem)) {
    return [`${stem}${rest}`, `${stem}s${rest}`, `${stem}es${rest}`].map((form) => [form, false]);
  }
  if (stem.endsWith('o')) return both(stem, `${stem}s`, `${stem.slice(0, -1)}a`);
  if (/[áéíóú][ns]$/.test(stem)) {
    const bare = stem.slice(0, -2) + fold(stem.at(-2)!) + stem.at(-1)!;
    return both(stem, `${bare}es`, `${bare}a`);
  }
  if (/[aá]$/.test(stem)) return [`${stem}${rest}`, `${stem}s${rest}`].map((form) => [form, false]);
  return both(stem, `${stem}es`, `${stem}a`);
}

/** Returns the forms of a Spanish verb in which people ask: cantar, canta, cante, cantan, cantando… */
function spanishVerb(verb: string): Form[] {
  const [, infinitive = verb, rest = ''] = /^(\S+)(.*)$/.exec(verb) ?? [];
  const [stem, end] = [infinitive.slice(0, -2), fold(infinitive.slice(-2))];
  // "conduzca", "dirija"
  const before =
    end === 'ar'
      ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
      : stem.replace(/c$/, 'zc').replace(/g$/, 'j');
  const endings =
    end === 'ar'
      ? ['a', 'an', 'ando', 'aba', 'ado', 'aría']
      : ['e', 'en', 'iendo', 'ía', 'ido', 'ería'];
  const wishes = end === 'ar' ? ['e', 'en', 'ara'] : ['a', 'an', 'iera'];
  return [
    infinitive,
    ...endings.map((one) => stem + one),
    ...wishes.map((one) => before + one),
  ].map((form) => [form + rest]);
}

function englishVerb(verb: string): Form[] {
  const [, base = verb, rest = ''] = /^(\S+)(.*)$/.exec(verb) ?? [];
  const bare = base.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(base) ? base + base.at(-1)! : bare;
  // "flies"
  const stem = base.replace(/([^aeiou])y$/, '$1ie');
  const third = /(s|x|ch|sh)$/.test(base) ? `${base}es` : `${stem}s`;
  const past = stem === base ? bare : stem.slice(0, -1);
  return [base, third, `${bare}ing`, `${doubled}ing`, `${past}ed`, `${doubled}ed`].map((form) => [
    form + rest,
  ]);
}

const englishForms = (noun: string): Form[] => [
  [noun],
  [noun.endsWith('man') ? `${noun.slice(0, -3)}men` : `${noun}s`],
];

/** Returns all forms of a word: `*` marks nouns for people, `~` verbs. */
function formsOf(word: string, locale: Locale): Form[] {
  const text = word.replace(/[~*]/g, '');
  if (word.includes('~')) return (locale === 'es' ? spanishVerb : englishVerb)(text);
  if (!word.endsWith('*')) return [[text]];
  return locale === 'es' ? spanishForms(text) : englishForms(text);
}

type Texts = Readonly<Record<string, string>>;

/** The facets whose labels mean their values; a colour means nothing without the word beside it. */
const LABELLED = ['languages', 'accents', 'skills'] as const;

const split = (words: string): string[] => words.split(/,\s*/).filter(Boolean);

/** Kinds of work that are skills too. */
const SKILLS_OF_WORK = new Map<string, string>(
  Object.entries({
    dubbing: 'doblaje',
    musical: 'teatro-musical',
  }),
);

/** What words for a mark ask for, in centimetres. */
const MARKS = {
  video: { is: 'value', facet: 'video', value: '1' },
  voice: { is: 'value', facet: 'voice', value: '1' },
  tall: { is: 'height', from: 175 },
  short: { is: 'height', to: 165 },
  polyglot: { is: 'count', of: 'languages', from: 3 },
} as const satisfies Record<string, Condition>;

/** Returns different texts by their phrase; of texts with the same phrase the last. */
const byPhrase = (texts: readonly string[]): Map<string, string> =>
  new Map([...new Set(texts)].filter(Boolean).map((text) => [toPhrase(text), text]));

function addTo<One>(lists: Map<string, One[]>, key: string, one: One): void {
  const known = lists.get(key);
  if (known) known.push(one);
  else lists.set(key, [one]);
}

/** Adds a name to those of each of its words. */
function addWordsOf(words: Map<string, string[]>, name: string): void {
  for (const word of new Set(name.split(' '))) addTo(words, word, name);
}

const ARTICLES = /^(el|la|los|las|un|una|the|a|an) /;

/** The phrases of an index in both languages, and all their words. */
export class Lexicon {
  readonly #index: FinderIndex;
  readonly phrases = new Map<string, Meaning[]>();
  /** Words that are no typing errors, though they look like known ones: "barra", "crown". */
  readonly ordinary = new Set(
    LOCALES.flatMap((locale) => FINDER_WORDS[locale].ordinary.split(' ')),
  );
  /** Words, to correct typing errors, with the number of their phrases. */
  readonly vocabulary = new Map<string, number>();
  /** The folded names that contain a word, by what they name: "norte" is in the title "delta norte". */
  readonly named = Object.fromEntries(NAMED.map((kind) => [kind, new Map()])) as Record<
    Named,
    Map<string, string[]>
  >;
  /** Names and titles as the records write them, by their phrase. */
  readonly spellings = new Map<string, string>();

  constructor(index: FinderIndex) {
    this.#index = index;
  }

  #add(text: string, meaning: Meaning): void {
    const words = plainWords(text);
    if (words.length === 0) return;
    addTo(this.phrases, words.join(' '), meaning);
    for (const word of words) this.vocabulary.set(word, (this.vocabulary.get(word) ?? 0) + 1);
  }

  /** Adds all forms of words that mean values; `=` marks those that mean them only beside a word such as "pelo". */
  #addValue(locale: Locale, facet: WishFacet, values: string[], words: string): void {
    for (const word of values.length > 0 ? split(words) : []) {
      const needsMarker = word.startsWith('=');
      const isVerb = word.includes('~');
      for (const [form, feminine] of formsOf(word.replace('=', ''), locale)) {
        this.#add(form, { kind: 'value', facet, values, feminine, isVerb, needsMarker, locale });
      }
    }
  }

  /** Adds all forms of words by the key of what they mean. */
  #addKeyed(
    locale: Locale,
    list: Texts | readonly string[],
    create: (key: string, feminine?: boolean) => Meaning,
  ): void {
    for (const [key, text] of Object.entries(list)) {
      for (const word of split(text)) {
        for (const [form, feminine] of formsOf(word, locale))
          this.#add(form, create(key, feminine));
      }
    }
  }

  #addNumbers(locale: Locale): void {
    const { months, parts, seasons, numbers, tens, decades } = FINDER_WORDS[locale];
    this.#addKeyed(locale, parts, (days) => {
      const [first = 0, last = 0] = days.split('-').map(Number);
      return { kind: 'part', first, last };
    });
    const ten = (place: string) => 20 + 10 * Number(place);
    const lists = { month: months, season: seasons, number: numbers };
    for (const kind of ['month', 'season', 'number'] as const) {
      this.#addKeyed(locale, lists[kind], (place) => ({ kind, number: Number(place) }));
    }
    this.#addKeyed(locale, tens, (place) => ({ kind: 'number', number: ten(place) }));
    this.#addKeyed(locale, decades, (place) => ({ kind: 'tens', number: ten(place) }));
  }

  /** Returns the values of keys, separated by commas; `@` marks a group of skills or of places. */
  #valuesOf(facet: WishFacet, keys: string): string[] {
    const { countries, places } = this.#index;
    const groups: Texts = FINDER_WORDS.es.regions;
    return split(keys).flatMap((key) => {
      const group = key.startsWith('@') && key.slice(1);
      if (facet === 'lists') return listValue(key as List);
      if (facet === 'citizenships') return countries[key] ? toValue(countries[key][0]) : [];
      if (facet === 'places') {
        if (group) return this.#valuesOf(facet, groups[group]!);
        return places[toValue(key)] ? toValue(key) : [];
      }
      return vocabularyOf('es', facet as VocabularyFacet)
        .filter((one) => (group ? one.groupKey === group : one.key === key))
        .map(({ value }) => value);
    });
  }

  /** Adds what people say for values: for several at once, or for one. */
  #addSaid(locale: Locale, isSeveral: boolean): void {
    for (const [facet, texts] of Object.entries<Texts>(FINDER_WORDS[locale].values)) {
      for (const [keys, text] of Object.entries(texts)) {
        const values = this.#valuesOf(facet as WishFacet, keys);
        if (/[,@]/.test(keys) === isSeveral) {
          this.#addValue(locale, facet as WishFacet, values, text);
        }
      }
    }
  }

  /** Adds the names of values: labels of the vocabulary, countries and places. */
  #addLabels(locale: Locale): void {
    const { countries, places } = this.#index;
    for (const facet of LABELLED) {
      for (const { value, label } of vocabularyOf(locale, facet)) {
        // "Madrid" alone is the place, not the accent.
        const name = label.replace(/ \(.*\)/, '').replace(/^Madrid$/, '=Madrid');
        this.#addValue(locale, facet, [value], name);
      }
    }
    for (const [es, en] of Object.values(countries)) {
      this.#addValue(locale, 'citizenships', [toValue(es)], locale === 'es' ? es : en);
    }
    for (const [value, names] of Object.entries(places)) {
      for (const name of names[locale]) {
        this.#addValue(locale, 'places', [value], name.replaceAll(',', ' '));
      }
    }
  }

  /** Adds what the records name: the words, and the phrases of several words. */
  addNamed(kind: Named, texts: readonly string[]): void {
    for (const [name, text] of byPhrase(texts)) {
      addWordsOf(this.named[kind], name);
      const isSchool = this.phrases.get(name)?.some((one) => one.kind === 'school');
      if (kind === 'role' || (kind === 'company' && isSchool)) continue;
      this.spellings.set(name, text);
      // "premio" says more than a name does.
      const [first = '', ...rest] = name.split(' ');
      const own = kind === 'award' && this.phrases.has(first) ? rest.join(' ') : name;
      // "norte" is no word for "Norte Films".
      if (kind === 'company' && rest.length === 0) addWordsOf(this.named.director, name);
      const phrases = new Map([[own, own]]);
      if (kind === 'title') phrases.set(own.replace(ARTICLES, ''), own);
      // "Marqués de Olmeda", a theatre
      if (kind === 'company' && this.phrases.has(first)) phrases.set(rest.join(' '), own);
      if (kind === 'school') for (const one of this.#beginningsOf(own)) phrases.set(one, one);
      for (const [phrase, meant] of phrases) {
        const isKnown = this.phrases
          .get(phrase)
          ?.some((one) => 'name' in one && one.name === meant);
        if (!phrase.includes(' ') || (isKnown && phrase !== own)) continue;
        addTo(this.phrases, phrase, { kind: kind === 'company' ? 'director' : kind, name: meant });
      }
    }
  }

  /** Returns the first words of a name that say two things or more: "escuela de circo". */
  #beginningsOf(name: string): string[] {
    const words = name.split(' ');
    const isParticle = (word: string) =>
      this.phrases.get(word)?.some((one) => one.kind === 'grammar' && one.word === 'particles');
    const saying = words.flatMap((word, at) => (isParticle(word) ? [] : [at]));
    return saying.slice(1).map((at) => words.slice(0, at + 1).join(' '));
  }

  /** Adds the words of a language, in steps. */
  *addWords(locale: Locale): Generator<undefined> {
    const words = FINDER_WORDS[locale];
    // First the words for several values: "guitarra" is also the flamenco one.
    this.#addSaid(locale, true);
    yield;
    this.#addLabels(locale);
    yield;
    this.#addSaid(locale, false);
    yield;
    for (const [gender, from, to, text] of words.people as [string, number, number, string][]) {
      for (const word of split(text)) this.#add(word, { kind: 'person', gender, from, to });
    }
    for (const [key, text] of Object.entries(words.levels)) {
      const level = key as Level;
      for (const word of [labelOf(locale, 'levels', level), ...split(text)]) {
        this.#add(word, { kind: 'level', level, isWeak: word.startsWith('?'), locale });
      }
    }
    this.#addKeyed(locale, words.billings, (billing) => ({
      ...{ kind: 'billing', conditions: [{ is: 'credit', billing }] },
    }));
    this.#addKeyed(locale, words.media, (kinds) => {
      const credit: Condition = { is: 'credit', kinds: kinds.split(',') };
      const value = SKILLS_OF_WORK.get(kinds);
      const skill: Condition[] = value ? [{ is: 'value', facet: 'skills', value }] : [];
      return { kind: 'media', conditions: [credit, ...skill] };
    });
    this.#addKeyed(locale, words.marks, (mark, feminine) => ({
      ...{ kind: 'mark', conditions: [MARKS[mark as keyof typeof MARKS]], feminine },
    }));
    this.#addKeyed(locale, words.grammar, (word) => ({ kind: 'grammar', word, locale }));
    this.#addNumbers(locale);
  }
}

/** Makes a lexicon in steps, so that none keeps a page from answering. */
function* createLexicon(index: FinderIndex): Generator<undefined, Lexicon> {
  const lexicon = new Lexicon(index);
  // The language of the page first: "M" is "mujer" in Spanish, "male" in English.
  for (const locale of [...LOCALES].sort((one) => (one === index.locale ? -1 : 1))) {
    yield* lexicon.addWords(locale);
    yield;
  }
  const { people } = index;
  const credits = people.flatMap((person) => person.credits);
  const works = credits.map(({ work }) => work);
  const texts: Record<Named, string[]> = {
    name: people.map(({ card }) => card.name),
    title: works.map(({ title }) => title),
    director: works.map(({ director }) => director),
    role: credits.map(({ role }) => role),
    school: people.flatMap(({ schools }) => schools),
    award: people.flatMap(({ awards }) => awards.map(({ name }) => name)),
    company: works.flatMap(({ company = '', broadcaster = '' }) => [company, broadcaster]),
  };
  for (const kind of NAMED) {
    lexicon.addNamed(kind, texts[kind]);
    yield;
  }
  return lexicon;
}

const lexicons = new WeakMap<FinderIndex, Lexicon>();
const unfinished = new WeakMap<FinderIndex, ReturnType<typeof createLexicon>>();

/** Takes the next step of the lexicon of an index; returns the lexicon once it is complete. */
export function advanceLexicon(index: FinderIndex): Lexicon | undefined {
  const known = lexicons.get(index);
  if (known) return known;
  const steps = unfinished.get(index) ?? createLexicon(index);
  // A step that throws is not taken up again: the next call starts anew.
  unfinished.delete(index);
  const { value } = steps.next();
  if (value) lexicons.set(index, value);
  else unfinished.set(index, steps);
  return value;
}

/** Returns the phrases of an index, made once. */
export function getLexicon(index: FinderIndex): Lexicon {
  for (;;) {
    const lexicon = advanceLexicon(index);
    if (lexicon) return lexicon;
  }
}
