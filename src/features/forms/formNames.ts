/*
 * The names that the forms share with the scripts of their pages and with the function at the edge. A
 * module of its own: with the rules of the fields those scripts would be 190 bytes larger.
 */

/** The names of the forms at Netlify; an answer to a proposal is an enquiry too. */
export const CONTACT = 'contact';
export const ENQUIRY = 'casting';

/** Returns the name of the form at Netlify that collects the messages of a form that look like spam. */
export const spamFormOf = (name: string): string => `${name}-spam`;

/** The name of the honeypot field, which only bots fill in. */
export const HONEYPOT = 'fax';
/** The hidden field with the age of the page in seconds when the form was sent; empty without script. */
export const SECONDS_FIELD = 'seconds';
/** The hidden field of the contact form with the agent of the talent that the message is about. */
export const AGENT_FIELD = 'agent';
/**
 * The fields of an enquiry that the page fills in: the people, their agents, the subject of the e-mail,
 * and the link to the selection.
 */
export const PAGE_FIELDS = ['people', 'agents', 'subject', 'link'] as const;

/** The query parameter of the contact page that prefills the talent's name. */
export const TALENT_PARAMETER = 'talento';
/** The query parameter of the contact page with that talent's agent. */
export const AGENT_PARAMETER = 'agente';
