/** Returns the `tel:` URL of a telephone number: digits only, with a leading `+` if it has one. */
export const phoneHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
