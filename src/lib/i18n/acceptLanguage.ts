/** Parses one entry of the header; an unreadable weight becomes NaN. */
function parseEntry(entry: string) {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => /^q\s*=/i.test(parameter));
  const quality = weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/i, '') || NaN);
  return { tag, quality };
}

/**
 * Parses an `Accept-Language` header into language tags, most preferred first. Equal weights keep
 * their order; tags whose weight is 0, out of range or unreadable are dropped.
 */
export const parseAcceptLanguage = (header: string): string[] =>
  header
    .split(',')
    .map(parseEntry)
    .filter(({ tag, quality }) => tag !== '' && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
