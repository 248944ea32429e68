import type { CollectionConfig, Config, Plugin } from 'payload';

type Environment = Record<string, string | undefined>;

const NEEDED = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

async function load() {
  try {
    return await import('@payloadcms/storage-s3');
  } catch (cause) {
    const message = 'S3_BUCKET is set, and the package for it is missing: run "npm ci" in cms/';
    throw new Error(message, { cause });
  }
}

/** The adapter's field for uploads that bypass the CMS, which are off: it needs no column. */
const withoutColumn = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map((field) =>
    'name' in field && field.name === '_objectKey' ? { ...field, virtual: true } : field,
  ) as CollectionConfig['fields'],
});

/** For the same uploads the adapter adds a script to the admin, which is kept out. */
const onServerAlone =
  (plugin: Plugin): Plugin =>
  async (config) => {
    const { components, ...admin } = config.admin ?? {};
    const lent = { ...admin, components: { ...components, providers: [] }, dependencies: {} };
    const made: Config = await plugin({ ...config, admin: lent });
    return {
      ...made,
      ...(config.admin ? { admin: config.admin } : {}),
      collections: (made.collections ?? []).map(withoutColumn),
    };
  };

/**
 * Where uploads are kept: on disk, or with `S3_BUCKET` in a storage that speaks S3. Their addresses
 * are the CMS's own either way, so that the bucket stays closed to the public.
 *
 * @throws {Error} naming the variables that are missing beside `S3_BUCKET`, or the package
 */
export async function storagePlugins(environment: Environment = process.env): Promise<Plugin[]> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = environment;
  if (!bucket) return [];
  const missing = NEEDED.filter((name) => !environment[name]);
  if (missing.length > 0) throw new Error(`S3_BUCKET also needs ${missing.join(', ')}`);
  const { s3Storage } = await load();
  const plugin = s3Storage({
    bucket,
    collections: { media: true },
    config: {
      region: environment.S3_REGION!,
      credentials: {
        accessKeyId: environment.S3_ACCESS_KEY_ID!,
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY!,
      },
      // Services other than Amazon's have the bucket in the path, not in the host's name.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    },
  });
  return [onServerAlone(plugin)];
}
