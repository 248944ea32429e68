import type { List } from '../../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { FinderIndex } from './finderIndex';
import { localisePath } from '../../../../cms/contract/locales.ts';
import { PAGE_PATHS } from '../../../../cms/contract/pages.ts';
import { cardWidths } from '~/features/talents/cardPicture';
import { linesOf, parseLabels } from './finderIndex';
import { FLAGS } from './indexFile';
import { unpackNumbers } from './pack';
import { toValue } from './searchText';

/** The files of a card's portrait, the same as those of `Picture.astro`. */
interface CardPicture {
  /** The `srcset` of the AVIF source. */
  avif: string;
  /** The `style` of the `img`: focal point and dominant colour; empty for neither. */
  style?: string | undefined;
  /** The `src` of the fallback. */
  fallback: string;
  /** Pixels; `width` and `height` of the `img`. */
  width: number;
  height: number;
}

/** What a card of TalentGrid shows of a person; fields without content are `undefined`. */
export interface Card {
  id: string;
  list: List;
  /** The path of the person's page in the locale. */
  path: string;
  name: string;
  /** The first line: playing age, or profession of directors. */
  lead?: string | undefined;
  /** The base, on the first line after " · "; `lang` is set if it is not the page's language. */
  base?: { text: string; lang?: Locale | undefined } | undefined;
  /** The second line. */
  second?: string | undefined;
  hasVideo: boolean;
  hasVoice: boolean;
  /** The portrait; its `img` needs no alternative text. */
  picture?: CardPicture | undefined;
}

/** The columns that only cards read, and the number of each person in them by id. */
function decodeCards({ file, ids }: FinderIndex) {
  return {
    people: new Map(ids.map((id, person) => [id, person])),
    names: linesOf(file.names),
    slugs: file.slugs.split('\n'),
    pictures: file.pictures.split('\n'),
    latest: file.latest.split('\n'),
    languages: unpackNumbers(file.distinct.languages),
    skills: unpackNumbers(file.distinct.skills),
    professions: parseLabels(file.professions.labels),
    professionOf: unpackNumbers(file.professions.rows),
  };
}

const decoded = new WeakMap<FinderIndex, ReturnType<typeof decodeCards>>();

function getCards(index: FinderIndex) {
  const cards = decoded.get(index) ?? decodeCards(index);
  decoded.set(index, cards);
  return cards;
}

const insert = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Returns the playing age as the cards of pages do: "De 28–38". */
function playsText({ file, ages }: FinderIndex, person: number, locale: Locale) {
  const [from, to] = [ages.from[person]! - 1, ages.to[person]! - 1];
  const { plays, from: since, to: until } = file.texts[locale];
  if (from < 0 && to < 0) return undefined;
  if (to < 0) return insert(plays, { range: insert(since, { from }) });
  if (from < 0) return insert(plays, { range: insert(until, { to }) });
  return insert(plays, { range: from === to ? from : `${from}–${to}` });
}

function distinctText(index: FinderIndex, person: number, locale: Locale): string | undefined {
  const { languages, skills } = getCards(index);
  const labels = [
    index.labels.languages[languages[person]! - 1],
    index.labels.skills[skills[person]! - 1],
  ].flatMap((label) => label?.[locale] ?? []);
  const text = labels.join(', ');
  return text ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : undefined;
}

function latestText(index: FinderIndex, person: number, locale: Locale): string | undefined {
  const [title, year] = getCards(index).latest[person]!.split('\t');
  if (!title) return undefined;
  const quoted = insert(index.file.texts[locale].workTitle, { title });
  return year ? `${quoted}, ${year}` : quoted;
}

function baseOf({ columns, labels }: FinderIndex, person: number, locale: Locale): Card['base'] {
  const { offsets, values } = columns.bases;
  if (offsets[person] === offsets[person + 1]) return undefined;
  const label = labels.bases[values[offsets[person]!]!]!;
  const isSpanish = locale !== 'es' && label.isSpanishOnly;
  return { text: label[locale], lang: isSpanish ? 'es' : undefined };
}

function parsePicture(line: string): CardPicture | undefined {
  if (!line) return undefined;
  const [width, height, style, ...files] = line.split('\t');
  const fallback = files.pop()!;
  const widths = cardWidths(Number(width));
  const avif = files.map((file, number) => `${file} ${widths[number]}w`).join(', ');
  return { avif, fallback, style, width: Number(width), height: Number(height) };
}

/** Returns the card of a person, or `undefined` for an id that the index lacks. */
export function findCard(index: FinderIndex, id: string, locale: Locale): Card | undefined {
  const cards = getCards(index);
  const person = cards.people.get(id);
  if (person === undefined) return undefined;
  const name = cards.names[person]!;
  const list = index.lists[person]!;
  const profession = cards.professions[cards.professionOf[person]! - 1];
  const slug = cards.slugs[person] || toValue(name);
  return {
    id,
    list,
    path: localisePath(locale, `${PAGE_PATHS[list]}/${slug}`),
    name,
    lead: profession ? profession[locale] : playsText(index, person, locale),
    base: profession ? undefined : baseOf(index, person, locale),
    second: profession ? latestText(index, person, locale) : distinctText(index, person, locale),
    hasVideo: (index.flags[person]! & FLAGS.video) !== 0,
    hasVoice: (index.flags[person]! & FLAGS.voice) !== 0,
    picture: parsePicture(cards.pictures[person]!),
  };
}
