import type { FlattenedField, Payload } from 'payload';
import type { Locale } from '#contract/locales.ts';
import { type Leaf, type Row, mapFields } from './mapFields.ts';

type Id = number | string;

const MAX_FILES = 500;

const isUpload = ({ field }: Leaf): boolean => field.type === 'upload';

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
export async function withFiles(
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
