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

/** Fields of every upload, to which the adapter adds hooks. */
const UPLOAD_FIELDS = ['url', 'sizes'];

/**
 * Changes what the adapter has added to a collection: its other fields are for client uploads, which are
 * disabled, and need no columns; saves of its hooks are marked.
 */
function restrictAdditions(collection: CollectionConfig, before?: CollectionConfig) {
  const fields = collection.fields.map((field) =>
    before?.fields.includes(field) || !('name' in field) || UPLOAD_FIELDS.includes(field.name!)
      ? field
      : { ...field, virtual: true },
  ) as CollectionConfig['fields'];
  const afterChange = collection.hooks?.afterChange?.map((hook) =>
    before?.hooks?.afterChange?.includes(hook) ? hook : markStorageSaves(hook),
  );
  return {
    ...collection,
    fields,
    hooks: { ...collection.hooks, ...(afterChange && { afterChange }) },
  };
}

/** Applies the adapter without its script for client uploads, which is all that it adds to the admin. */
const withoutClientUploads =
  (plugin: Plugin): Plugin =>
  async ({ admin, ...config }) => {
    const result: Config = { ...(await plugin(config)), ...(admin ? { admin } : {}) };
    return mapCollections(result, (collection) =>
      restrictAdditions(
        collection,
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
