import type {
  CollectionConfig,
  GeneratePreviewURL,
  GlobalConfig,
  LivePreviewConfig,
  Plugin,
  Endpoint,
  PayloadRequest,
  Field,
  FlattenedField,
  GlobalSlug,
  Payload,
} from 'payload';
import { extendConfig } from '../extendConfig.ts';
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
import { access } from '../../access.ts';
import { type Bilingual, tr } from '../../texts/labels.ts';
import { PREVIEW_ERRORS } from './previewTexts.ts';
import { publicAge } from '../../collections/talents/profile.ts';
import { findProblem } from '../../fields/recordProblems.ts';
import { FILE_KINDS, findKind } from '../../fields/upload.ts';
import {
  type AdminLanguage,
  adminLanguage,
  describeProblem,
  labelOf,
  type Problem,
} from '../../texts/problems.ts';

/** The values of a record, or of a row of one of its lists. */
type Row = Record<string, unknown>;

/** A field with a value of its own. */
type ValueField = FlattenedField & { name: string };

/** A field of a record or of one of its rows. */
interface DataField {
  field: ValueField;
  row: Row;
  /** The same row of the other record; a row has the same id in every language. */
  other: Row | undefined;
  /** Names of fields and positions of rows, e.g. `videos.0.url`. */
  path: string;
}

/** The most rows of a list that are read. */
const MAX_ROWS = 500;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.filter(isRow).slice(0, MAX_ROWS) : [];

const fieldsOfRow = (field: FlattenedField, { blockType }: Row): FlattenedField[] | undefined => {
  if (field.type === 'array') return field.flattenedFields;
  if (field.type !== 'blocks') return undefined;
  return field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields;
};

/** Returns what identifies a row, and nothing else that is not a field. */
const identityOf = ({ id, blockType }: Row): Row => ({
  ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
  ...(typeof blockType === 'string' ? { blockType } : {}),
});

/**
 * Returns a copy of a record with the values that a function returns. It contains only what the
 * configuration defines: lists of rows where it has lists, and no other keys.
 *
 * @param other another version of the record, whose rows are found by their ids
 */
