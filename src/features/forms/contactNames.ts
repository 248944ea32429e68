/*
 * A module of its own: scripts of the contact page import these names, and with `fields.ts` they
 * would be 190 bytes larger.
 */

/** The form's name at Netlify. */
export const FORM_NAME = 'contact';
/** The name of the form at Netlify that collects the messages that look like spam. */
export const SPAM_FORM_NAME = 'contact-spam';
/** The hidden field with the agent of the talent that the message is about. */
export const AGENT_FIELD = 'agent';
export const MAX_AGENT_LENGTH = 400;

/** The query parameter of the contact page that prefills the talent's name. */
export const TALENT_PARAMETER = 'talento';
/** The query parameter of the contact page with that talent's agent. */
export const AGENT_PARAMETER = 'agente';
