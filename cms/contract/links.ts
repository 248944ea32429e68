/** The form of an address that mail services accept: ASCII, with a domain that has a dot. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

export const isEmail = (value: string): boolean => EMAIL.test(value);

const CONTROL = /\p{Cc}/u;

/** Checks whether a value is an absolute https URL; `https:a.example` is a relative one in a page. */
export const isHttpsUrl = (value: string): boolean =>
  /^\s*https:\/\//i.test(value) && !CONTROL.test(value.trim()) && URL.canParse(value);

/** Checks whether a value is a path of this site (`/contacto`) or an https URL. */
export const isLink = (value: string): boolean =>
  (/^\/(?![/\\])\S*$/.test(value) && !CONTROL.test(value)) || isHttpsUrl(value);
