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

/** Removes what a text cannot contain: control characters, and surrogates without their partner. */
export const cleanText = (text: string): string => text.toWellFormed().replace(CONTROL, '');

/** Returns whether a text is too long; `max` is one of `LIMITS`. */
export const findLengthProblem = (text: string, max: number): 'tooLong' | undefined =>
  text.length > max ? 'tooLong' : undefined;