function mapFields(
  fields: readonly FlattenedField[],
  row: Row,
  valueOf: (leaf: DataField) => unknown,
  other?: Row,
  start = '',
): Row {
  const copy: Row = identityOf(row);
  for (const field of fields) {
    if (field.type === 'join' || !('name' in field) || field.name === 'id') continue;
    const { name } = field;
    const path = `${start}${name}`;
    if (field.type === 'group' || field.type === 'tab') {
      const [inner = {}] = rowsOf([row[name]]);
      const [otherInner] = rowsOf([other?.[name]]);
      copy[name] = mapFields(field.flattenedFields, inner, valueOf, otherInner, `${path}.`);
    } else if (field.type === 'array' || field.type === 'blocks') {
      const otherRows = rowsOf(other?.[name]);
      copy[name] = rowsOf(row[name]).flatMap((item, index) => {
        const inner = fieldsOfRow(field, item);
        const same = otherRows.find(({ id }) => id !== undefined && id === item.id);
        return inner ? mapFields(inner, item, valueOf, same, `${path}.${index}.`) : [];
      });
    } else {
      copy[name] = valueOf({ field: field as ValueField, row, other, path });
    }
  }
  return copy;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Returns why a file cannot be shown in a field; the record contains the file itself. */
function findFileProblem({ field, row }: DataField): Problem | undefined {
  const kind = findKind(field);
  const file = row[field.name] as { mimeType?: unknown } | null | undefined;
  if (!kind || isEmpty(file)) return undefined;
  const { types, label } = FILE_KINDS[kind];
  const isRight = types.includes(String(file?.mimeType));
  return isRight ? undefined : { code: 'wrongFile', values: [label.es, label.en] };
}

/** Returns what a required field without a value lacks; texts have rules of their own. */
function findMissing({ field, row }: DataField): Problem | undefined {
  const isRequired = 'required' in field && Boolean(field.required);
  if (!isRequired || !isEmpty(row[field.name])) return undefined;
  if (field.type === 'upload') return { code: 'chooseFile' };
  const isChoice = field.type === 'select' || field.type === 'relationship';
  return { code: isChoice ? 'notChoice' : 'missing' };
}

/** Returns the labels of a field and of the lists that contain it, e.g. `Vídeos › 1 › Título`. */
function describePath(
  fields: readonly FlattenedField[],
  record: Row,
  path: string,
  language: AdminLanguage,
): string {
  const labels: string[] = [];
  let inner: readonly FlattenedField[] = fields;
  let value: unknown = record;
  let list: FlattenedField | undefined;
  for (const part of path.split('.')) {
    value = (value as Row | undefined)?.[part];
    if (/^\d+$/.test(part)) {
      labels.push(String(Number(part) + 1));
      const slug = (value as Row | undefined)?.blockType;
      if (list?.type === 'blocks')
        inner = list.blocks.find((block) => block.slug === slug)?.flattenedFields ?? [];
      continue;
    }
    list = inner.find((field) => 'name' in field && field.name === part);
    labels.push(list ? labelOf(list, language).replace(/ \*$/, '') : part);
    if (list && 'flattenedFields' in list) inner = list.flattenedFields;
  }
  return labels.join(' › ');
}

/**
 * Returns what a record lacks to be published in one language.
 *
 * @param record contains the files that it shows
 */
function findPreviewProblems(
  fields: readonly FlattenedField[],
  record: Row,
  locale: Locale,
  language: AdminLanguage,
): PreviewRecord['problems'] {
  const problems: PreviewRecord['problems'] = [];
  mapFields(fields, record, (leaf) => {
    const { field, row, path } = leaf;
    const isLocalised = 'localized' in field && Boolean(field.localized);
    if (locale !== DEFAULT_LOCALE && !isLocalised) return undefined;
    const problem =
      findProblem(field as Field, row[field.name], row, locale) ??
      findMissing(leaf) ??
      findFileProblem(leaf);
    if (problem) {
      const label = describePath(fields, record, path, language);
      problems.push({ path, label, message: describeProblem(problem, language) });
    }
    return undefined;
  });
  return problems;
}

type Id = number | string;

const MAX_FILES = 500;

const isUpload = ({ field }: DataField): boolean => field.type === 'upload';

/** Returns the id that a form's value names: the value itself, or that of a populated record. */
function idOf(value: unknown, isNumber: boolean): Id | undefined {
  const id: unknown = typeof value === 'object' && value !== null ? (value as Row).id : value;
  if (typeof id !== 'number' && (typeof id !== 'string' || !/^[\w-]{1,60}$/.test(id))) {
    return undefined;
  }
  if (!isNumber) return id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : undefined;
}

/** Replaces the value of a field that refers to other records, which may be a list. */
const mapIds = (value: unknown, isNumber: boolean, recordOf: (id: Id) => Row | undefined) => {
  const find = (one: unknown) => {
    const id = idOf(one, isNumber);
    return id === undefined ? undefined : recordOf(id);
  };
  if (!Array.isArray(value)) return find(value) ?? null;
  return value.flatMap((one) => find(one) ?? []);
};

/**
 * Returns a record with its files in place of their ids, as the site's queries return them. Other
 * records are represented by their ids.
 */
async function withFiles(
  payload: Payload,
  fields: readonly FlattenedField[],
  record: Row,
  locale: Locale,
): Promise<Row> {
  const isNumber = payload.db.defaultIDType === 'number';
  const ids = new Set<Id>();
  mapFields(fields, record, (leaf) => {
    const { field, row } = leaf;
    if (isUpload(leaf)) mapIds(row[field.name], isNumber, (id) => void ids.add(id));
    return undefined;
  });
  const { docs } =
    ids.size === 0
      ? { docs: [] }
      : await payload.find({
          collection: 'media',
          where: { id: { in: [...ids].slice(0, MAX_FILES) } },
          locale,
          fallbackLocale: false,
          depth: 0,
          pagination: false,
        });
  const files = new Map<Id, Row>(docs.map((file) => [file.id, file as unknown as Row]));
  return mapFields(fields, record, (leaf) => {
    const { field, row } = leaf;
    const value = row[field.name];
    if (isUpload(leaf)) return mapIds(value, isNumber, (id) => files.get(id));
    return field.type === 'relationship' ? mapIds(value, isNumber, (id) => ({ id })) : value;
  });
}

type CollectionKind = Extract<PreviewKind, 'talents' | 'pages' | 'proposals'>;

const isCollection = (kind: PreviewKind): kind is CollectionKind =>
  kind === 'talents' || kind === 'pages' || kind === 'proposals';

/** Returns the fields of a collection or global as one list, without tabs and rows. */
function fieldsOf(payload: Payload, kind: PreviewKind): readonly FlattenedField[] {
  if (isCollection(kind)) return payload.collections[kind].config.flattenedFields;
  return payload.globals.config.find(({ slug }) => slug === kind)!.flattenedFields;
}

/** Returns the last saved draft in one language, or `undefined` if there is none. */
async function findSaved(
  payload: Payload,
  { kind, id }: PreviewRequest,
  locale: Locale,
): Promise<Row | undefined> {
  const options = { draft: true, depth: 0, locale, fallbackLocale: false } as const;
  if (!isCollection(kind)) {
    return (await payload.findGlobal({ ...options, slug: kind as GlobalSlug })) as unknown as Row;
  }
  if (id === NEW_RECORD || id === undefined) return undefined;
  const numericId = payload.db.defaultIDType === 'number' ? Number(id) : id;
  const found = await payload.findByID({
    ...options,
    collection: kind,
    id: numericId,
    disableErrors: true,
  });
  return (found as Row | null) ?? undefined;
}

const typedValue = ({ field, row }: DataField): unknown => row[field.name];

/** A text as last saved in Spanish; other values as the form contains them. */
const spanishValue = ({ field, row, other }: DataField): unknown =>
  'localized' in field && field.localized ? other?.[field.name] : row[field.name];

/** Returns the values that only a saved record has, or `undefined` values of a new one. */
const metaOf = ({ id, updatedAt }: Row) => ({ id, updatedAt });

/** The texts of the preview, in the admin's languages. */
const PREVIEW_TEXTS: Record<keyof Bilingual, PreviewRecord['texts']> = {
  es: {
    missing: 'Para publicar falta:',
    unshown: 'Todavía no hay nada que enseñar: completa el formulario y la página aparece aquí.',
    inert: 'En la vista previa los enlaces no llevan a ninguna parte',
    offline: 'La vista previa se ha parado un momento: vuelve sola en unos segundos.',
    failed: 'Esta página no se puede enseñar: guarda el borrador y avisa a quien lleva la web.',
    pages: { label: 'Se ve en', home: 'Portada', about: 'Nosotras', contact: 'Contacto' },
  },
  en: {
    missing: 'To publish it, this is missing:',
    unshown: 'There is nothing to show yet: fill in the form, and the page appears here.',
    inert: 'Links lead nowhere in the preview',
    offline: 'The preview has paused: it comes back by itself in a few seconds.',
    failed: 'This page cannot be shown: save the draft and tell the maintainer of the site.',
    pages: { label: 'It is shown on', home: 'Home page', about: 'About us', contact: 'Contact' },
  },
};

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
  const isMissing = saved[0] === undefined && id !== NEW_RECORD;
  if (isMissing) return undefined;
  const language = adminLanguage(req);
  const read = async (one: Locale, index: number) => {
    const stored = saved[index] ?? {};
    const valueOf = one === locale ? typedValue : spanishValue;
    const values = mapFields(fields, form ?? stored, valueOf, stored);
    const age = kind === 'talents' && publicAge(values);
    const record = { ...values, ...age, ...metaOf(stored) };
    return withFiles(payload, fields, record, one).then((copy) => ({ ...copy, ...metaOf(stored) }));
  };
  const records = await Promise.all(locales.map(read));
  return {
    records: Object.fromEntries(locales.map((one, index) => [one, records[index]!])),
    problems: locales.flatMap((one, index) =>
      findPreviewProblems(fields, records[index]!, one, language),
    ),
    language,
    texts: PREVIEW_TEXTS[language],
  };
}

