import type {
  Access,
  AfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  TextField,
  UploadConfig,
} from 'payload';
import { cleanText, isColour, isVisible } from '#contract/text.ts';
import { LIMITS } from '#contract/limits.ts';
import { FILE_TYPES } from '#contract/uploads.ts';
import { access } from '../access.ts';
import { deriveValues } from '../features/media/derivedValues.ts';
import { fileUseHooks, findUsingRows } from '../features/media/fileUses.ts';
import { storedFiles } from '../features/media/storedFiles.ts';
import { UPLOAD_TYPES, validateUpload } from '../features/media/validateUpload.ts';
import { choicesOf, selectField } from '../fields/choices.ts';
import { row, uiField } from '../fields/layout.ts';
import { dayField, numberField } from '../fields/storable.ts';
import { refusal, type RequestCheck, type Rule, withRule } from '../fields/rules.ts';
import { textField } from '../fields/text.ts';
import { settings } from '../runtime/settings.ts';
import { bilingual } from '../texts/labels.ts';
import { type Problem, adminLanguage, describeProblem } from '../texts/problems.ts';
import TEXTS from '../texts/fields/media.json' with { type: 'json' };
import { contextOf } from '../runtime/requestContext.ts';
import { COMPONENTS } from '../fields/components.ts';

/** The headers by which a request is someone's: a session's cookie counts with its origin only. */
const CREDENTIALS = ['authorization', 'cookie', 'origin'];

/**
 * Returns how Payload fetches the CMS's own files, as it does when editors crop a picture in S3 again: without
 * its check for private addresses, because the host name can resolve to one behind a proxy, and with the
 * account's credentials, which no other host gets. Payload compares each entry with the property of the URL
 * of that name, and ignores an empty `port`, so only `origin` excludes the other ports of the host.
 */
export function fetchOfOwnFiles(): UploadConfig {
  const origin = settings.publicOrigin;
  const pathname = '/api/media/file/*';
  const own = origin && { hostname: new URL(origin).hostname, origin, pathname };
  return {
    skipSafeFetch: own ? [own] : false,
    externalFileHeaderFilter: (headers, context) =>
      context?.isSameOrigin
        ? Object.fromEntries(Object.entries(headers).filter(([name]) => CREDENTIALS.includes(name)))
        : {},
  };
}

/** How long it is remembered whether a file is public: image services fetch the same ones often. */
const CACHE_MS = 60_000;
const MAX_CACHED = 2_000;

const cache = new Map<string, { isPublic: Promise<boolean>; untilMs: number }>();

async function isUsed(req: PayloadRequest, filename: string): Promise<boolean> {
  const where = { filename: { equals: filename } };
  const { docs } = await req.payload.find({ collection: 'media', where, depth: 0, limit: 1 });
  const rows = docs[0] ? await findUsingRows(req, docs[0].id) : [];
  return rows.some(({ isPublic }) => isPublic);
}

/**
 * Returns whether a published record uses a file. The answer is remembered for a minute. Files of
 * drafts, and thumbnails of the admin, are not public.
 */
function isPublicFile(req: PayloadRequest, filename: string): Promise<boolean> {
  const now = Date.now();
  const remembered = cache.get(filename);
  if (remembered && remembered.untilMs > now) return remembered.isPublic;
  if (cache.size >= MAX_CACHED) cache.clear();
  const isPublic = isUsed(req, filename);
  cache.set(filename, { isPublic, untilMs: now + CACHE_MS });
  return isPublic;
}

/** What is wrong with an upload, by the name of Payload's error, whose message is in English. */
const UPLOAD_PROBLEMS = new Map<string, Problem['code']>(
  Object.entries({
    MissingFile: 'chooseFile',
    // With status 500, when Payload cannot fetch the file of an address.
    FileRetrievalError: 'notFetched',
    // Payload's message says neither why nor what to do.
    FileUploadError: 'notStored',
  }),
);

/** Replaces Payload's messages about files that are too large, missing, not fetched or not stored. */
const translateUploadError: AfterErrorHook = ({ error, req, result }) => {
  const { status, name } = error as Error & { status?: number };
  const code = status === 413 ? 'fileTooLarge' : UPLOAD_PROBLEMS.get(name);
  if (!code || !result) return undefined;
  const message = describeProblem({ code }, adminLanguage(req));
  const response = { ...result, errors: [{ message }] };
  const statuses: Partial<Record<Problem['code'], number>> = { notFetched: 400, notStored: 507 };
  const changed = statuses[code];
  return changed ? { response, status: changed } : { response };
};

/** The field of the form for the alternative text in the language that is not being edited. */
const FIELD = 'altOther';

/** Takes the alternative text in the other language out of the data; it is saved with the first. */
const takeOtherAlt: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: Record<string, unknown> };
  const text: unknown = data?.[FIELD];
  if (data) delete data[FIELD];
  if (typeof text !== 'string') return args;
  const alt = cleanText(text).trim();
  const context = contextOf(req);
  context[FIELD] = alt;
  if (alt) context.translations = { alt };
  return args;
};

