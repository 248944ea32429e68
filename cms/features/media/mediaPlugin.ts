import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type CollectionAfterChangeHook,
  type CollectionConfig,
  type Config,
  type Plugin,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import sharp from 'sharp';
import { UPLOAD_LIMITS, FILE_TYPES } from '#contract/uploads.ts';
import { editorsEndpoint, inTransaction } from '../endpoints.ts';
import { extendConfig } from '../extendConfig.ts';
import { SettingError } from '#contract/settingError.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { rightsXmp } from '#contract/pictureRights.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { refusal, type Siblings } from '../../fields/rules.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import { editorName } from '../versions/versionsPlugin.ts';
import { describeUses, findUsingRows } from './fileUses.ts';
import { settings } from '../../runtime/settings.ts';
import { encode } from './normalisePicture.ts';
import { requestPublication } from '../publishing/publications.ts';

type UsingRow = Awaited<ReturnType<typeof findUsingRows>>[number];

const REQUIRED_VARIABLES = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

async function loadAdapter() {
  try {
    return await import('@payloadcms/storage-s3');
  } catch {
    const message = 'S3_BUCKET is set, but the S3 package is missing: run "npm ci" in cms/';
    throw new SettingError(message);
  }
}

const STORING = 'isFileBeingStored';

/** Whether the S3 adapter saves a record again after it has stored the file. */
export const isStorageSave = ({ context }: PayloadRequest): boolean => Boolean(context[STORING]);

/** Marks the saves of the S3 adapter. */
const markStorageSaves =
  (storeFile: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    args.req.context[STORING] = true;
    try {
      return (await storeFile(args)) as unknown;
    } finally {
      delete args.req.context[STORING];
    }
  };

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
    return extendConfig.collections(result, (collection) =>
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
async function findStorage(): Promise<Plugin | undefined> {
  const { env } = process;
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env;
  if (!bucket) return undefined;
  const missing = REQUIRED_VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0) throw new SettingError(`S3_BUCKET also requires ${missing.join(', ')}`);
  const { s3Storage } = await loadAdapter();
  const plugin = s3Storage({
    bucket,
    collections: { media: true },
    config: {
      region: env.S3_REGION!,
      credentials: {
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
      },
      // Services other than Amazon's expect the bucket in the path, not in the host name.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    },
  });
  return withoutClientUploads(plugin);
}

/** Returns a JPEG with a segment for XMP after its start, without compressing it again. */
function insertXmp(jpeg: Buffer, xmp: string): Buffer {
  const content = Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

/** Returns a picture with XMP; WebP and AVIF are compressed again, as on their upload. */
function withXmp(data: Buffer, mimeType: string, xmp: string): Buffer | Promise<Buffer> {
  if (mimeType === 'image/jpeg') return insertXmp(data, xmp);
  return encode(sharp(data).withXmp(xmp), mimeType.slice('image/'.length));
}

async function xmpOf({ payload }: PayloadRequest, credit: string | null | undefined) {
  const { name, aiCrawlers } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const site = settings.siteAddress;
  const statement = site && new URL(PAGE_PATHS.imageUse, site).href;
  return rightsXmp({ credit, agencyName: name, aiChoice: aiCrawlers, statement });
}

type Handler = NonNullable<
  Exclude<NonNullable<CollectionConfig['upload']>, boolean>['handlers']
>[number];

/**
 * Returns the handlers of files with one before them, which gives a picture its rights when it is read
 * without an account, as image services do. An account, such as the site's build, reads the file whose
 * checksum is stored.
 *
 * @param stored reads a file from a bucket; without, it is on disk
 */
function withRights(stored: readonly Handler[] = []): Handler[] {
  const addRights = async (...[req, args]: Parameters<Handler>): Promise<Response | undefined> => {
    const { filename, clientUploadContext } = args.params;
    if (req.user || clientUploadContext) return undefined;
    const where = { filename: { equals: filename } };
    const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, limit: 1 });
    const [{ mimeType, credit } = {}] = docs;
    if (!mimeType || !FILE_TYPES.picture.includes(mimeType)) return undefined;
    const headers = new Headers({ 'Content-Type': mimeType });
    const response = await stored[0]?.(req, { ...args, headers });
    if (response && response.status !== 200) return response;
    const data = response
      ? Buffer.from(await response.arrayBuffer())
      : await readFile(path.join(settings.mediaFolder, filename)).catch(() => undefined);
    // Payload answers that the file is missing.
    if (!data) return undefined;
    const body = await withXmp(data, mimeType, await xmpOf(req, credit));
    const { upload } = req.payload.collections.media.config;
    upload.modifyResponseHeaders?.({ headers });
    return new Response(new Uint8Array(body), { headers });
  };
  return [addRights as Handler, ...stored];
}

/** Gives pictures that are read without an account their rights. */
const withPictureRights = (config: Config): Config =>
  extendConfig.collections(config, (collection) => {
    const { slug, upload } = collection;
    if (slug !== 'media' || typeof upload !== 'object') return collection;
    return {
      ...collection,
      endpoints: [replaceEndpoint],
      upload: { ...upload, handlers: withRights(upload.handlers) },
    };
  });

