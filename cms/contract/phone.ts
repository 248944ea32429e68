/** A number of people, as they write it: an international one has a `+`, also in brackets. */
const NUMBER = String.raw`\(?\+?\d[\d\s().\u2010-\u2015-]*`;
const WHOLE = new RegExp(`^${NUMBER}$`, 'u');
const FIRST = new RegExp(NUMBER, 'u');

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Checks whether a text is one telephone number, without words, extension or a second number (E.164 has 15 digits). */
export const isPhone = (text: string): boolean =>
  WHOLE.test(text) && /^\d{6,15}$/.test(digitsOf(text));

/**
 * Returns the `tel:` URL of a telephone number, the first one of a text that has several.
 *
 * @example phoneHref('(+44) (0)20 7946 0000') // 'tel:+442079460000'
 */
export function phoneHref(text: string): string {
  const [written = ''] = FIRST.exec(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')) ?? [];
  const international = written.replace(/^\(?00(?=[1-9])/, '+');
  if (!/^\(?\+/.test(international)) return `tel:${digitsOf(written)}`;
  // The zero in brackets is for calls within the country.
  return `tel:+${digitsOf(international.replace(/(?<=\d\)?\s*)\(0\)/, ''))}`;
}
