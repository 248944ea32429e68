/** Form of the id that names a talent in shared links: 10 characters, which nobody can guess. */
export const SHARE_ID_PATTERN = /^[0-9a-z]{10}$/;

/** Checks whether a value has the form of a share id. */
export const isShareId = (value: unknown): value is string =>
  typeof value === 'string' && SHARE_ID_PATTERN.test(value);
