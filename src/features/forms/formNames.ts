/** The name of the honeypot field, which only bots fill in. */
export const HONEYPOT = 'fax';
/** The hidden field with the age of the page in seconds when the form was sent; empty without script. */
export const SECONDS_FIELD = 'seconds';
