import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

/** The vocabulary lies beside this package, so the repository is the root of the build. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Nobody frames the admin, learns its addresses, or reads a file as what it is not. */
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
    // One copy for the start and all routes: of two, the one does not know the other's errors, and an
    // editor whose record is refused reads neither which field nor why.
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
