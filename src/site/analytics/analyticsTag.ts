/** The base URL of gtag.js. The CSP allows it, but not Tag Manager, which can run any script. */
export const GTAG_BASE_URL = 'https://www.googletagmanager.com/gtag/';
