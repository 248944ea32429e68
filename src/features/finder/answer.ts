import { INTL_TAGS, type Locale } from '~/lib/i18n/locale';
import type { List } from '#contract/lists.ts';
import {
  type AskedCredit,
  type Condition,
  FIELDS,
  type Field,
  type Filters,
  type FinderIndex,
  type IndexPerson,
  type Range,
  type Wish,
  isRange,
} from './finderIndex';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import { type Asked, formatAddress, isHome, parseAddress } from './address';
import { advanceLexicon, getLexicon } from './lexicon';
import { type createTexts, facetValues, labelOf, toPhrase } from './vocabulary';
import { emptyFilters, search } from './search';
import { understand } from './understand';

/** Something that is asked for, and the search without it. */
interface Chip {
  /** Unique among the chips of a search. */
  key: string;
  /** Whose value or range it is; `undefined` for a wish, and for "all at once". */
  field?: Field;
  text: string;
  /** Whether it excludes people. */
  not: boolean;
  without: Asked;
}

export interface Context {
  index: FinderIndex;
  locale: Locale;
  t: ReturnType<typeof createTexts>;
  /** The list of the page; `undefined` for the whole agency. */
  list: List | undefined;
  /** The current day, `YYYY-MM-DD`. */
  today: string;
}

const MOST_ELSEWHERE = 12;

