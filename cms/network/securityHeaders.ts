import { settings } from '../runtime/settings.ts';

/** What a browser may do with an answer of the API that is opened as a page: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Where files are read, e.g. `/api/media/file/ana.jpg`. */
export const MEDIA_FILE = '/api/media/file/';

/** Returns the header that makes browsers use HTTPS, if the CMS's public URL does. */
export const transportSecurity = (): Record<string, string> =>
  settings.publicOrigin?.startsWith('https:')
    ? { 'Strict-Transport-Security': 'max-age=31536000' }
    : {};

/** Returns the security headers of a response of the API. */
export const securityHeaders = (pathname: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  ...transportSecurity(),
  ...(!pathname.startsWith(MEDIA_FILE) && {
    'Content-Security-Policy': API_POLICY,
    'Cache-Control': 'no-store',
  }),
});
