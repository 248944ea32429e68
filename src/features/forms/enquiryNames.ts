/** The form's name at Netlify. */
export const FORM_NAME = 'casting';
/** The name of the form at Netlify that collects the enquiries that look like spam. */
export const SPAM_FORM_NAME = 'casting-spam';

/**
 * The fields that the page fills in: the people, their agents, the subject of the e-mail, and the link
 * to the selection.
 */
export const CARRIED_FIELDS = ['people', 'agents', 'subject', 'link'] as const;
