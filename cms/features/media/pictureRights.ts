import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionConfig, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { PAGE_PATHS } from '#contract/pages.ts';
import { rightsXmp } from '#contract/pictureRights.ts';
import { LIMITS } from '#contract/limits.ts';
import { RASTER_TYPES } from '#contract/uploads.ts';
import { findSiteAddress, mediaFolder } from '../../runtime/settings.ts';
import { AVIF, JPEG } from './normalisePicture.ts';

interface Described {
  description?: string;
}

/**
 * Returns who made a picture, as IPTC, XMP or EXIF say: the credit line, else the copyright notice, else
 * the author.
 *
 * @param data a picture as it was uploaded
 * @returns `undefined` if none of them says it, or the file cannot be read
 */
export async function readCredit(data: Buffer): Promise<string | undefined> {
  // Imported by the first upload: neither builds nor the start of the CMS need it.
  const { default: ExifReader } = await import('exifreader');
  const tags = await ExifReader.load(data, { expanded: true, async: true }).catch(() => undefined);
  const { iptc, xmp, exif } = (tags ?? {}) as Record<string, Record<string, Described> | undefined>;
  const texts = [
    ...[xmp?.Credit, iptc?.Credit],
    ...[xmp?.rights, iptc?.['Copyright Notice'], exif?.Copyright],
    ...[xmp?.creator, iptc?.['By-line'], exif?.Artist],
  ].map((tag) => tag?.description?.replace(/\s+/g, ' ').trim());
  return texts.find(Boolean)?.slice(0, LIMITS.short);
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
  const picture = sharp(data).withXmp(xmp);
  if (mimeType === 'image/png') return picture.png().toBuffer();
  return (mimeType === 'image/webp' ? picture.webp(JPEG) : picture.avif(AVIF)).toBuffer();
}

async function xmpOf({ payload }: PayloadRequest, credit: string | null | undefined) {
  const { name, aiCrawlers } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  const site = findSiteAddress();
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
export function withRights(stored: readonly Handler[] = []): Handler[] {
  const addRights = async (...[req, args]: Parameters<Handler>): Promise<Response | undefined> => {
    const { filename, clientUploadContext } = args.params;
    if (req.user || clientUploadContext) return undefined;
    const where = { filename: { equals: filename } };
    const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, limit: 1 });
    const [{ mimeType, credit } = {}] = docs;
    if (!mimeType || !RASTER_TYPES.includes(mimeType)) return undefined;
    const headers = new Headers({ 'Content-Type': mimeType });
    const response = await stored[0]?.(req, { ...args, headers });
    if (response && response.status !== 200) return response;
    const data = response
      ? Buffer.from(await response.arrayBuffer())
      : await readFile(path.join(mediaFolder(), filename)).catch(() => undefined);
    // Payload answers that the file is missing.
    if (!data) return undefined;
    const body = await withXmp(data, mimeType, await xmpOf(req, credit));
    const { upload } = req.payload.collections.media.config;
    upload.modifyResponseHeaders?.({ headers });
    return new Response(new Uint8Array(body), { headers });
  };
  return [addRights as Handler, ...stored];
}
