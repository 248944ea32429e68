import type { Condition, FinderIndex, Level, Wish } from './finderIndex';
import { emptyFilters } from './search';
import { search } from './search';
import { understand } from './understand';

/** Texts of the finder in the language of the page. */
type Texts = (key: WishKey, values?: Record<string, string | number>) => string;
type WishKey =
  `finder:wish.${'age' | 'height' | 'from' | 'to' | 'role' | 'with' | 'available' | 'not' | 'or' | 'video' | 'voice' | 'rated'}`;

/** Something that a sentence asks for, as it is shown, and the sentence without it. */
interface WishChip {
  text: string;
  without: string;
}

/** Who meets a sentence, and what was understood of it. */
export interface Answer {
  /** The ids of those who meet everything. */
  all: string[];
  /** The ids of those who miss one wish, with its text. */
  near: { id: string; missing: string }[];
  chips: WishChip[];
  /** What the sheets do not know. */
  unknown: string[];
  /** Whether the sentence says in which list to look. */
  namesList: boolean;
}

const dayText = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** Makes the texts of wishes. */
class WishTexts {
  readonly #index: FinderIndex;
  readonly #locale: string;
  readonly #t: Texts;
  readonly #sentence: string;

  constructor(index: FinderIndex, locale: string, t: Texts, sentence: string) {
    this.#index = index;
    this.#locale = locale;
    this.#t = t;
    this.#sentence = sentence;
  }

  #range({ from, to }: { from?: number | undefined; to?: number | undefined }): string {
    if (from === undefined) return this.#t('finder:wish.to', { to: to! });
    if (to === undefined) return this.#t('finder:wish.from', { from });
    return from === to ? String(from) : `${from}–${to}`;
  }

  #level = (level: Level): string => this.#index.levels[level];

  #credit(asked: Extract<Condition, { is: 'credit' }>): string {
    const { titles, kinds, billing, role } = asked;
    const shown = this.#index.people
      .flatMap(({ credits }) => credits)
      .find(
        ([title]) =>
          titles?.length === 1 &&
          title
            .toLowerCase()
            .normalize('NFKD')
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .replace(/\p{M}/gu, '')
            .trim() === titles[0],
      );
    return [
      billing && this.#index.billings[billing],
      role && this.#t('finder:wish.role', { role }),
      kinds && kinds.map((kind) => this.#index.kinds[kind]).join(', '),
      titles && `«${shown?.[0] ?? titles.join('», «')}»`,
    ]
      .filter(Boolean)
      .join(' · ');
  }

  #condition(asked: Condition): string {
    switch (asked.is) {
      case 'value': {
        const { facet, value, least } = asked;
        const found =
          facet === 'titles'
            ? undefined
            : this.#index.facets[facet].find((one) => one.value === value);
        const text = found?.label ?? value;
        return least
          ? this.#t('finder:wish.rated', { value: text, level: this.#level(least) })
          : text;
      }
      case 'age':
        return this.#t('finder:wish.age', { range: this.#range(asked) });
      case 'height':
        return this.#t('finder:wish.height', { range: this.#range(asked) });
      case 'video':
      case 'voice':
        return this.#t(`finder:wish.${asked.is}`);
      case 'credit':
        return this.#credit(asked);
      case 'name':
        return asked.words.join(' ');
      case 'with':
        return this.#t('finder:wish.with', { name: asked.label });
      case 'available': {
        const days = [asked.from, asked.to].map((day) => dayText(this.#locale, day));
        return this.#t('finder:wish.available', { range: [...new Set(days)].join(' – ') });
      }
    }
  }

  /** Returns what a wish asks for: "Canto", "Sin catalán", "Piano o guitarra". */
  of({ any, not, spans }: Wish): string {
    const texts = [...new Set(any.map((asked) => this.#condition(asked)))];
    // Of a word that stands for many values the word says more: "danza", "latinoamericana".
    const isMany = texts.length > 3 && texts.length > spans.length;
    const text = isMany
      ? spans.map(([start, end]) => this.#sentence.slice(start, end)).join(' ')
      : texts.join(` ${this.#t('finder:wish.or')} `);
    const whole = not ? this.#t('finder:wish.not', { value: text }) : text;
    return whole.charAt(0).toLocaleUpperCase(this.#locale) + whole.slice(1);
  }
}

/** Returns a sentence without what a wish says in it. */
function without(sentence: string, { spans }: Wish): string {
  let rest = sentence;
  for (const [start, end] of [...spans].sort((a, b) => b[0] - a[0])) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest
    .replace(/\s+/g, ' ')
    .replace(/(^|[\s,])(que|who|y|e|o|and|or|con|with|de|no|sin|not|without)?\s*$/i, '')
    .replace(/^\s*(y|e|o|and|or|,)\s+/i, '')
    .trim();
}

/**
 * Answers a sentence: who of these people meets all its wishes, and who misses one.
 *
 * @param ids returns the people to choose from; whether the sentence itself says in which list to look
 * @param today the current day, `YYYY-MM-DD`
 */
export function answer(
  index: FinderIndex,
  locale: string,
  t: Texts,
  sentence: string,
  ids: (namesList: boolean) => readonly string[],
  today: string,
  isTyping: boolean,
): Answer {
  const { wishes, unknown } = understand(index, sentence, today, isTyping);
  const namesList = wishes.some(({ any, not }) =>
    any.some(
      (one) => !not && one.is === 'value' && (one.facet === 'lists' || one.facet === 'crafts'),
    ),
  );
  const among = ids(namesList);
  const known = new Map(index.people.map((person) => [person.card.id, person]));
  const people = among.flatMap((id) => known.get(id) ?? []);
  const { all, near } = search({ ...index, people }, emptyFilters(), wishes);
  const texts = new WishTexts(index, locale, t, sentence);
  return {
    all: all.map(({ card }) => card.id),
    near: near.map(({ person, missing }) => ({
      id: person.card.id,
      missing: texts.of(wishes[missing]!),
    })),
    chips: wishes.map((wish) => ({ text: texts.of(wish), without: without(sentence, wish) })),
    unknown: unknown.map(({ text }) => text),
    namesList,
  };
}
