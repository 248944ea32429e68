/*
 * A module of its own: scripts of the contact page import these names, and with `fields.ts` they
 * would be 190 bytes larger.
 */

/** The form's name at Netlify. */
export const FORM_NAME = 'contact';
/** The name of the honeypot field, which only bots fill in. */
export const HONEYPOT = 'fax';

/** The query parameter of the contact page that prefills the talent's name. */
export const TALENT_PARAMETER = 'talento';
