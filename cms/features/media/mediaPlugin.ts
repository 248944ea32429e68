import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Config,
  type Plugin,
  type Field,
  type PayloadRequest,
  type UploadConfig,
} from 'payload';
import sharp from 'sharp';
import { UPLOAD_LIMITS, FILE_TYPES } from '#contract/uploads.ts';
import { editorsEndpoint, inTransaction, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import { SettingError } from '#contract/settingError.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { rightsXmp } from '#contract/pictureRights.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { refusal, type Siblings } from '../../fields/rules.ts';
import { FILE_KINDS } from '../../fields/upload.ts';
import { stored } from '../../stored/stored.ts';
import { describeUses, findProposalRows, findUsingRows, refuseGoneFile } from './fileUses.ts';
import { settings } from '../../runtime/settings.ts';
import { encodePicture } from './encodePicture.ts';
import { requestPublication } from '../publishing/publications.ts';
import { editorName } from '../../access.ts';

type UsingRow = Awaited<ReturnType<typeof findUsingRows>>[number];

/** Fields of every upload, to which the adapter adds hooks. */
const UPLOAD_FIELDS = ['url', 'sizes'];

/** The other fields that the adapter adds are for client uploads, which are disabled: no columns. */
const withoutColumns = (fields: readonly Field[], own: readonly Field[]) =>
  fields.map((field) =>
    own.includes(field) || !('name' in field) || UPLOAD_FIELDS.includes(field.name!)
      ? field
      : { ...field, virtual: true },
  ) as Field[];

const REQUIRED_VARIABLES = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

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
  const { s3Storage } = await import('@payloadcms/storage-s3').catch(() => {
    throw new SettingError('S3_BUCKET is set, but the S3 package is missing: run "npm ci" in cms/');
  });
  return s3Storage({
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
  return encodePicture(sharp(data).withXmp(xmp), mimeType.slice('image/'.length));
}

async function xmpOf({ payload }: PayloadRequest, credit: string | null | undefined) {
  const { name, aiCrawlers } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const site = settings.siteAddress;
  const statement = site && new URL(PAGE_PATHS.imageUse, site).href;
  return rightsXmp({ credit, agencyName: name, aiChoice: aiCrawlers, statement });
}

type Handler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Returns the handlers of files with one before them, which gives a picture its rights when it is read
 * without an account, as image services do. An account, such as the site's build, reads the file whose
 * checksum is stored.
 *
 * @param bucket reads a file from a bucket; without, it is on disk
 */
function withRights(bucket: readonly Handler[] = []): Handler[] {
  const addRights = async (...[req, args]: Parameters<Handler>): Promise<Response | undefined> => {
    const { filename, clientUploadContext } = args.params;
    if (req.user || clientUploadContext) return undefined;
    const where = { filename: { equals: filename } };
    const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, limit: 1 });
    const [{ mimeType, credit } = {}] = docs;
    if (!mimeType || !FILE_TYPES.picture.includes(mimeType)) return undefined;
    const headers = new Headers({ 'Content-Type': mimeType });
    const response = await bucket[0]?.(req, { ...args, headers });
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
  return [addRights as Handler, ...bucket];
}

/**
 * Stores uploads in a bucket if one is set, bounds the size of requests with files, replaces files
 * wherever they are used, and gives pictures that are read without an account their rights.
 */
export const media: Plugin = async ({ admin, ...config }) => {
  const storage = await findStorage();
  const own = config.collections?.find(({ slug }) => slug === 'media');
  const withStorage: Config = storage ? await storage(config) : config;
  const extended = extendConfig.collections(withStorage, (collection) => {
    if (collection.slug !== 'media' || !own) return collection;
    const { handlers, ...upload } = collection.upload as UploadConfig;
    return {
      ...collection,
      fields: withoutColumns(collection.fields, own.fields),
      endpoints: [...(collection.endpoints || []), replaceEndpoint],
      upload: { ...upload, handlers: withRights(handlers) },
    };
  });
  const hooks: object = { last: { beforeChange: [refuseGoneFile] } };
  const checked = extendConfig.content(
    extended,
    (collection) => extendConfig.hooks(collection, hooks),
    (global) => extendConfig.hooks(global, hooks),
  );
  return {
    ...checked,
    // All that the adapter adds to the admin is its script for client uploads.
    ...(admin && { admin }),
    // A request contains the file and its form; Payload's own limit for both is 50 MiB.
    upload: {
      ...config.upload,
      requestSizeLimit: UPLOAD_LIMITS.fileBytes + 1_000_000,
      limits: { ...config.upload?.limits, fileSize: UPLOAD_LIMITS.fileBytes, files: 1 },
    },
  };
};

type Id = number | string;

/** Returns a record that contains the other file in place of the references. */
function replaceReferences({ record, references }: UsingRow, to: Id): Siblings {
  const changed = structuredClone(record);
  for (const { path } of references) {
    const names = path.split('.');
    const last = names.pop()!;
    names.reduce((value, name) => value[name] as Siblings, changed)[last] = to;
  }
  return changed;
}

/** Replaces the file in rows, and returns the number of their records. */
async function replaceIn(req: PayloadRequest, rows: readonly UsingRow[], to: Id): Promise<number> {
  // The site fetches records again whose `updatedAt` has changed.
  const stamp = { updatedAt: new Date().toISOString(), updatedBy: editorName(req) };
  for (const row of rows) await stored.write(req, row, { ...replaceReferences(row, to), ...stamp });
  const uses = describeUses(req.payload, rows, adminLanguage(req));
  for (const { kind, id, isPublic, title, fields } of uses) {
    const record = id === undefined ? {} : { recordId: id };
    await recordEvent(req, { action: 'update', kind, ...record, fields });
    if (isPublic) await requestPublication(req, { kind, title: id === undefined ? '' : title });
  }
  return uses.length;
}

/**
 * Replaces a file by another one wherever it is used, in public records and drafts: everywhere or, if
 * anything fails, nowhere.
 *
 * @returns the number of records, without proposals
 * @throws {APIError} 400, when the other file does not exist or is of another kind
 */
async function replaceFile(req: PayloadRequest, from: Id, to: Id): Promise<number> {
  const rows = await findUsingRows(req, from);
  const file = await stored.get<{ mimeType?: string; deletedAt?: string }>(req, 'media', to);
  if (from === to || !file || file.deletedAt) throw refusal(req, { code: 'otherFileMissing' });
  const proposals = await findProposalRows(req, from);
  for (const { kind } of [...rows, ...proposals].flatMap(({ references }) => references)) {
    const { types, label } = FILE_KINDS[kind];
    if (!types.includes(file.mimeType ?? '')) {
      throw refusal(req, { code: 'otherKind', values: [label[adminLanguage(req)]] });
    }
  }
  return inTransaction(req, async () => {
    await replaceIn(req, proposals, to);
    return replaceIn(req, rows, to);
  });
}

/**
 * `POST /api/media/:id/replace` with `{ "by": <id> }`: replaces a file everywhere by another one.
 * Editors only.
 */
const replaceEndpoint = editorsEndpoint('post', '/:id/replace', async (req) => {
  const { by } = await readBody(req);
  if (typeof by !== 'number') throw refusal(req, { code: 'otherFileMissing' });
  return Response.json({ records: await replaceFile(req, Number(req.routeParams?.id), by) });
});
