import type { FlattenedField, GlobalSlug, Payload, PayloadRequest } from 'payload';
import {
  type PreviewKind,
  type PreviewRecord,
  type PreviewRequest,
  NEW_RECORD,
} from '#contract/preview.ts';
import { adminLanguage } from '../../texts/problems.ts';
import { ageOf } from '../../collections/talents/age.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { withFiles } from './previewFiles.ts';
import { type Leaf, type Row, mapFields } from './mapFields.ts';
import { findPreviewProblems } from './previewProblems.ts';
import { PREVIEW_TEXTS } from './previewTexts.ts';

type CollectionKind = Extract<PreviewKind, 'talents' | 'pages'>;

const isCollection = (kind: PreviewKind): kind is CollectionKind =>
  kind === 'talents' || kind === 'pages';

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
  return (found as unknown as Row | null) ?? undefined;
}

const typedValue = ({ field, row }: Leaf): unknown => row[field.name];

/** A text as last saved in Spanish; other values as the form contains them. */
const spanishValue = ({ field, row, other }: Leaf): unknown =>
  'localized' in field && field.localized ? other?.[field.name] : row[field.name];

/** Returns the values that only a saved record has, or `undefined` values of a new one. */
const metaOf = ({ id, updatedAt }: Row) => ({ id, updatedAt });

/**
 * Returns a record with its files and what it lacks: as the form contains it, or without a form as it
 * was last saved. Stores nothing.
 *
 * @returns `undefined` if the record does not exist
 */
export async function readPreviewRecord(
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
    const age = kind === 'talents' && { age: ageOf(values) };
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
