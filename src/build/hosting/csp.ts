import { GTAG_BASE_URL } from '../../site/analytics/analyticsTag.ts';
import { embedUrl } from '../../lib/videoUrl.ts';

/** What the policy allows beyond the site itself; it depends on content and environment. */
export interface CspOptions {
  /** Hashes of the inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Whether a Google Analytics measurement ID is configured. */
  hasAnalytics: boolean;
  /** Origin of the image service; undefined if the site serves its images itself. */
  imageOrigin?: string | undefined;
}

/** Both players are always allowed: an editor can add the first video of either at any time. */
const PLAYER_ORIGINS = (['youtube', 'vimeo'] as const).map(
  (type) => new URL(embedUrl({ type, id: '' })).origin,
);

/** Google Analytics uses regional hosts; some browsers send events as image requests. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/**
 * Returns the Content-Security-Policy of all pages. It is one policy because the client router
 * keeps the policy of the first page of a visit. Nothing comes from other origins unless it is listed.
 */
export function buildCsp({ scriptHashes, hasAnalytics, imageOrigin }: CspOptions): string {
  const analytics = hasAnalytics ? ANALYTICS_HOSTS : [];
  const directives = {
    // Firefox applies it to prefetched stylesheets.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(hasAnalytics ? [GTAG_BASE_URL] : []),
    ],
    'style-src': ["'self'"],
    // Style attributes set focal points, colours and text lengths; they cannot run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...(imageOrigin ? [imageOrigin] : []), ...analytics],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'frame-src': PLAYER_ORIGINS,
    // Without script, the answer to a proposal is sent by the e-mail program.
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