const HEADERS = { 'Cache-Control': 'no-store' };
const API = '/api';

const refuse = (req: PayloadRequest, status: number, { es, en }: Bilingual): Response =>
  Response.json({ errors: [{ message: tr(req, es, en) }] }, { status, headers: HEADERS });

/** Refuses users who are not editors; an API key is never one. */
function findRefusal(req: PayloadRequest): Response | undefined {
  if (access.editors({ req })) return undefined;
  return req.user
    ? refuse(req, 403, PREVIEW_ERRORS.forbidden)
    : refuse(req, 401, PREVIEW_ERRORS.signIn);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const includes = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Returns a valid request, or `undefined`. */
function parseRequest(body: unknown): PreviewRequest | undefined {
  if (!isObject(body)) return undefined;
  const { kind, id, locale, form } = body;
  const isId =
    id === undefined || id === NEW_RECORD || (typeof id === 'string' && /^[\w-]{1,60}$/.test(id));
  if (!includes(PREVIEW_KINDS, kind) || !includes(LOCALES, locale) || !isId) return undefined;
  if (form !== undefined && !isObject(form)) return undefined;
  return { kind, locale, id, form };
}

/** What the preview asks, in the session of the editor who looks at it: it has no key. */
const previewEndpoints: Endpoint[] = [
  {
    path: PREVIEW_PATHS.session.slice(API.length),
    method: 'post',
    handler: async (req) =>
      findRefusal(req) ?? new Response(null, { status: 204, headers: HEADERS }),
  },
  {
    path: PREVIEW_PATHS.record.slice(API.length),
    method: 'post',
    handler: async (req) => {
      const refusal = findRefusal(req);
      if (refusal) return refusal;
      const request = parseRequest(await req.json?.().catch(() => undefined));
      if (!request) return refuse(req, 400, PREVIEW_ERRORS.invalid);
      const record = await readPreviewRecord(req, request);
      if (!record) return refuse(req, 404, PREVIEW_ERRORS.notFound);
      return Response.json(record, { headers: HEADERS });
    },
  },
];

const EDIT_VIEW = { Component: '/features/preview/admin/EditView.tsx#EditView' };

/** The widths at which editors see a page, in CSS pixels. */
const BREAKPOINTS: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Móvil · Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tableta · Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Ordenador · Desktop', width: 1440, height: 900 },
];

