/** Returns a text in lower case, without accents, with single spaces: to compare words. */
export const foldWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
