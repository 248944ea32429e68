import { cleanLine, isVisible } from '#contract/text.ts';

/** Names that contain a word which otherwise separates two places. */
const WHOLE_NAMES =
  'Castilla y León|Castile and León|(?:Trinidad|Antigua|Bosnia) (?:y|and) \\p{L}+';

/** What is in parentheses or a name as a whole, or else what separates two places. */
const SEPARATOR = new RegExp(`(\\([^()]*\\)|${WHOLE_NAMES})|,|\\s\\/\\s|\\s(?:y|e|and)\\s`, 'giu');

/** Semicolons and line breaks separate wherever they are. */
const SURE_SEPARATOR = /[;\n\r]/;

const toItems = (text: string): string[] => {
  const items = text.split(SURE_SEPARATOR).map(cleanLine);
  return [...new Set(items.filter(isVisible))];
};

/**
 * Returns the places that somebody has written as one text: "Pamplona / Madrid" and "Pamplona y Madrid"
 * are two, "Coslada (Madrid)" and "Castilla y León" are one. With a semicolon only semicolons separate.
 */
const splitPlaces = (text: string): string[] =>
  toItems(
    SURE_SEPARATOR.test(text)
      ? text
      : text.replace(SEPARATOR, (_found, whole: string | undefined) => whole ?? ';'),
  );

/** Returns places as one text; {@link splitPlaces} is the inverse. */
function joinPlaces(places: readonly string[]): string {
  const text = places.join('; ');
  return places.length === 1 && splitPlaces(text).length > 1 ? `${text};` : text;
}

/** Returns the items of a list without empty ones, without duplicates, and without semicolons. */
export const cleanItems = (items: readonly string[]): string[] => toItems(items.join(';'));

/** Returns a text, or a list of texts as one; `undefined` if nothing of it is visible. */
export function visibleText(value: unknown): string | undefined {
  const text = Array.isArray(value) ? joinPlaces(value) : value;
  return typeof text === 'string' && isVisible(text) ? text : undefined;
}

/** Places as a list and as one text. */
export const placeList = { split: splitPlaces, join: joinPlaces };
