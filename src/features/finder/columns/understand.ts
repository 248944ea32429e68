import type { Choice, Filters, Range } from './finderFilters';
import type { FinderIndex } from './finderIndex';
import type { WordKind } from './indexFile';
import { type Facet, RATED_FACETS } from './facets';
import { toggleChoice, withChosen } from './finderFilters';
import { getLexicon } from './lexicon';
import { type Part, readParts } from './phrases';
import { isKnownText } from './textSearch';

/** The heights in centimetres that "tall" and "short" mean. */
const HEIGHT_WORDS = { tall: { from: 175 }, short: { to: 165 } } as const satisfies Record<
  string,
  Range
>;

const valueOf = ({ meanings }: Part) => {
  const [first] = meanings;
  return first?.kind === 'value' ? first : undefined;
};

const hasKind = ({ meanings }: Part, kind: WordKind) => meanings.some((one) => one.kind === kind);

const isGlue = (part: Part): boolean => hasKind(part, 'fillers') || hasKind(part, 'particles');

const heightWord = (part: Part) => (['tall', 'short'] as const).find((kind) => hasKind(part, kind));

const canHaveLevel = (part: Part | undefined): part is Part =>
  part !== undefined &&
  !part.level &&
  (RATED_FACETS as readonly (Facet | undefined)[]).includes(valueOf(part)?.facet);

/**
 * Attaches the levels to the languages and accents beside them, the one before first: "inglés alto". A
 * word that is also a height never belongs to the one after it: "alto, inglés".
 */
function attachLevels(parts: Part[]): Part[] {
  const attached = new Set<Part>();
  const words = parts.filter((part) => !isGlue(part));
  for (const [at, part] of words.entries()) {
    const [first] = part.meanings.filter(({ kind }) => kind === 'level');
    if (first?.kind !== 'level' || valueOf(part)) continue;
    const next = heightWord(part) ? undefined : words[at + 1];
    const owner = [words[at - 1], next].find(canHaveLevel);
    if (!owner) continue;
    owner.level = first.level;
    attached.add(part);
  }
  return parts.filter((part) => !attached.has(part));
}

/** Applies one part to filters; returns the same filters for a part without meaning. */
function apply(filters: Filters, part: Part): Filters {
  if (part.range) return { ...filters, [part.range.of]: part.range.range };
  const value = valueOf(part);
  if (value) {
    const choice: Choice = { value: value.value, ...(part.level && { least: part.level }) };
    return toggleChoice(filters, value.facet, choice, true);
  }
  if (hasKind(part, 'hasVideo')) return { ...filters, hasVideo: true };
  if (hasKind(part, 'hasVoice')) return { ...filters, hasVoice: true };
  const height = heightWord(part);
  return height ? { ...filters, height: HEIGHT_WORDS[height] } : filters;
}

/** Whether a part names nothing, so that it is searched as it is. */
const isFree = (part: Part): boolean =>
  !part.range &&
  !valueOf(part) &&
  !heightWord(part) &&
  !hasKind(part, 'hasVideo') &&
  !hasKind(part, 'hasVoice') &&
  !isGlue(part);

/** Returns the words that are left, with the particles before them: "de la Serna". */
const freeWords = (parts: readonly Part[]): string =>
  parts
    .filter((part, at) => {
      if (!hasKind(part, 'particles')) return isFree(part);
      const next = parts.slice(at).find((other) => !hasKind(other, 'particles'));
      return next !== undefined && isFree(next);
    })
    .map(({ raw }) => raw)
    .join(' ');

/**
 * Returns filters in which what the words name has become a value of its facet; the other words stay
 * free words. Both languages are understood on every page. Values are added to those chosen; lists,
 * an age or a height replace them. Words in quotation marks stay as they are, and so does a text
 * that is part of a person's name or the beginning of a title. Filters without words that name
 * something are returned unchanged (the same object).
 *
 * @example understand({ ...filters, words: 'actriz 30-40 euskera esgrima' }, index)
 * // words '', age 30–40, lists actrices, languages euskera, skills esgrima
 */
export function understand(filters: Filters, index: FinderIndex): Filters {
  const { words } = filters;
  if (!words.trim() || isKnownText(index, words)) return filters;
  const parts = attachLevels(readParts(words, getLexicon(index)));
  const namesList = parts.some((part) => valueOf(part)?.facet === 'lists');
  const start = namesList ? withChosen(filters, 'lists', []) : filters;
  const understood = parts.reduce(apply, start);
  return understood === filters ? filters : { ...understood, words: freeWords(parts) };
}
