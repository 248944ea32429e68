import { placeList } from '../fields/textList.ts';

/** A stored text, of which a language of a record or of a version has one. */
export interface StoredText {
  parent: number;
  locale: string;
  text: string | null;
}

/** A list may have ten items: a text that seems to have more is no list. */
const MAX_ITEMS = 10;

/** Returns the rows of the lists that the texts become, as JSON. */
export const toPlaceRows = (stored: readonly StoredText[]): string =>
  JSON.stringify(
    stored.flatMap(({ parent, locale, text }) => {
      const places = placeList.split(text ?? '');
      const kept = places.length > MAX_ITEMS ? [text] : places;
      return kept.map((place, index) => ({ parent, locale, order: index + 1, text: place }));
    }),
  );
