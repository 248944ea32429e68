import { createHash } from 'node:crypto';
import type { Access, CollectionBeforeChangeHook, CollectionConfig, TextField } from 'payload';
import { editors, readContent, signedIn } from '../access.ts';
import { AUDIO_TYPES } from '#contract/uploads.ts';
import { numberField } from '../fields/number.ts';
import { readDuration } from '../features/media/audioDuration.ts';
import { dominantColour } from '../features/media/dominantColour.ts';
import { bilingual } from '../texts/labels.ts';
import { isColour } from '#contract/colours.ts';
import { LIMITS } from '#contract/limits.ts';
import { type RequestCheck, type Rule, withRule } from '../fields/rules.ts';
import { textField } from '../fields/text.ts';
import { hasPublicMedia, mediaFolder } from '../runtime/settings.ts';
import { otherAltOf, requireOtherAlt, takeOtherAlt } from '../features/media/otherAlt.ts';
import { ownCredentials, ownFileUrls } from '../features/media/ownFiles.ts';
import { isPublicFile } from '../features/media/publicMedia.ts';
import { translateUploadError } from '../features/media/translateUploadError.ts';
import { keepDerivedValues, keepFocalPoint } from '../features/media/derivedValues.ts';
import { fileEndpoints } from '../features/media/fileEndpoints.ts';
import { keepKind, keepNeededFile, keepUsedFile } from '../features/media/usedFiles.ts';
import { UPLOAD_TYPES, validateUpload } from '../features/media/validateUpload.ts';

const YEAR_SECONDS = 31_536_000;

const setChecksum: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, checksum: createHash('sha256').update(req.file.data).digest('hex') } : data;

const setColour: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, colour: (await dominantColour(req.file)) ?? null } : data;

const setDuration: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, durationSeconds: (await readDuration(req.file)) ?? null } : data;

/** Payload fetches a picture from S3 as a stream when editors crop it again, and stores 0 bytes. */
const setFileSize: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file && data.filesize === 0 ? { ...data, filesize: req.file.data.length } : data;

/**
 * A user or an API key reads everything. Anyone reads the files of published records, and only the
 * files, if an image service is set up.
 */
const readMedia: Access = async ({ req, data, isReadingStaticFile }) => {
  if (signedIn({ req })) return isReadingStaticFile || readContent({ req });
  const filename: unknown = data?.filename;
  if (!isReadingStaticFile || !hasPublicMedia() || typeof filename !== 'string') return false;
  return isPublicFile(req, filename);
};

/**
 * Requires both languages of a form, which asks for both, and Spanish of everybody else: `required` on
 * a localised field would disable the fallback.
 */
const requireAlt: RequestCheck = (value, { data, req }) => {
  const isPicture = String((data as { mimeType?: string }).mimeType ?? '').startsWith('image/');
  const isOptional = req.locale === 'en' && otherAltOf(req) === undefined;
  return !isPicture || isOptional || value ? undefined : { code: 'missingAlt' };
};

const colourRule: Rule = (value) =>
  typeof value !== 'string' || isColour(value) ? undefined : { code: 'notColour' };

/** Pictures, videos, recordings and PDFs. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: bilingual('Archivo', 'File'), plural: bilingual('Archivos', 'Media') },
  admin: {
    group: bilingual('Contenido', 'Content'),
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
    components: { beforeListTable: ['/features/media/admin/PersonFilter.tsx#PersonFilter'] },
  },
  trash: true,
  enableQueryPresets: true,
  access: { read: readMedia, create: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [validateUpload, keepKind, takeOtherAlt],
    beforeChange: [
      keepUsedFile,
      requireOtherAlt,
      setChecksum,
      setColour,
      setDuration,
      setFileSize,
      keepDerivedValues,
      keepFocalPoint,
    ],
    beforeDelete: [keepNeededFile],
    afterError: [translateUploadError],
  },
  endpoints: fileEndpoints,
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: UPLOAD_TYPES,
    focalPoint: true,
    skipSafeFetch: ownFileUrls(),
    externalFileHeaderFilter: ownCredentials,
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
      name: 'facts',
      type: 'ui',
      admin: {
        components: { Field: '/features/media/admin/FileFacts.tsx#FileFacts' },
        disableListColumn: true,
      },
    },
    {
      name: 'uses',
      type: 'ui',
      label: bilingual('Se usa en', 'Used in'),
      admin: {
        components: { Field: '/features/media/admin/FileUses.tsx#FileUses' },
        disableListColumn: true,
      },
    },
    textField('alt', bilingual('Texto alternativo', 'Alternative text'), LIMITS.title, {
      localized: true,
      requestCheck: requireAlt,
      admin: {
        description: bilingual(
          'Qué se ve, en una frase. No hace falta en vídeos, audios ni PDF.',
          'What the picture shows, in one sentence. Not needed for videos, recordings and PDFs.',
        ),
      },
    }),
    {
      name: 'altOther',
      type: 'ui',
      admin: {
        components: { Field: '/features/media/admin/OtherAlt.tsx#OtherAlt' },
        disableListColumn: true,
      },
    },
    textField('credit', bilingual('Autoría y licencia', 'Author and licence'), LIMITS.short, {
      admin: {
        description: bilingual(
          'Se publica junto a la foto en grande.',
          'It is published beside the large photograph.',
        ),
      },
    }),
    numberField({
      name: 'durationSeconds',
      label: bilingual('Duración (segundos)', 'Duration (seconds)'),
      admin: {
        readOnly: true,
        condition: ({ mimeType }) => AUDIO_TYPES.includes(String(mimeType)),
      },
    }),
    {
      name: 'mimeType',
      type: 'text',
      label: bilingual('Tipo', 'Type'),
      admin: { components: { Cell: '/features/media/admin/FileTypeCell.tsx#FileTypeCell' } },
    },
    { name: 'checksum', type: 'text', admin: { hidden: true } },
    // Placeholder until the picture has loaded; undefined for a picture with transparency.
    withRule({ name: 'colour', type: 'text', admin: { hidden: true } } as TextField, colourRule),
  ],
};
