import { toValue } from '../searchText';

/** Returns a text in one line, without the characters that separate columns. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Numbers texts in the order of their first mention; spellings with one value are one text. */
export class Mentions {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /**
   * Returns the reference to the texts of a person in a packed row, without duplicates: 0 for the first
   * mention of the next text, else the text's number plus one.
   */
  encode(texts: readonly (string | undefined)[]): number[] {
    const seen = new Set<string>();
    return texts.flatMap((text) => {
      const value = toValue(text ?? '');
      if (!value || seen.has(value)) return [];
      seen.add(value);
      const number = this.#numbers.get(value);
      if (number !== undefined) return [number + 1];
      this.#numbers.set(value, this.texts.length);
      this.texts.push(inOneLine(text!));
      return [0];
    });
  }
}
