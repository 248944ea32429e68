import { TAG_FOLDER } from '../lib/analytics/tag.ts';
import { embedUrl } from '../lib/video/videoUrl.ts';

/** What differs from one build of the site to another. */
export interface CspOptions {
  /** Of the scripts that stand in the pages themselves: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Whether the site has an account of Google Analytics. */
  hasAnalytics: boolean;
  /** Where the pictures come from, if not from the site itself. */
  imageOrigin?: string | undefined;
}

/** Always both: an editor may add the first video of one at any time. */
const PLAYERS = (['youtube', 'vimeo'] as const).map(
  (type) => new URL(embedUrl({ type, id: '' })).origin,
);

/** Hits go to a host of the visitor's region; some browsers send them as pictures. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/**
 * Writes the Content-Security-Policy of the whole site: one for all pages, since the client router
 * keeps that of the page a visit began with. Nothing is allowed but what is named.
 */
export function buildCsp({ scriptHashes, hasAnalytics, imageOrigin }: CspOptions): string {
  const analytics = hasAnalytics ? ANALYTICS_HOSTS : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hasAnalytics ? [TAG_FOLDER] : []),
    ],
    'style-src': ["'self'"],
    // A picture's focal point and colour, a name's length: attributes, which can run nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...(imageOrigin ? [imageOrigin] : []), ...analytics],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'frame-src': PLAYERS,
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
