/** The name by which Netlify knows the form, and the field that only a machine fills in. */
export const FORM_NAME = 'contact';
export const HONEYPOT = 'fax';

/** The parameter of the contact page's address that says which talent is asked for. */
export const TALENT_PARAMETER = 'talento';
