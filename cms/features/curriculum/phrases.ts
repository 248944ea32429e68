import { type ListName, findValues, valuesOf } from '#contract/vocabulary.ts';

/*
 * How the words of a curriculum are cut and found: what all of its readers share. They return what a text says with
 * the place of the words that say it.
 */

/** What a text says: a field of the record, whose list has no name, or a row of a list. */
export interface Found {
  list: string;
  /** The texts of the fields by their names, as `readCell` of the spreadsheet reads them. */
  cells: Record<string, string>;
  /** Where the words stand in the text. */
  start: number;
  end: number;
  /** What was read with it and has no field: where somebody was born, "C1". */
  note?: string;
}

/** A part of a text with its place. */
export interface Part {
  text: string;
  start: number;
}

export const NOT =
  /(?<!\p{L})(?:no|sense(?! problem)|nunca|tampoco|jam[aá]s|(?<!o )sin(?! problema| que)|ni|never|not|cannot|\p{L}+n['’]t)(?!\p{L})/iu;
export const ARTICLE = /^(?:(?:el|la|los|las|un|una|al|lo|de|the|a|an)\s+|[dl]['’])/i;

/** Returns what a field of the record says, if it says something. */
export const fieldOf = (name: string, value: string | undefined, part: Part, note = ''): Found[] =>
  value ? [{ list: '', cells: { [name]: value }, ...placeOf(part), ...(note && { note }) }] : [];

export const placeOf = ({ text, start }: Part) => ({ start, end: start + text.length });

/** Returns what was read of a part with its place in the whole text. */
export const moved = (found: readonly Found[], by: number): Found[] =>
  found.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));

/** Cuts a text at commas, semicolons and "y", but not within brackets; returns each part with its place. */
export function partsOf(text: string, separator = /[,;•·|\n]|\s(?:[yei&]|and)\s|\s\/\s/): Part[] {
  const cut = new RegExp(separator.source, 'iuy');
  const parts: Part[] = [];
  let depth = 0;
  let start = 0;
  const push = (end: number, next: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.replace(/^[\s•·▪*–-]+/, '').length;
    const part = raw.slice(lead).replace(/[\s.]+$/, '');
    if (part) parts.push({ text: part, start: start + lead });
    start = next;
  };
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')') depth = Math.max(0, depth - 1);
    cut.lastIndex = index;
    const found = depth > 0 ? null : cut.exec(text);
    // "So I play" is not Catalan.
    if (!found || (found[0] === ' I ' && /\p{Ll}/u.test(text))) continue;
    push(index, index + found[0].length);
    index += found[0].length - 1;
  }
  push(text.length, text.length);
  return parts;
}

let groupOf: Map<string, string> | undefined;
/** Whether a skill belongs to a group, or to one that CVs count to it. */
export function isInGroup(value: string, group: string): boolean {
  groupOf ??= new Map(valuesOf('skills').map(({ value: key, group: name = '' }) => [key, name]));
  const own = groupOf.get(value);
  return group === own || group === 'other' || (group === 'music' && own === 'voice');
}

/** Lists of which a word must mean one value: two have no common likelihood. */
const RATED: ReadonlySet<ListName> = new Set<ListName>(['languages', 'accents', 'skills']);
/** Nobody says a value in more words. */
const MOST_WORDS = 5;

/** Returns the key of the first words of a text that a list knows, and how many characters they are. */
export function findStart(list: ListName, text: string, group?: string) {
  const words = [...text.slice(0, 120).matchAll(/\S+/g)].slice(0, MOST_WORDS);
  for (const { index, 0: word } of words.reverse()) {
    const end = index + word.length;
    const found = findValues(list, text.slice(0, end));
    // "De" is no code of German, "la" none of Laos.
    const hasCodes = list === 'languages' || list === 'countries';
    if (hasCodes && end < 4 && /\p{Ll}/u.test(text.slice(0, end))) continue;
    // "Baile" is said for every dance, "claros" for blue, green and grey eyes.
    if (found.length === 0 || found.length > (RATED.has(list) ? 1 : list === 'eyes' ? 2 : 3))
      continue;
    // "Moto de agua" is no "moto".
    if (list === 'skills' && /^\s+(?:de|del|of)\s/i.test(text.slice(end))) return undefined;
    const isOpen = !group || group === 'dance' || group === 'sports';
    const value = found.find((one) => isOpen || isInGroup(one, group));
    if (value) return { value, end };
  }
  return undefined;
}

/** Returns the first value of a list that a text names anywhere, with its place. */
export function findIn(
  list: ListName,
  text: string,
  isOne = (_start: number, _value: string) => true,
) {
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}_.@])[\p{L}\p{N}]/gu)) {
    const found = findStart(list, text.slice(index));
    if (found && isOne(index, found.value))
      return { value: found.value, start: index, end: index + found.end };
  }
  return undefined;
}

/** Words that are left of an item when its level and brackets are away. */
export const bare = (text: string): string =>
  text
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Takes away a closing bracket whose opening one was cut: "Betanzos)". */
export const withoutCutBracket = (text: string): string => text.replace(/^([^(]*)\)$/, '$1');

/** Returns what stands in brackets. */
export const bracketed = (text: string): string => /\(([^()]*)\)/.exec(text)?.[1] ?? '';

/** Returns the level that words name, of those that a list has. */
export function levelIn(text: string, allowed: readonly string[]): string {
  const words = text.replace(
    /^(?:(?:nivell?|level|lo|hablo|tengo|con|como|as|una?|my|mi|es|is)\s+)+/i,
    '',
  );
  const first = findStart('levels', words)?.value ?? '';
  const [level = first] = [text, words].flatMap((one) => findValues('levels', one));
  // "Inglés profesional"
  const own = level === 'pro' && !allowed.includes(level) ? 'high' : level;
  return allowed.includes(own) ? own : '';
}
