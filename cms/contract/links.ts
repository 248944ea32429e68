/** Checks whether a value is an absolute https URL. */
export const isHttpsUrl = (value: string): boolean =>
  URL.canParse(value) && new URL(value).protocol === 'https:';

/** Checks whether a value is a path of this site (`/contacto`) or an https URL. */
export const isLink = (value: string): boolean =>
  /^\/(?![/\\])\S*$/.test(value) || isHttpsUrl(value);
