import { createHash } from 'node:crypto';
import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionConfig,
  TextFieldSingleValidation,
} from 'payload';
import { editors } from '../access.ts';
import { dominantColour } from '../uploads/dominantColour.ts';
import { bilingual, tr } from '../admin/labels.ts';
import { findPublicOrigin, hasPublicMedia, mediaFolder } from '../runtime/settings.ts';
import { isPublicFile } from '../uploads/publicMedia.ts';
import { translateUploadError } from '../uploads/translateUploadError.ts';
import { UPLOAD_TYPES, validateUpload } from '../uploads/validateUpload.ts';

const YEAR_SECONDS = 31_536_000;

const setChecksum: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, checksum: createHash('sha256').update(req.file.data).digest('hex') } : data;

const setColour: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, colour: (await dominantColour(req.file)) ?? null } : data;

/** Payload fetches a picture from S3 as a stream when editors crop it again, and stores 0 bytes. */
const setFileSize: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file && data.filesize === 0 ? { ...data, filesize: req.file.data.length } : data;

/**
 * A user or an API key reads everything. Anyone reads the files of published records, and only the
 * files, if an image service is set up.
 */
const readMedia: Access = async ({ req, data, isReadingStaticFile }) => {
  if (req.user) return true;
  const filename: unknown = data?.filename;
  if (!isReadingStaticFile || !hasPublicMedia() || typeof filename !== 'string') return false;
  return isPublicFile(req, filename);
};

const validateAlt: TextFieldSingleValidation = (value, { data, req }) => {
  const isPicture = String((data as { mimeType?: string }).mimeType ?? '').startsWith('image/');
  // Only Spanish is required: `required` on a localised field would disable the fallback.
  if (!isPicture || req.locale === 'en' || value) return true;
  return tr(
    req,
    'Describe la imagen para quien no la ve',
    'Describe the picture for those who cannot see it',
  );
};

/**
 * Returns the URLs that Payload may fetch without its check for private addresses: when editors crop
 * a picture in S3 again, Payload fetches it from the CMS itself, whose host name can resolve to a
 * private address behind a proxy.
 */
function ownFileUrls() {
  const origin = findPublicOrigin();
  return origin ? [{ hostname: new URL(origin).hostname, pathname: '/api/media/file/*' }] : false;
}

/** Pictures, videos and PDFs. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: bilingual('Archivo', 'File'), plural: bilingual('Archivos', 'Media') },
  admin: {
    group: bilingual('Contenido', 'Content'),
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
  },
  access: { read: readMedia, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [validateUpload],
    beforeChange: [setChecksum, setColour, setFileSize],
    afterError: [translateUploadError],
  },
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: UPLOAD_TYPES,
    focalPoint: true,
    skipSafeFetch: ownFileUrls(),
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 320, formatOptions: { format: 'webp' } }],
    // The site's requests contain the checksum, so a cached response never becomes stale.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // A cache between must not answer others with what an account was allowed to read.
      if (!hasPublicMedia()) headers.set('Vary', 'Authorization, Cookie');
      return headers;
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      validate: validateAlt,
      label: bilingual('Texto alternativo', 'Alternative text'),
      admin: {
        description: bilingual(
          'Qué se ve, en una frase. No hace falta en vídeos ni PDF.',
          'What the picture shows, in one sentence. Not needed for videos and PDFs.',
        ),
      },
    },
    { name: 'credit', type: 'text', label: bilingual('Autoría y licencia', 'Author and licence') },
    { name: 'checksum', type: 'text', admin: { hidden: true } },
    // Placeholder until the picture has loaded; undefined for a picture with transparency.
    { name: 'colour', type: 'text', admin: { hidden: true } },
  ],
};