const isPreviewKind = (slug: string): slug is PreviewKind =>
  (PREVIEW_KINDS as readonly string[]).includes(slug);

const toLocale = (code: unknown): Locale => (code === 'en' ? 'en' : 'es');

/**
 * Returns the page beside the form, and the button that opens it with what was last saved: in the
 * language that is edited, or in that of a record that is in one language.
 */
function optionsOf(pathOf: (locale: Locale, id: unknown) => string | null): {
  livePreview: LivePreviewConfig;
  preview: GeneratePreviewURL;
} {
  return {
    livePreview: {
      breakpoints: BREAKPOINTS,
      url: ({ data, locale }) => pathOf(toLocale(data.language ?? locale.code), data.id),
    },
    preview: (doc, { locale }) => pathOf(toLocale(doc.language ?? locale), doc.id),
  };
}

/** Adds the preview to a collection whose records have pages; its form shows that of new ones too. */
function withLivePreview(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection;
  if (!isPreviewKind(slug)) return collection;
  const options = optionsOf((locale, id) =>
    typeof id === 'number' || typeof id === 'string' ? previewPath(locale, slug, id) : null,
  );
  const views = admin?.components?.views;
  const edit = { ...views?.edit, default: EDIT_VIEW };
  const components = { ...admin?.components, views: { ...views, edit } };
  return { ...collection, admin: { ...admin, ...options, components } as typeof admin };
}

/** Adds the preview to a global that a page shows. */
function withGlobalLivePreview(global: GlobalConfig): GlobalConfig {
  const { slug, admin } = global;
  if (!isPreviewKind(slug)) return global;
  return { ...global, admin: { ...admin, ...optionsOf((locale) => previewPath(locale, slug)) } };
}

const LINK = '/features/preview/admin/PreviewLink.tsx#PreviewLink';

/** Shows the page of a record beside its form. */
export const preview: Plugin = (config) => ({
  ...extendConfig.formComponents(
    extendConfig.content(config, withLivePreview, withGlobalLivePreview),
    [LINK],
    ({ slug }) => isPreviewKind(slug),
  ),
  endpoints: [...(config.endpoints ?? []), ...previewEndpoints],
});
