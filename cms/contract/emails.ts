/** The form of an address that mail services accept: ASCII, with a domain that has a dot. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Checks whether a value is an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);
