/** The API key of the site in the fixture. */
export const SITE_KEY = 'the-key-of-the-site';

/** The editor's account in the fixture. */
export const EDITOR = { email: 'marta@agencia.example', password: 'caballo lámpara azul 47' };
