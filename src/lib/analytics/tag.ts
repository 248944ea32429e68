/** The base URL of Google's gtag.js. The CSP allows it, and not Tag Manager, which runs any script. */
export const GTAG_BASE_URL = 'https://www.googletagmanager.com/gtag/';
