/** Checks whether a value is a colour as `#rrggbb`, in lower-case digits. */
export const isColour = (value: string): boolean => /^#[\da-f]{6}$/.test(value);

/** Control characters except tab and line breaks; PostgreSQL cannot store NUL. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
/** Characters without ink that are not ignorable by definition: the blank Braille pattern. */
const BLANK_SYMBOLS = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const INK = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Checks whether a reader would see anything of a text: spaces, zero-width characters, control
 * characters, direction marks and lone accents are not visible.
 */
export const isVisible = (text: string): boolean => INK.test(text.replace(BLANK_SYMBOLS, ''));

/**
 * An emoji with what joins it to the next one, which is kept; and what nobody sees: direction marks, zero-width
 * characters, anchors of annotations, and code points that will never be characters.
 */
const UNSEEN =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;
/** Ligatures and joined letters, as PDFs contain them, which look like the letters that they stand for. */
const LIGATURES = /[\uFB00-\uFDFF\uFE70-\uFEFC]+/g;

/**
 * Returns a text without what nobody sees, in composed letters (NFC): two texts that look alike are equal. Also
 * removes control characters, and replaces surrogates without their partner.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(CONTROL, '')
    .replace(UNSEEN, (_found, emoji: string | undefined) => emoji ?? '')
    .replace(LIGATURES, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');

/** Returns a name or another text of one line as {@link cleanText} does, with single spaces between its words. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\s\u2800]+/g, ' ')
    .trim();

/** Returns whether a text is too long; `max` is one of `LIMITS`. */
export const findLengthProblem = (text: string, max: number): 'tooLong' | undefined =>
  text.length > max ? 'tooLong' : undefined;
