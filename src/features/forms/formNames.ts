/*
 * The names that the forms share with the scripts of their pages and with the function at the edge.
 */

/** The names of the forms at Netlify; an answer to a proposal is an enquiry too. */
export const FORM_NAMES = { contact: 'contact', enquiry: 'casting' } as const;

/** Returns the name of the form at Netlify that collects the messages of a form that look like spam. */
export const spamFormOf = (name: string): string => `${name}-spam`;

/**
 * Returns the key of a form's draft in session storage: one for all enquiries, and one for the answer to
 * each proposal, whose id is in `data-id`.
 */
export function draftKey(form: HTMLFormElement): string {
  const page = form.closest<HTMLElement>('[data-id]');
  // Not `form.name`, which is the field with that name.
  return [form.getAttribute('name'), page?.dataset.id].filter(Boolean).join(':');
}

/** The names of fields that visitors do not see. */
export const HIDDEN_FIELDS = {
  /** Only bots fill it in. */
  honeypot: 'fax',
  /** The age of the page in seconds when the form was sent; empty without script. */
  seconds: 'seconds',
  /** Of the contact form: the agent of the talent that the message is about. */
  agent: 'agent',
} as const;

/** The fields of an enquiry that the page fills in; `subject` is of the e-mail, `link` to the selection. */
export const PAGE_FIELDS = ['people', 'agents', 'subject', 'link'] as const;

/** The field of an answer to a proposal with the words for yes, perhaps, no and no answer, in this order. */
export const MARK_TEXTS = 'mark-texts';

/** The query parameters of the contact page: the talent's name, which it prefills, and that talent's agent. */
export const CONTACT_PARAMETERS = { talent: 'talento', agent: 'agente' } as const;
