import type { CollectionConfig, Config, Plugin } from 'payload';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { mapCollections } from '../extendConfig.ts';
import { markStorageSaves } from './derivedValues.ts';
import { withRights } from './pictureRights.ts';
import { SettingError } from '#contract/settingError.ts';

type Environment = Record<string, string | undefined>;

const REQUIRED_VARIABLES = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

async function loadAdapter() {
  try {
    return await import('@payloadcms/storage-s3');
  } catch {
    const message = 'S3_BUCKET is set, but the S3 package is missing: run "npm ci" in cms/';
    throw new SettingError(message);
  }
}

/** Makes the adapter's field for client uploads virtual: they are disabled, so it needs no column. */
const withoutColumn = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map((field) =>
    'name' in field && field.name === '_objectKey' ? { ...field, virtual: true } : field,
  ) as CollectionConfig['fields'],
});

/** Marks the saves of the hooks that the adapter has added to a collection. */
function withMarkedSaves(collection: CollectionConfig, before?: CollectionConfig) {
  const own = before?.hooks?.afterChange ?? [];
  const afterChange = collection.hooks?.afterChange?.map((hook) =>
    own.includes(hook) ? hook : markStorageSaves(hook),
  );
  return { ...collection, hooks: { ...collection.hooks, ...(afterChange ? { afterChange } : {}) } };
}

/** Applies the adapter without its script for client uploads, which is all that it adds to the admin. */
const withoutClientUploads =
  (plugin: Plugin): Plugin =>
  async ({ admin, ...config }) => {
    const result: Config = { ...(await plugin(config)), ...(admin ? { admin } : {}) };
    return mapCollections(result, (collection) =>
      withMarkedSaves(
        withoutColumn(collection),
        config.collections?.find(({ slug }) => slug === collection.slug),
      ),
    );
  };

/**
 * Returns the plugin that stores uploads in the S3 bucket `S3_BUCKET` (`undefined`: on disk). File URLs are the CMS's own in both cases, so the bucket needs no public access.
 *
 * @throws {Error} naming the variables that are missing besides `S3_BUCKET`, or the missing package
 */
async function findStorage(environment: Environment): Promise<Plugin | undefined> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = environment;
  if (!bucket) return undefined;
  const missing = REQUIRED_VARIABLES.filter((name) => !environment[name]);
  if (missing.length > 0) throw new SettingError(`S3_BUCKET also requires ${missing.join(', ')}`);
  const { s3Storage } = await loadAdapter();
  const plugin = s3Storage({
    bucket,
    collections: { media: true },
    config: {
      region: environment.S3_REGION!,
      credentials: {
        accessKeyId: environment.S3_ACCESS_KEY_ID!,
        secretAccessKey: environment.S3_SECRET_ACCESS_KEY!,
      },
      // Services other than Amazon's expect the bucket in the path, not in the host name.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    },
  });
  return withoutClientUploads(plugin);
}

/** Gives pictures that are read without an account their rights. */
const withPictureRights = (config: Config): Config =>
  mapCollections(config, (collection) => {
    const { slug, upload } = collection;
    if (slug !== 'media' || typeof upload !== 'object') return collection;
    return { ...collection, upload: { ...upload, handlers: withRights(upload.handlers) } };
  });

/** Stores uploads in a bucket if one is set, and bounds the size of requests with files. */
export const media: Plugin = async (config) => {
  const storage = await findStorage(process.env);
  return {
    ...withPictureRights(storage ? await storage(config) : config),
    // A request contains the file and its form; Payload's own limit for both is 50 MiB.
    upload: {
      requestSizeLimit: MAX_UPLOAD_BYTES + 1_000_000,
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
    },
  };
};
