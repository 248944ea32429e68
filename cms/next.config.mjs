import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

/** The build's root is the repository, because the vocabulary (`i18n/`) is outside this package. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Security headers: no framing by other sites, no MIME sniffing, no indexing, no leaked URLs. */
const HEADERS = [
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

export default withPayload(
  {
    turbopack: { root },
    outputFileTracingRoot: root,
    poweredByHeader: false,
    // `npm run check:admin` checks the types, in 20 s that a first start need not take.
    typescript: { ignoreBuildErrors: true },
    // A first build takes 42 s of a processor instead of 67: nothing reads source maps, in the server's errors functions
    // keep their names, and most machines build once. Who builds again gets a cache.
    experimental: {
      turbopackFileSystemCacheForBuild: existsSync(new URL('.next', import.meta.url)),
      turbopackMinify: { server: false },
      turbopackSourceMaps: false,
    },
    // Not bundled, so that startup and all routes share one copy: with two, `instanceof` checks of
    // Payload's errors fail, and the admin shows neither the invalid field nor the reason.
    serverExternalPackages: ['payload', '@payloadcms/db-sqlite', '@payloadcms/db-postgres'],
    async headers() {
      return [{ source: '/:path*', headers: HEADERS }];
    },
    async redirects() {
      return [{ source: '/', destination: '/admin', permanent: false }];
    },
  },
  { devBundleServerPackages: false },
);