export const capitalised = (locale: string, text: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Returns a range as text: "28–40", "desde 28", "hasta 40". */
export function rangeText(t: Context['t'], { from, to }: Range): string {
  if (from === undefined) return t('finder:range.open.to', { to: to! });
  if (to === undefined) return t('finder:range.open.from', { from });
  return from === to ? String(from) : `${from}–${to}`;
}

/** Returns days as text, with the year if it is not this one: "20 ene – 15 feb 2027". */
function daysText({ locale, today }: Context, { from, to }: Record<'from' | 'to', string>): string {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const days = new Intl.DateTimeFormat(INTL_TAGS[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return days.formatRange(new Date(from), new Date(to));
}

/** More titles than this are named by the word that all of them contain. */
const MOST_TITLES = 3;

/** @param said how the sentence says it */
function creditText(
  context: Context,
  { titles = [], kinds, billing, role, years, with: name }: AskedCredit,
  said: string,
): string {
  const { index, locale, t } = context;
  const named = titles.length > MOST_TITLES ? [said] : titles.map((one) => written(index, one));
  const range = years && rangeText(t, years);
  const text = [
    billing && labelOf(locale, 'billings', billing),
    role && t('finder:wish.role', { role }),
    kinds && kinds.map((kind) => labelOf(locale, 'workKinds', kind)).join(', '),
    named.map((title) => `«${title.replace(/^[«“"]|[»”"]$/g, '')}»`).join(', '),
    name && t('finder:wish.with', { name: nameText(context, name.split(' ')) }),
    range,
  ]
    .filter(Boolean)
    .join(' · ');
  return text === range ? t('finder:wish.years', { range }) : text;
}

/** Returns a name or a title as the records write it: sentences have it in any case, without accents. */
const written = (index: FinderIndex, phrase: string): string =>
  getLexicon(index).spellings.get(phrase) ?? phrase;

/** Returns a name as the records write it, or with capitals. */
function nameText({ index, locale }: Context, words: readonly string[]): string {
  const phrase = toPhrase(words.join(' '));
  const known = written(index, phrase);
  return known === phrase ? words.map((word) => capitalised(locale, word)).join(' ') : known;
}

const saysNoDays = ({ available, busy }: IndexPerson): boolean => !available && busy.length === 0;

/** @param said how the sentence says it; `undefined` for what is chosen in the panel */
function conditionText(context: Context, asked: Condition, said?: string): string {
  const { index, locale, t } = context;
  const kind = said === undefined ? 'chosen' : 'wish';
  switch (asked.is) {
    case 'value': {
      const { facet, least } = asked;
      const found = facetValues(index, facet).find(({ value }) => value === asked.value);
      const value = found?.label ?? asked.value;
      if (facet === 'tones') return t('finder:wish.tone', { value });
      if (facet === 'hairLength') return t('finder:wish.hairLength', { value });
      return least
        ? t(`finder:${kind}.rated`, { value, level: labelOf(locale, 'levels', least) })
        : value;
    }
    case 'age':
    case 'height':
      return t(`finder:${kind}.${asked.is}`, { range: rangeText(t, asked) });
    case 'credit':
      return creditText(context, asked, said ?? '');
    case 'name':
      return nameText(context, asked.words);
    case 'count':
      return t(`finder:wish.count.${asked.of}`, { from: asked.from });
    case 'video': {
      const title = getLexicon(index).videos.get(asked.title) ?? asked.title;
      return t('finder:wish.tone', {
        value: `«${title.replaceAll('«', '“').replaceAll('»', '”')}»`,
      });
    }
    case 'school':
    case 'award':
      // A whole name as the records write it, a part as the sentence does.
      return getLexicon(index).spellings.get(asked.words) ?? said ?? asked.words;
    case 'available':
      return t('finder:wish.available', { range: daysText(context, asked) });
  }
}

/** Returns what a wish asks for: "Canto", "Sin catalán", "Piano o guitarra". */
function wishText(context: Context, sentence: string, { any, not, spans }: Wish): string {
  const { locale, t } = context;
  const said = spans.map(([start, end]) => sentence.slice(start, end)).join(' ');
  const texts = [...new Set(any.map((asked) => conditionText(context, asked, said)))];
  // Of a word that stands for many values the word says more: "danza", "latinoamericana".
  const isMany = texts.length > 3 && texts.length > spans.length;
  const text = isMany ? said : texts.join(` ${t('finder:wish.or')} `);
  return capitalised(locale, not ? t('finder:wish.not', { value: text }) : text);
}

/** Returns a sentence without what a wish says in it. */
function without(sentence: string, { spans }: Wish): string {
  let rest = sentence;
  for (const [start, end] of [...spans].sort((a, b) => b[0] - a[0])) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .replace(/(^|[\s,])(que|who|y|e|o|and|or|con|with|de|no|sin|not|without)?\s*$/i, '')
    .replace(/^\s*(y|e|o|and|or|,)\s+/i, '')
    .trim();
}

/** Returns the chips of what is chosen in the panel; the list of the page alone is none. */
function filterChips(context: Context, asked: Asked): Chip[] {
  const { t, list, locale } = context;
  const { filters } = asked;
  const chip = (key: string, text: string, change: Partial<Filters>): Chip => ({
    key,
    text,
    not: false,
    without: { ...asked, filters: { ...filters, ...change } },
  });
  return FIELDS.flatMap((field) => {
    const conditions: readonly Condition[] = filters[field];
    if (field === 'lists' && isHome(filters, list)) return [];
    const chips = conditions.map((one) => {
      const others = { [field]: conditions.filter((other) => other !== one) };
      const text = conditionText(context, one);
      if (one.is !== 'value') return { ...chip(field, text, others), field };
      return { ...chip(`${field} ${one.value}`, capitalised(locale, text), others), field };
    });
    const all = filters.all.find((facet) => facet === field);
    if (!all || conditions.length < 2) return chips;
    const rest = filters.all.filter((facet) => facet !== field);
    return [...chips, chip(`all ${all}`, t(`finder:chosen.all.${all}`), { all: rest })];
  });
}

/** Whether a sentence asks for somebody by a list or a craft. */
const saysList = ({ any, not }: Wish): boolean =>
  !not && any.some((one) => one.is === 'value' && ['lists', 'crafts'].includes(one.facet));

/** Whether it names a person or a work. */
const namesSomething = ({ any }: Wish): boolean =>
  any.some((one) => one.is === 'name' || (one.is === 'credit' && (one.titles ?? one.with)));

const namesSeveral = ({ any }: Wish): boolean => any.filter(({ is }) => is === 'name').length > 1;

/**
 * Answers a search: who meets everything, who misses one wish, and who is named but in another list.
 *
 * @param isTyping whether the last word may be incomplete
 */
export function answer(context: Context, asked: Asked, isTyping = false) {
  const { index, list, today } = context;
  const { words } = asked;
  const { wishes, unknown, project, optional } = understand(index, words, today, isTyping);
  const everybody = { ...asked.filters, lists: [] };
  // A sentence that says in which list to look is not limited to that of the page.
  const isFree = isHome(asked.filters, list) && wishes.some(saysList);
  const filters = isFree ? everybody : asked.filters;
  const found = search(index, filters, wishes);
  // Of several people who are named, one can be here and another elsewhere.
  const isNamed = wishes.some(found.all.length === 0 ? namesSomething : namesSeveral);
  const everywhere =
    isNamed && filters.lists.length > 0 ? search(index, everybody, wishes).all : [];
  const elsewhere = everywhere.filter((person) => !found.all.includes(person));
  const wishChips = wishes.map((wish, number): Chip => {
    const text = wishText(context, words, wish);
    return {
      key: `wish ${number} ${text}`,
      text,
      not: wish.not,
      without: { ...asked, words: without(words, wish) },
    };
  });
  return {
    asked,
    found,
    /** The lists that are searched, as in the address; none for the whole agency. */
    lists: filters.lists.map(({ value }) => value),
    /** Who misses one wish, with its text, and whether they have only not said when they are free. */
    near: found.near.map(({ person, missing }) => ({
      person,
      text: wishText(context, words, wishes[missing]!),
      isUnsaid: wishes[missing]!.any[0]!.is === 'available' && saysNoDays(person),
    })),
    /** Who is named but in another list, with its name. */
    elsewhere: elsewhere.slice(0, MOST_ELSEWHERE).map((person) => ({
      person,
      text: index.lists[person.card.list]!,
      isUnsaid: false,
    })),
    chips: [...filterChips(context, asked), ...wishChips],
    /** What the sheets do not know. */
    unknown,
    /** What the sentence says of the project. */
    project,
    /** What the sentence says is not needed. */
    optional,
    /** Whether there is a sentence of which nothing was understood: everybody meets it, which says nothing. */
    isLost: words.trim() !== '' && wishes.length === 0,
    /** Whether nothing is asked for. */
    isPlain: formatAddress({ ...asked, shown: TALENTS_PER_PAGE }, list) === '',
  };
}

type Answer = ReturnType<typeof answer>;

/**
 * Returns the condition of a search without results whose removal finds most people, with their number,
 * or `undefined` if no single one is to blame. A facet is taken away with all its values.
 */
export function findObstacle(context: Context, { asked, chips }: Answer) {
  const { filters: plain } = parseAddress(new URLSearchParams(), context.index, context.list);
  const conditions = chips.map((chip) => {
    const { field } = chip;
    if (!field) return chip;
    const own = chips.filter((one) => one.field === field);
    return {
      text: own.map(({ text }) => text).join(', '),
      without: { ...asked, filters: { ...asked.filters, [field]: plain[field] } },
    };
  });
  return conditions
    .map((one) => ({ ...one, count: answer(context, one.without).found.all.length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)[0];
}

/**
 * Prepares what the first sentence needs, in steps to be taken when there is time. The last ones answer
 * sentences that nobody sees: the first run of the code takes a slow phone a multiple of later ones.
 */
export function* preparations(index: FinderIndex): Generator<undefined> {
  while (!advanceLexicon(index)) yield;
  yield;
  understand(index, 'xyzzy', '2000-01-01');
  for (const sentence of ['a', 'zz']) {
    yield;
    const { wishes } = understand(index, sentence, '2000-01-01', true);
    const found = search(index, emptyFilters(), wishes);
    for (const field of FIELDS) {
      yield;
      if (field !== 'titles' && !isRange(field)) found.count(field);
    }
  }
}
