import {
  APIError,
  type Condition,
  type Field,
  type FieldBase,
  type FlattenedArrayField,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
  type Validate,
} from 'payload';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { isObject } from '../../fields/dataFields.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import { findKind } from '../../fields/upload.ts';
import type { Talent } from '../../payload-types.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { changedFields } from '../revisions/mergeRevision.ts';
import { stored } from '../../stored/stored.ts';
import TEXTS from './texts.json' with { type: 'json' };
import type { ProfileUpdate, Values } from './updates.ts';

/**
 * The main photograph and the gallery as one list, of which the first is the main one. Its rows have the ids
 * of their files.
 */
export const PICTURES = 'pictures';

/** The parts of the page with their fields, in the order in which a sheet goes stale. */
export const SECTIONS = {
  available: ['availableFrom', 'availableUntil', 'unavailable', 'availability'],
  works: ['cinema', 'television', 'theatre', 'otherWork'],
  projects: ['genres', 'projects'],
  pictures: [PICTURES],
  videos: ['videos', 'voiceClips', 'voiceRange'],
  home: ['homeBase'],
  languages: ['languages', 'accents'],
  skills: ['skills'],
  looks: ['playingAgeFrom', 'playingAgeTo', 'heightCm', 'hair', 'hairLength', 'beard'],
  studies: ['studies', 'awards'],
  biography: ['biography'],
  links: ['website', 'imdb', 'instagram', 'tiktok', 'curriculum'],
} as const;

/** The names of all fields that a person can change; no other is read or written by a link. */
const OFFERED: readonly string[] = Object.values(SECTIONS).flat();

/** The fields of a row that a person sees; the others of a row stay as they are. */
const IN_ROWS = new Map([['videos', ['kind', 'title', 'url']]]);

export type NamedField = FlattenedField & { name: string };
type List = FlattenedArrayField;
export type Row = Values & { id: string };

export const isList = (field: FlattenedField): field is List => field.type === 'array';

/** Returns the fields of all sheets. */
export function sheetFields({ collections }: Payload): NamedField[] {
  const fields = collections.talents.config.flattenedFields as NamedField[];
  const gallery = fields.find(({ name }) => name === 'gallery')!;
  const pictures = { ...gallery, name: PICTURES, label: TEXTS.sections.pictures };
  return [...fields, pictures].filter(({ name }) => OFFERED.includes(name));
}

/** Returns the fields of one sheet: those of who directs are not on an actress's. */
export const fieldsOf = (payload: Payload, talent: Talent): NamedField[] =>
  sheetFields(payload).filter(({ admin }) => {
    const condition = (admin as { condition?: Condition }).condition;
    return condition?.(talent, talent, {} as never) ?? true;
  });

export const rowFieldsOf = ({ name, flattenedFields }: List): NamedField[] =>
  (flattenedFields as NamedField[]).filter(
    (field) => field.name !== 'id' && (IN_ROWS.get(name)?.includes(field.name) ?? true),
  );

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

export const differs = (one: unknown, other: unknown): boolean =>
  changedFields({ value: one }, { value: other }).length > 0;

/** Returns the offered values of a record, with the time of its last change. */
export function toSheet(record: Values): Values {
  const gallery = rowsOf(record.gallery).map(({ picture }) => picture);
  const pictures = toPictures([record.photo, ...gallery].filter(Boolean));
  const names = [...OFFERED, 'updatedAt'];
  const values = names.map((name) => [name, name === PICTURES ? pictures : record[name]]);
  return Object.fromEntries(values) as Values;
}

const toPictures = (files: unknown[]): Row[] =>
  [...new Set(files)].map((picture) => ({ id: String(picture), picture }));

/** Returns the values of a sheet as those of the record. */
export function toRecord({ [PICTURES]: pictures, ...values }: Values, record: Values): Values {
  if (!pictures) return values;
  const [photo = null, ...others] = new Set(rowsOf(pictures).map(({ picture }) => picture));
  const gallery = others.map(
    (picture) => rowsOf(record.gallery).find((row) => row.picture === picture) ?? { picture },
  );
  return { ...values, photo, gallery };
}

/**
 * Returns a person's record as the public sees it, or the draft of one that was never published, in one
 * language, and the values of its sheet.
 *
 * @returns `undefined` if there is no such person, or if they are in the trash
 */
export async function readSheet(payload: Payload, id: number, locale: Locale) {
  const row = await stored.get({ payload }, 'talents', id);
  if (!row || row.deletedAt) return undefined;
  const talent = await payload.findByID({
    ...({ collection: 'talents', id, depth: 0, fallbackLocale: false } as const),
    draft: row._status !== 'published',
    locale,
  });
  return { talent, base: toSheet(talent as unknown as Values) };
}

const MAX_ROWS = 300;
const ROW_ID = /^[0-9a-f]{24}$/;

/** Refuses what the page does not offer: a changed page sends it. */
const refuse = (req: PayloadRequest, key: 'unknownField' | 'notTheirs' = 'unknownField'): Error =>
  new APIError(TEXTS.page[key][adminLanguage(req)], 400, undefined, true);

