import { randomBytes } from 'node:crypto';
import {
  APIError,
  type FieldBase,
  type FlattenedArrayField,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
  type Validate,
} from 'payload';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { findFileReferences } from '../../fields/recordProblems.ts';
import { findKind } from '../../fields/upload.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { changedFields } from '../revisions/mergeRevision.ts';
import { stored } from '../../stored/stored.ts';
import TEXTS from './texts.json' with { type: 'json' };
import type { ProfileUpdate, Values } from './updates.ts';

/** The parts of the page with their fields, in the order in which a sheet goes stale. */
export const SECTIONS = {
  available: ['availableFrom', 'availableUntil', 'unavailable', 'availability'],
  works: ['cinema', 'television', 'theatre', 'otherWork'],
  pictures: ['photo', 'gallery'],
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

/** The main photograph and the gallery are one list on the page; the main one comes first. */
export const PICTURES = 'pictures';
/** The row of the main photograph in {@link PICTURES}. */
const MAIN = 'main';

export type NamedField = FlattenedField & { name: string };
type List = FlattenedArrayField;
export type Row = Values & { id: string };

export const isList = (field: FlattenedField): field is List => field.type === 'array';

/** Returns a field that is offered, by its name. */
export const fieldOf = ({ collections }: Payload, name: string): NamedField =>
  collections.talents.config.flattenedFields.find((one) => one.name === name)!;

export const rowFieldsOf = ({ name, flattenedFields }: List): NamedField[] =>
  (flattenedFields as NamedField[]).filter(
    (field) => field.name !== 'id' && (IN_ROWS.get(name)?.includes(field.name) ?? true),
  );

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

export const differs = (one: unknown, other: unknown): boolean =>
  changedFields({ value: one }, { value: other }).length > 0;

/**
 * Returns the offered fields of a record as the public sees them, or as they are in the draft of one that was
 * never published, in one language, and when the record was changed last.
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
  const values = talent as unknown as Values;
  const names = [...OFFERED, 'updatedAt'];
  return { talent, base: Object.fromEntries(names.map((name) => [name, values[name]])) as Values };
}

/** Returns the photographs as one list. */
export const picturesOf = ({ photo, gallery }: Values): { id: string; picture: number }[] => [
  ...(photo ? [{ id: MAIN, picture: photo as number }] : []),
  ...(rowsOf(gallery) as unknown as { id: string; picture: number }[]),
];

/** What a page sends: its inputs by their names, e.g. `cinema.6743f0.title`, and the ids of rows by list. */
export interface SentForm {
  values: Record<string, string>;
  rows: Record<string, string[]>;
}

const MAX_ROWS = 300;
const ROW_ID = /^[0-9a-f]{24}$/;

const isRecordOf = <T>(
  value: unknown,
  isRight: (one: unknown) => boolean,
): value is Record<string, T> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isRight);

/** Returns a form whose shape is right, or `undefined`. */
export function parseForm({ values, rows }: Partial<SentForm>): SentForm | undefined {
  const isText = (one: unknown) => typeof one === 'string';
  const areIds = (one: unknown) =>
    Array.isArray(one) &&
    one.length <= MAX_ROWS &&
    new Set(one).size === one.length &&
    one.every(isText);
  if (!isRecordOf<string>(values, isText) || !isRecordOf<string[]>(rows, areIds)) return undefined;
  return { values, rows };
}

/** Returns the value of an input as a save of the field cleans it; an empty one is `null`. */
async function toValue(field: NamedField, text: string): Promise<unknown> {
  const cleaned = cleanText(text);
  if (!isVisible(cleaned)) return null;
  if (field.type === 'number' || findKind(field))
    return Number.isNaN(Number(text)) ? cleaned : Number(text);
  let value: unknown = cleaned;
  for (const clean of (field as FieldBase).hooks?.beforeValidate ?? []) {
    value = await clean({ field, value } as Parameters<typeof clean>[0]);
  }
  return value;
}

/** Days are compared as days: the stored ones can have another hour. */
const keepsDay = (field: NamedField, value: unknown, old: unknown): boolean =>
  field.type === 'date' && String(value ?? '').slice(0, 10) === String(old ?? '').slice(0, 10);

/** Refuses what the page does not offer: a changed page sends it. */
const refuse = (req: PayloadRequest, key: 'unknownField' | 'notTheirs'): Error =>
  new APIError(TEXTS.page[key][adminLanguage(req)], 400, undefined, true);

/** Returns a row with the inputs of a page. */
async function readRow(
  req: PayloadRequest,
  list: List,
  old: Row | undefined,
  id: string,
  inputs: Inputs = new Map(),
): Promise<Row> {
  const fields = rowFieldsOf(list);
  for (const name of inputs.keys()) {
    if (!fields.some((field) => field.name === name)) throw refuse(req, 'unknownField');
  }
  const row: Row = { ...old, id: old?.id ?? id };
  for (const field of fields) {
    const text = inputs.get(field.name);
    if (text === undefined) continue;
    const value = await toValue(field, text);
    if (!keepsDay(field, value, old?.[field.name])) row[field.name] = value;
  }
  return row;
}

