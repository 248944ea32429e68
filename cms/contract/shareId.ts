/** The id that names a talent in shared links: there are 3.6 × 10¹⁵, so that nobody guesses one. */
export const SHARE_ID = { length: 10, pattern: /^[0-9a-z]{10}$/ };

/** Checks whether a value has the form of a share id. */
export const isShareId = (value: unknown): value is string =>
  typeof value === 'string' && SHARE_ID.pattern.test(value);
