import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

/** The vocabulary lies beside this package, so the repository is the root of the build. */
const root = fileURLToPath(new URL('..', import.meta.url));

export default withPayload(
  {
    turbopack: { root },
    outputFileTracingRoot: root,
    async redirects() {
      return [{ source: '/', destination: '/admin', permanent: false }];
    },
  },
  { devBundleServerPackages: false },
);
