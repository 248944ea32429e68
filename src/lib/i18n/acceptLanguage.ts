/** Reads one entry of the header; an entry that cannot be read weighs nothing. */
function parseEntry(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const quality = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/i, '') || NaN);
  return { tag, quality };
}

/**
 * Returns the languages of an `Accept-Language` header, the dearest first and equals in their
 * order. Those with a weight of 0, out of range or unreadable are left out.
 */
export const parseAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map(parseEntry)
    .filter(({ tag, quality }) => tag !== '' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
