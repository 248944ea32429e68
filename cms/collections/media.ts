import { createHash } from 'node:crypto';
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  TextFieldSingleValidation,
} from 'payload';
import { anyone, editors } from '../access.ts';
import { dominantColour } from '../uploads/dominantColour.ts';
import { both, sayTo } from '../admin/labels.ts';
import { findPublicOrigin, mediaFolder } from '../runtime/settings.ts';
import { UPLOAD_TYPES, soundFile } from '../uploads/validateUpload.ts';

const YEAR_SECONDS = 31_536_000;

const checksum: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, checksum: createHash('sha256').update(req.file.data).digest('hex') } : data;

const colour: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, colour: (await dominantColour(req.file)) ?? null } : data;

/** A picture of S3 that is cut anew is fetched as a stream, whose length nobody told Payload. */
const size: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file && data.filesize === 0 ? { ...data, filesize: req.file.data.length } : data;

const altInSpanish: TextFieldSingleValidation = (value, { data, req }) => {
  const isPicture = String((data as { mimeType?: string }).mimeType ?? '').startsWith('image/');
  // Only the Spanish text is a duty: "required" on a localised field would break the fallback.
  if (!isPicture || req.locale === 'en' || value) return true;
  return sayTo(
    req,
    'Describe la imagen para quien no la ve',
    'Describe the picture for those who cannot see it',
  );
};

/**
 * A picture that lies in S3 is fetched from the CMS itself when editors cut it anew, also where its
 * name leads to a private address, as it does behind some proxies.
 */
function ownFiles() {
  const origin = findPublicOrigin();
  return origin ? [{ hostname: new URL(origin).hostname, pathname: '/api/media/file/*' }] : false;
}

/** Pictures, videos and PDFs. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: both('Archivo', 'File'), plural: both('Archivos', 'Media') },
  admin: {
    group: both('Contenido', 'Content'),
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { beforeOperation: [soundFile], beforeChange: [checksum, colour, size] },
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: UPLOAD_TYPES,
    focalPoint: true,
    skipSafeFetch: ownFiles(),
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 320, formatOptions: { format: 'webp' } }],
    // The site asks with the checksum in the address, so an answer never goes stale.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      return headers;
    },
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      validate: altInSpanish,
      label: both('Texto alternativo', 'Alternative text'),
      admin: {
        description: both(
          'Qué se ve, en una frase. No hace falta en vídeos ni PDF.',
          'What is seen, in one sentence. Not needed for videos and PDFs.',
        ),
      },
    },
    { name: 'credit', type: 'text', label: both('Autoría y licencia', 'Author and licence') },
    { name: 'checksum', type: 'text', admin: { hidden: true } },
    // Shown by the site until the picture arrives; a picture with transparent parts has none.
    { name: 'colour', type: 'text', admin: { hidden: true } },
  ],
};
