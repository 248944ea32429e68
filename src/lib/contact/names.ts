/*
 * A module of its own: scripts of the contact page import these names, and with `fields.ts` they
 * would be 190 bytes larger.
 */

/** The form's name at Netlify. */
export const FORM_NAME = 'contact';
/** The name of the form at Netlify that collects the messages that look like spam. */
export const SPAM_FORM_NAME = 'contact-spam';
/** The name of the honeypot field, which only bots fill in. */
export const HONEYPOT = 'fax';
/** The hidden field with the age of the page in seconds when the form was sent; empty without script. */
export const SECONDS_FIELD = 'seconds';

/** The query parameter of the contact page that prefills the talent's name. */
export const TALENT_PARAMETER = 'talento';