const isPicture = (data: object): boolean =>
  String((data as { mimeType?: unknown }).mimeType ?? '').startsWith('image/');

/** Refuses a picture from a form that has no alternative text in the other language. */
const requireOtherAlt: CollectionBeforeChangeHook = ({ data, req }) => {
  const text = contextOf(req)[FIELD];
  if (text === undefined || !isPicture(data)) return data;
  if (!isVisible(text)) throw refusal(req, { code: 'missingAlt' }, FIELD);
  if (text.length > LIMITS.title) {
    throw refusal(req, { code: 'tooLong', values: [text.length, LIMITS.title] }, FIELD);
  }
  return data;
};

const YEAR_SECONDS = 31_536_000;

/**
 * A user or an API key reads everything. Anyone reads the files of published records, and only the
 * files, if an image service is set up.
 */
const readMedia: Access = async ({ req, data, isReadingStaticFile }) => {
  if (access.signedIn({ req })) return isReadingStaticFile || access.readContent({ req });
  const filename: unknown = data?.filename;
  if (!isReadingStaticFile || !settings.hasPublicMedia || typeof filename !== 'string')
    return false;
  return isPublicFile(req, filename);
};

/**
 * Requires both languages of a form, which asks for both, and Spanish of everybody else: `required` on
 * a localised field would disable the fallback.
 */
const requireAlt: RequestCheck = (value, { data, req }) => {
  const isOptional = req.locale === 'en' && contextOf(req)[FIELD] === undefined;
  return !isPicture(data) || isOptional || value ? undefined : { code: 'missingAlt' };
};

const colourRule: Rule = (value) =>
  typeof value !== 'string' || isColour(value) ? undefined : { code: 'notColour' };

/** Pictures, videos, recordings and PDFs. */
export const Media: CollectionConfig = {
  slug: 'media',
  versions: false,
  labels: { singular: bilingual('Archivo', 'File'), plural: bilingual('Archivos', 'Media') },
  admin: {
    group: bilingual('Contenido', 'Content'),
    defaultColumns: ['filename', 'alt', 'mimeType', 'updatedAt'],
    listSearchableFields: ['filename', 'alt', 'credit'],
    components: { beforeListTable: [COMPONENTS.PersonFilter] },
  },
  trash: true,
  enableQueryPresets: true,
  access: {
    read: readMedia,
    ...access.changedByEditors,
  },
  hooks: {
    beforeOperation: [
      validateUpload,
      ...fileUseHooks.beforeOperation,
      takeOtherAlt,
      storedFiles.keepOld,
    ],
    beforeValidate: [storedFiles.deleteNew],
    beforeChange: [...fileUseHooks.beforeChange, requireOtherAlt, deriveValues],
    beforeDelete: fileUseHooks.beforeDelete,
    afterError: [translateUploadError],
  },
  upload: {
    staticDir: settings.mediaFolder,
    mimeTypes: UPLOAD_TYPES,
    focalPoint: true,
    // The admin's policy lets no browser fetch from elsewhere.
    pasteURL: false,
    ...fetchOfOwnFiles(),
    adminThumbnail: 'thumbnail',
    imageSizes: [{ name: 'thumbnail', width: 320, formatOptions: { format: 'webp' } }],
    // The site's requests contain the checksum, so a cached response never becomes stale.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
      // A cache between must not answer others with what an account was allowed to read; the two differ
      // where files are public, too.
      headers.set('Vary', 'Authorization, Cookie');
      return headers;
    },
  },
  fields: [
    uiField('facts', COMPONENTS.FileFacts),
    uiField('uses', COMPONENTS.FileUses, { label: TEXTS.uses }),
    textField('alt', TEXTS.alt, LIMITS.title, {
      localized: true,
      requestCheck: requireAlt,
    }),
    uiField(FIELD, COMPONENTS.OtherAlt),
    row(
      textField('credit', TEXTS.credit, LIMITS.short),
      selectField('shot', TEXTS.shot, choicesOf('shots'), {
        admin: { condition: isPicture, width: '25%' },
      }),
      dayField('takenOn', TEXTS.takenOn, {
        isPast: true,
        admin: { condition: isPicture, width: '25%' },
      }),
    ),
    numberField('durationSeconds', TEXTS.durationSeconds, {
      admin: {
        readOnly: true,
        condition: ({ mimeType }) => FILE_TYPES.audio.includes(String(mimeType)),
      },
    }),
    {
      name: 'mimeType',
      type: 'text',
      label: TEXTS.mimeType,
      admin: { components: { Cell: COMPONENTS.FileTypeCell } },
    },
    { name: 'checksum', type: 'text', admin: { hidden: true } },
    // Placeholder until the picture has loaded; undefined for a picture with transparency.
    withRule({ name: 'colour', type: 'text', admin: { hidden: true } } as TextField, colourRule),
  ],
};