/**
 * Stores uploads in a bucket if one is set, bounds the size of requests with files, and replaces files
 * wherever they are used.
 */
export const media: Plugin = async (config) => {
  const storage = await findStorage();
  return {
    ...withPictureRights(storage ? await storage(config) : config),
    // A request contains the file and its form; Payload's own limit for both is 50 MiB.
    upload: {
      requestSizeLimit: UPLOAD_LIMITS.fileBytes + 1_000_000,
      limits: { fileSize: UPLOAD_LIMITS.fileBytes, files: 1 },
    },
  };
};

type Id = number | string;

async function findFile(req: PayloadRequest, id: Id) {
  const file = await req.payload.db.findOne<{ id: number; mimeType?: string; deletedAt?: string }>({
    collection: 'media',
    where: { id: { equals: id } },
    req,
  });
  return file && !file.deletedAt ? file : undefined;
}

/** Returns the top-level fields of a record that contain the references, with the other file. */
function replaceReferences({ record, references }: UsingRow, to: Id): Siblings {
  const changed: Siblings = {};
  for (const { path } of references) {
    const [name = '', ...rest] = path.split('.');
    changed[name] ??= structuredClone(record[name]);
    if (rest.length === 0) changed[name] = to;
    else {
      const parent = rest
        .slice(0, -1)
        .reduce((value, key) => value[key] as Siblings, changed[name] as Siblings);
      parent[rest.at(-1)!] = to;
    }
  }
  return changed;
}

/** Writes to the database directly: the texts of drafts may still break rules. */
async function writeRow(req: PayloadRequest, row: UsingRow, to: Id): Promise<void> {
  const { db } = req.payload;
  const { kind, id, isGlobal, versionId, record } = row;
  // The site fetches records again whose `updatedAt` has changed.
  const stamp = { updatedAt: new Date().toISOString(), updatedBy: editorName(req) };
  const changes = { ...replaceReferences(row, to), ...stamp };
  if (versionId === undefined) {
    // The whole row: the adapter empties lists that are missing.
    const data = { ...record, ...changes };
    if (isGlobal) await db.updateGlobal({ slug: kind, data, req });
    else await db.updateOne({ collection: kind as CollectionSlug, id: id!, data, req });
    return;
  }
  const version = { ...record, ...changes };
  const args = { id: versionId, locale: 'all', req } as const;
  if (isGlobal) {
    await db.updateGlobalVersion({ ...args, global: kind as 'home', versionData: { version } });
  } else {
    const versionData = { parent: id!, version };
    await db.updateVersion({ ...args, collection: kind as CollectionSlug, versionData });
  }
}

async function replaceIn(req: PayloadRequest, rows: readonly UsingRow[], to: Id): Promise<void> {
  for (const row of rows) await writeRow(req, row, to);
  for (const use of describeUses(req.payload, rows, adminLanguage(req))) {
    const { kind, id, isGlobal, isPublic, title } = use;
    const names = rows
      .filter((row) => row.kind === kind && row.id === id)
      .flatMap(({ references }) => references.map(({ path }) => path.split('.')[0]!));
    const record = id === undefined ? {} : { recordId: id };
    const fields = [...new Set(names)];
    await recordEvent(req, { action: 'update', kind, ...record, fields });
    if (isPublic) await requestPublication(req, { kind, title: isGlobal ? '' : title });
  }
}

/**
 * Replaces a file by another one wherever it is used, in public records and drafts: everywhere or, if
 * anything fails, nowhere.
 *
 * @returns the number of records
 * @throws {APIError} 400, when the other file does not exist or is of another kind
 */
async function replaceFile(req: PayloadRequest, from: Id, to: Id): Promise<number> {
  const rows = await findUsingRows(req, from);
  const file = from === to ? undefined : await findFile(req, to);
  if (!file) throw refusal(req, { code: 'otherFileMissing' });
  for (const { kind } of rows.flatMap(({ references }) => references)) {
    const { types, label } = FILE_KINDS[kind];
    const accepted = label[adminLanguage(req)];
    if (!types.includes(file.mimeType ?? '')) {
      throw refusal(req, { code: 'otherKind', values: [accepted] });
    }
  }
  await inTransaction(req, () => replaceIn(req, rows, to));
  return new Set(rows.map(({ kind, id }) => `${kind} ${id ?? ''}`)).size;
}

/**
 * `POST /api/media/:id/replace` with `{ "by": <id> }`: replaces a file everywhere by another one.
 * Editors only.
 */
const replaceEndpoint = editorsEndpoint('post', '/:id/replace', async (req) => {
  const { by } = ((await req.json?.()) ?? {}) as { by?: unknown };
  if (typeof by !== 'number') throw refusal(req, { code: 'otherFileMissing' });
  return Response.json({ records: await replaceFile(req, Number(req.routeParams?.id), by) });
});
