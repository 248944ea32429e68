/** Returns the `tel:` address of a telephone number as people write it: spaces and signs go. */
export const phoneHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