/** Returns the value of an input as a save of the field cleans it; an empty one is `null`. */
async function toValue(field: NamedField, text: string, old: unknown): Promise<unknown> {
  const cleaned = cleanText(text);
  if (!isVisible(cleaned)) return null;
  if (field.type === 'number' || findKind(field))
    return Number.isNaN(Number(text)) ? cleaned : Number(text);
  // The stored days can have another hour.
  if (field.type === 'date' && cleaned === String(old ?? '').slice(0, 10)) return old;
  let value: unknown = field.type === 'select' && field.hasMany ? cleaned.split(';') : cleaned;
  for (const clean of (field as FieldBase).hooks?.beforeValidate ?? []) {
    value = await clean({ field, value } as Parameters<typeof clean>[0]);
  }
  return value;
}

/** Reads the inputs of some fields: a text for a value, `{ id, … }` for each row of a list. */
async function readInputs(
  req: PayloadRequest,
  fields: NamedField[],
  inputs: Values,
  shown: Values,
): Promise<Values> {
  const read = Object.entries(inputs).map(async ([name, input]) => {
    const field = fields.find((one) => one.name === name);
    const old = shown[name];
    if (field && isList(field) && Array.isArray(input)) {
      return [name, await readRows(req, field, input, rowsOf(old))] as const;
    }
    if (!field || isList(field) || typeof input !== 'string') throw refuse(req);
    return [name, await toValue(field, input, old)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

function readRows(req: PayloadRequest, list: List, rows: unknown[], shown: Row[]): Promise<Row[]> {
  const ids = new Set(rows.map((row) => (isObject(row) ? row.id : undefined)));
  if (rows.length > MAX_ROWS || ids.size < rows.length) throw refuse(req);
  const read = (rows as Values[]).map(async ({ id, ...inputs }): Promise<Row> => {
    const old = shown.find((row) => row.id === id);
    if (!old && !ROW_ID.test(String(id))) throw refuse(req);
    const values = await readInputs(req, rowFieldsOf(list), inputs, old ?? {});
    return { ...old, ...values, id: String(id) };
  });
  return Promise.all(read);
}

/**
 * Reads what a page has sent over what it has shown.
 *
 * @param form the inputs by the names of their fields
 * @param base the values of the sheet, over which was shown what was sent before
 * @returns the fields that differ from `base`
 * @throws {APIError} 400 for a field, row or file that the page does not offer
 */
export async function readForm(
  req: PayloadRequest,
  form: unknown,
  talent: Talent,
  base: Values,
  { sent, files }: ProfileUpdate,
): Promise<Values> {
  if (!isObject(form)) throw refuse(req);
  const { payload } = req;
  const read = await readInputs(req, fieldsOf(payload, talent), form, { ...base, ...sent });
  if (read[PICTURES]) {
    read[PICTURES] = toPictures(rowsOf(read[PICTURES]).map(({ picture }) => picture));
  }
  const names = Object.keys(read).filter((name) => differs(read[name], base[name]));
  const changed = Object.fromEntries(names.map((name) => [name, read[name]])) as Values;
  const own = [...fileIdsIn(payload, base), ...(files ?? [])];
  for (const { id, kind } of fileIdsIn(payload, changed)) {
    if (!own.some((file) => file.id === id && file.kind === kind)) throw refuse(req, 'notTheirs');
  }
  return changed;
}

/** Returns the files that the values of a sheet show, with the kind of field that does. */
export const fileIdsIn = (payload: Payload, values: Values) =>
  findFileReferences(sheetFields(payload) as Field[], values).flatMap(({ id, kind }) =>
    id === undefined ? [] : [{ id, kind }],
  );

/**
 * Returns what is wrong with what was sent, by the names of the inputs: the rules of the fields, as when an
 * editor publishes. Rows that have not changed are not checked.
 */
export async function findProblems(
  req: PayloadRequest,
  sent: Values,
  base: Values,
  locale: Locale,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  const check = async (field: NamedField, siblingData: Values, path: string) => {
    const validate = (field as { validate?: Validate<unknown, object, object, object> }).validate;
    const result = await validate?.(siblingData[field.name], {
      ...field,
      ...({ data: { ...base, ...sent }, siblingData, blockData: {}, operation: 'update' } as const),
      // Of an English text, nothing else can be checked: the Spanish one is not here.
      event: locale === DEFAULT_LOCALE && field.type !== 'upload' ? 'submit' : 'onChange',
      path: path.split('.'),
      preferences: { fields: {} },
      req,
    } as never);
    if (typeof result === 'string') problems[path] = result;
  };
  for (const field of sheetFields(req.payload).filter(({ name }) => name in sent)) {
    const { name } = field;
    if (!isList(field)) {
      await check(field, { ...base, ...sent }, name);
      continue;
    }
    const old = new Map(rowsOf(base[name]).map((row) => [row.id, row]));
    for (const row of rowsOf(sent[name]).filter((one) => differs(one, old.get(one.id)))) {
      for (const one of rowFieldsOf(field)) await check(one, row, `${name}.${row.id}.${one.name}`);
    }
  }
  return problems;
}