type Inputs = Map<string, string>;

/** Sorts the inputs by the list and the row that they are of. */
function groupInputs({ values }: SentForm) {
  const single: Inputs = new Map();
  const rows = new Map<string, Map<string, Inputs>>();
  for (const [name, text] of Object.entries(values)) {
    const [list = '', id, input, ...more] = name.split('.');
    if (input === undefined || more.length > 0) single.set(name, text);
    else {
      const ofList = rows.get(list) ?? new Map<string, Inputs>();
      rows.set(list, ofList.set(id!, (ofList.get(id!) ?? new Map()).set(input, text)));
    }
  }
  return { single, rows };
}

/** Turns the one list of photographs into the main one and the gallery. */
function splitPictures(
  req: PayloadRequest,
  shown: Values,
  ids: string[] | undefined,
  inputs: Map<string, Inputs> = new Map(),
): Values {
  const names = [...inputs.values()].flatMap((row) => [...row.keys()]);
  if (!ids || names.some((name) => name !== 'picture')) throw refuse(req, 'unknownField');
  const known = new Map(picturesOf(shown).map((row) => [row.id, row]));
  const [first, ...gallery] = ids.map((id) => {
    const row = known.get(id);
    const picture = row ? row.picture : Number(inputs.get(id)?.get('picture'));
    if (!row && !(picture && ROW_ID.test(id))) throw refuse(req, 'unknownField');
    return { id, picture };
  });
  return { photo: first?.picture ?? null, gallery };
}

/**
 * Reads what a page has sent over what it has shown.
 *
 * @param shown the values that the page showed: the record's, or what was sent before
 * @param base the record's values, whose rows keep their ids
 * @returns the fields that differ from `base`
 * @throws {APIError} 400 for a field, row or file that the page does not offer
 * @see renewIds
 */
export async function readForm(
  req: PayloadRequest,
  form: SentForm,
  base: Values,
  shown: Values,
  files: ProfileUpdate['files'],
): Promise<Values> {
  const { payload } = req;
  const { single, rows } = groupInputs(form);
  const changed: Values = {};
  const names = new Set([...single.keys(), ...rows.keys(), ...Object.keys(form.rows)]);
  for (const name of names) {
    if (name === PICTURES && !single.has(name)) {
      Object.assign(changed, splitPictures(req, shown, form.rows[name], rows.get(name)));
      continue;
    }
    if (!OFFERED.includes(name) || name === 'photo' || name === 'gallery')
      throw refuse(req, 'unknownField');
    const field = fieldOf(payload, name);
    if (!isList(field)) {
      const text = single.get(name);
      if (text === undefined || form.rows[name]) throw refuse(req, 'unknownField');
      const value = await toValue(field, text);
      changed[name] = keepsDay(field, value, base[name]) ? base[name] : value;
      continue;
    }
    const ids = form.rows[name];
    if (single.has(name) || !ids) throw refuse(req, 'unknownField');
    const old = new Map(
      [...rowsOf(base[name]), ...rowsOf(shown[name])].map((row) => [row.id, row]),
    );
    if (ids.some((id) => !old.has(id) && !ROW_ID.test(id))) throw refuse(req, 'unknownField');
    const read = (id: string) => readRow(req, field, old.get(id), id, rows.get(name)?.get(id));
    changed[name] = await Promise.all(ids.map(read));
  }
  const sent = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => differs(value, base[name])),
  ) as Values;
  const own = [...fileIdsIn(payload, base), ...(files ?? [])];
  for (const { id, kind } of fileIdsIn(payload, sent)) {
    if (!own.some((file) => file.id === id && file.kind === kind)) throw refuse(req, 'notTheirs');
  }
  return sent;
}

/**
 * Returns what was sent with ids of our own for new rows: a made-up one could be that of another person's
 * row.
 */
export function renewIds(payload: Payload, sent: Values, ...known: Values[]): Values {
  const renewed = Object.entries(sent).map(([name, value]) => {
    if (!isList(fieldOf(payload, name))) return [name, value];
    const ids = new Set(known.flatMap((values) => rowsOf(values[name]).map(({ id }) => id)));
    const rows = rowsOf(value).map((row) => {
      return ids.has(row.id) ? row : { ...row, id: randomBytes(12).toString('hex') };
    });
    return [name, rows];
  });
  return Object.fromEntries(renewed) as Values;
}

/** Returns the files that values show, with the kind of field that does. */
export const fileIdsIn = ({ collections }: Payload, values: Values) =>
  findFileReferences(collections.talents.config.fields, values).flatMap(({ id, kind }) =>
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
  for (const [name, value] of Object.entries(sent)) {
    const field = fieldOf(req.payload, name);
    if (!isList(field)) {
      await check(field, { ...base, ...sent }, name);
      continue;
    }
    const old = new Map(rowsOf(base[name]).map((row) => [row.id, row]));
    for (const row of rowsOf(value).filter((one) => differs(one, old.get(one.id)))) {
      for (const one of rowFieldsOf(field)) await check(one, row, `${name}.${row.id}.${one.name}`);
    }
  }
  return problems;
}
