import {
  type CollectionConfig,
  deepMerge,
  type Endpoint,
  type Field,
  type GlobalConfig,
  type LivePreviewConfig,
  type Payload,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { type Locale, LOCALES, DEFAULT_LOCALE } from '#contract/locales.ts';
import {
  type PreviewKind,
  type PreviewRequest,
  PREVIEW_KINDS,
  previewPath,
  NEW_RECORD,
  PREVIEW_PATHS,
  type PreviewRecord,
} from '#contract/preview.ts';
import { publicAge } from '../../collections/talents/profile.ts';
import { dataFieldsOf, describePath, isLocalised, isObject } from '../../fields/dataFields.ts';
import { findProblem } from '../../fields/recordProblems.ts';
import { FILE_KINDS, findKind } from '../../fields/upload.ts';
import type { Bilingual } from '../../texts/labels.ts';
import {
  type AdminLanguage,
  adminLanguage,
  describeProblem,
  type Problem,
} from '../../texts/problems.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';
import texts from './texts.json' with { type: 'json' };

/** The values of a record, or of a row of one of its lists. */
type Row = Record<string, unknown>;

const isKey = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The most rows of a list that are read: a request can contain any number, and each takes time. */
const MAX_ROWS = 500;

/** Returns a copy of a record with so many rows. */
const copyOf = (record: Row): Row =>
  JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
    Array.isArray(value) ? value.slice(0, MAX_ROWS) : value,
  ) as Row;

/** Puts the texts of another version in place of those of a record; a row has the same id in both. */
function replaceTexts(fields: readonly Field[], record: Row, other: Row): void {
  const texts = new Map(
    [...dataFieldsOf(fields, other)].map(({ key, field, siblings }) => [key, siblings[field.name]]),
  );
  for (const { key, field, siblings } of dataFieldsOf(fields, record)) {
    if (isLocalised(field)) siblings[field.name] = texts.get(key);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Returns why a file cannot be shown in a field; the record contains the file itself. */
function findFileProblem(field: Field, value: unknown): Problem | undefined {
  const kind = findKind(field);
  if (!kind || isEmpty(value)) return undefined;
  const { types, label } = FILE_KINDS[kind];
  const isRight = types.includes(String((value as { mimeType?: unknown }).mimeType));
  return isRight ? undefined : { code: 'wrongFile', values: [label.es, label.en] };
}

/** Returns what a required field without a value lacks; texts have rules of their own. */
function findMissing(field: Field, value: unknown): Problem | undefined {
  const isRequired = 'required' in field && Boolean(field.required);
  if (!isRequired || !isEmpty(value)) return undefined;
  if (field.type === 'upload') return { code: 'chooseFile' };
  const isChoice = field.type === 'select' || field.type === 'relationship';
  return { code: isChoice ? 'notChoice' : 'missing' };
}

/**
 * Returns what a record lacks to be published in one language.
 *
 * @param record contains the files that it shows
 */
function findPreviewProblems(
  fields: readonly Field[],
  record: Row,
  locale: Locale,
  language: AdminLanguage,
): PreviewRecord['problems'] {
  return [...dataFieldsOf(fields, record)].flatMap(({ field, siblings, path }) => {
    if (locale !== DEFAULT_LOCALE && !isLocalised(field)) return [];
    const value = siblings[field.name];
    const problem =
      findProblem(field, value, siblings, locale) ??
      findMissing(field, value) ??
      findFileProblem(field, value);
    if (!problem) return [];
    const label = describePath(fields, path, language, record);
    return [{ path, label, message: describeProblem(problem, language) }];
  });
}

const MAX_FILES = 500;

/** Returns the id that a form's value names, itself or as a populated record; 0 for any other. */
function idOf(value: unknown): number {
  const id = Number(isObject(value) ? value.id : value);
  return Number.isSafeInteger(id) ? id : 0;
}

/** Replaces the value of a field that refers to other records, which may be a list. */
function mapIds(value: unknown, recordOf: (id: number) => Row | undefined) {
  const find = (one: unknown) => recordOf(idOf(one));
  return Array.isArray(value) ? value.flatMap((one) => find(one) ?? []) : (find(value) ?? null);
}

/**
 * Puts the files of a record in place of their ids, as the site's queries return them. Other records
 * are represented by their ids.
 */
async function populate(
  payload: Payload,
  fields: readonly Field[],
  record: Row,
  locale: Locale,
): Promise<void> {
  const dataFields = [...dataFieldsOf(fields, record)];
  const uploads = dataFields.filter(({ field }) => field.type === 'upload');
  const ids = new Set(uploads.map(({ field, siblings }) => idOf(siblings[field.name])));
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids].slice(0, MAX_FILES) } },
    locale,
    fallbackLocale: false,
    depth: 0,
    pagination: false,
  });
  const files = new Map(docs.map((file) => [file.id, file as unknown as Row]));
  for (const { field, siblings } of dataFields) {
    const { name, type } = field;
    const value = siblings[name];
    if (type === 'upload') siblings[name] = mapIds(value, (id) => files.get(id));
    if (type === 'relationship')
      siblings[name] = mapIds(value, (id) => (id > 0 ? { id } : undefined));
  }
}

type GlobalKind = Extract<PreviewKind, 'home' | 'agency'>;

const isGlobal = (kind: PreviewKind): kind is GlobalKind => kind === 'home' || kind === 'agency';

