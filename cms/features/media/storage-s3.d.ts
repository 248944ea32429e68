/**
 * The part of Payload's S3 adapter that is used here. Only the admin installs the package; without this
 * declaration the type check of the site would fail.
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
