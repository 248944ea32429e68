/**
 * Payload's adapter for S3, as far as it is used here. It is a package of the admin alone: without
 * these lines the site's own check of types would ask for it.
 */
declare module '@payloadcms/storage-s3' {
  import type { Plugin } from 'payload';

  export function s3Storage(options: {
    bucket: string;
    collections: { media: true };
    config: {
      region: string;
      credentials: { accessKeyId: string; secretAccessKey: string };
      endpoint?: string;
      forcePathStyle?: boolean;
    };
  }): Plugin;
}