const fieldsOf = ({ globals, collections }: Payload, kind: PreviewKind): readonly Field[] =>
  isGlobal(kind)
    ? globals.config.find(({ slug }) => slug === kind)!.fields
    : collections[kind].config.fields;

/** Returns the last saved draft in one language, or `undefined` if there is none. */
async function findSaved(
  payload: Payload,
  { kind, id }: PreviewRequest,
  locale: Locale,
): Promise<Row | undefined> {
  const options = { draft: true, depth: 0, locale, fallbackLocale: false } as const;
  if (isGlobal(kind)) {
    return (await payload.findGlobal({ ...options, slug: kind })) as unknown as Row;
  }
  if (id === NEW_RECORD || id === undefined) return undefined;
  const where = { ...options, id: Number(id), disableErrors: true };
  const found: unknown = await payload.findByID({ ...where, collection: kind });
  return (found as Row | null) ?? undefined;
}

/**
 * Returns a record with its files and what it lacks: as the form contains it, or without a form as it
 * was last saved. Stores nothing.
 *
 * @returns `undefined` if the record does not exist
 */
async function readPreviewRecord(
  req: PayloadRequest,
  request: PreviewRequest,
): Promise<PreviewRecord | undefined> {
  const { payload } = req;
  const { kind, id, locale, form } = request;
  const fields = fieldsOf(payload, kind);
  const locales: Locale[] = locale === DEFAULT_LOCALE ? [locale] : [DEFAULT_LOCALE, locale];
  const saved = await Promise.all(locales.map((one) => findSaved(payload, request, one)));
  if (saved[0] === undefined && id !== NEW_RECORD) return undefined;
  const language = adminLanguage(req);
  const read = async (one: Locale, index: number) => {
    const stored = saved[index] ?? {};
    const values = copyOf(form ?? stored);
    if (one !== locale) replaceTexts(fields, values, stored);
    await populate(payload, fields, values, one);
    const age = kind === 'talents' && publicAge(values);
    return { ...values, ...age, id: stored.id, updatedAt: stored.updatedAt };
  };
  const records = await Promise.all(locales.map(read));
  return {
    records: Object.fromEntries(locales.map((one, index) => [one, records[index]!])),
    problems: locales.flatMap((one, index) =>
      findPreviewProblems(fields, records[index]!, one, language),
    ),
    language,
    texts: texts.page[language],
  };
}

const refuse = (req: PayloadRequest, status: number, text: Bilingual): Response =>
  Response.json({ errors: [{ message: text[adminLanguage(req)] }] }, { status });

const includes = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

function parseRequest({ kind, id, locale, form }: Row): PreviewRequest | undefined {
  const isId = id === undefined || (typeof id === 'string' && /^[\w-]{1,60}$/.test(id));
  if (!includes(PREVIEW_KINDS, kind) || !includes(LOCALES, locale) || !isId) return undefined;
  if (form !== undefined && !isObject(form)) return undefined;
  return { kind, locale, id, form };
}

const endpointAt = (path: string, handler: Endpoint['handler']): Endpoint =>
  editorsEndpoint('post', path.slice('/api'.length), handler);

const previewEndpoints = [
  endpointAt(PREVIEW_PATHS.session, () => new Response(null, { status: 204 })),
  endpointAt(PREVIEW_PATHS.record, async (req) => {
    const request = parseRequest(await readBody(req));
    if (!request) return refuse(req, 400, texts.errors.invalid);
    const record = await readPreviewRecord(req, request);
    return record ? Response.json(record) : refuse(req, 404, texts.errors.notFound);
  }),
];

/** Shows the preview of new records too. */
const FORM = {
  components: {
    views: { edit: { default: { Component: '/features/preview/admin/EditView.tsx#EditView' } } },
  },
};

const toLocale = (code: unknown): Locale => (code === 'en' ? 'en' : 'es');

/**
 * Returns the page beside the form, and the button that opens it with what was last saved: in the
 * language that is edited, or in that of a record that is in one language.
 */
function optionsOf(kind: PreviewKind) {
  const pathOf = ({ id, language }: Row, locale: unknown): string | null => {
    const inLanguage = toLocale(language ?? locale);
    if (isGlobal(kind)) return previewPath(inLanguage, kind);
    return isKey(id) ? previewPath(inLanguage, kind, String(id)) : null;
  };
  const livePreview: LivePreviewConfig = {
    breakpoints: texts.breakpoints,
    url: ({ data, locale }) => pathOf(data, locale.code),
  };
  return {
    livePreview,
    preview: (doc: Row, { locale }: { locale: string }) => pathOf(doc, locale),
  };
}

/** Adds the preview to a collection or global whose records have pages. */
const withLivePreview = <T extends CollectionConfig | GlobalConfig>(entity: T, form = {}): T =>
  includes(PREVIEW_KINDS, entity.slug)
    ? {
        ...entity,
        admin: deepMerge<object>(entity.admin ?? {}, { ...optionsOf(entity.slug), ...form }),
      }
    : entity;

const LINK = '/features/preview/admin/PreviewLink.tsx#PreviewLink';

/** Shows the page of a record beside its form. */
export const preview: Plugin = (config) => ({
  ...extendConfig.formComponents(
    extendConfig.content(
      config,
      (collection) => withLivePreview(collection, FORM),
      (global) => withLivePreview(global),
    ),
    [LINK],
    ({ slug }) => includes(PREVIEW_KINDS, slug),
  ),
  endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
});
