import type { ArrayField, BlocksField, CollectionSlug, Field, FlattenedField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { takesAdded } from '#contract/addedValues.ts';
import { type AdminLanguage, labelOf } from '../texts/problems.ts';
import { choiceOf } from './choices.ts';
import type { Siblings } from './rules.ts';

/** A field with a value in a record or in one of its rows. */
export interface DataField {
  field: Field & { name: string };
  siblings: Siblings;
  /** Names of fields and positions of rows, e.g. `videos.0.url`. */
  path: string;
  /** Names of fields and ids of rows, e.g. `videos.6921c0.url`: it stays when rows are moved. */
  key: string;
}

/** Whether a field is a list of rows or blocks. */
export const isList = (field: Field): field is ArrayField | BlocksField =>
  field.type === 'array' || field.type === 'blocks';

/** Returns the fields of a row of a list, or of a block; none for a block of an unknown type. */
export const fieldsOfRow = (list: ArrayField | BlocksField, row: Siblings): readonly Field[] =>
  list.type === 'array'
    ? list.fields
    : (list.blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []);

export const isObject = (value: unknown): value is Siblings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of a list; what is no row counts as an empty one, since a request can contain anything. */
const rowsOf = (value: unknown): Siblings[] =>
  Array.isArray(value) ? value.map((row: unknown) => (isObject(row) ? row : {})) : [];

/** Yields every field of a record that has a value of its own, also in rows and blocks. */
export function* dataFieldsOf(
  fields: readonly Field[],
  siblings: Siblings,
  path = '',
  key = '',
): Generator<DataField> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* dataFieldsOf(tab.fields, siblings, path, key);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      yield* dataFieldsOf(field.fields, siblings, path, key);
    } else if (isList(field)) {
      const { name } = field;
      for (const [index, row] of rowsOf(siblings[name]).entries()) {
        const rowKey = `${key}${name}.${String(row.id ?? index)}.`;
        yield* dataFieldsOf(fieldsOfRow(field, row), row, `${path}${name}.${index}.`, rowKey);
      }
    } else if ('name' in field && field.name) {
      const { name } = field;
      yield { field: field as DataField['field'], siblings, path: path + name, key: key + name };
    }
  }
}

/** Returns the paths of the fields that refer to records of one collection alone, e.g. `gallery.picture`. */
export function pathsTo(collection: CollectionSlug, fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'upload' || field.type === 'relationship') {
      return field.relationTo === collection ? [field.name] : [];
    }
    const holders = field.type === 'blocks' ? field.blocks : [field];
    const children = holders.flatMap((holder) =>
      'flattenedFields' in holder ? holder.flattenedFields : [],
    );
    return [...new Set(pathsTo(collection, children))].map((path) => `${field.name}.${path}`);
  });
}

/** Returns whether a field has a value in each language. */
export const isLocalised = (field: Field): boolean =>
  'localized' in field && Boolean(field.localized);

/**
 * Returns the fields on the path or the key of a value, e.g. `videos.0.url` or `videos.6921c0.url`, each
 * with the position and the values of its row. It ends before a part that is no field.
 *
 * @param record tells the positions of rows, their titles and the types of blocks; without it, a block has
 *   the fields of all types
 */
export function fieldsOnPath(fields: readonly Field[], path: string, record?: Siblings) {
  const steps: { field: DataField['field']; row?: number; values?: Siblings }[] = [];
  let inner = fields;
  let value: unknown = record;
  for (const part of path.split('.')) {
    const last = steps.at(-1);
    if (last && isList(last.field) && last.row === undefined) {
      const rows = rowsOf(value);
      const position = rows.findIndex(({ id }) => id === part);
      last.row = position === -1 ? Number(part) : position;
      const row = rows[last.row];
      value = row;
      if (row) last.values = row;
      if (last.field.type === 'array') continue;
      inner = row ? fieldsOfRow(last.field, row) : last.field.blocks.flatMap((one) => one.fields);
      continue;
    }
    const field = flattenTopLevelFields([...inner]).find(({ name }) => name === part) as
      DataField['field'] | undefined;
    if (!field) break;
    value = (value as Siblings | undefined)?.[part];
    steps.push({ field });
    inner = 'fields' in field ? field.fields : [];
  }
  return steps;
}

/** Returns the name of a row: its title, its award, or its first choice, such as an accent. */
function nameOfRow(list: Field, values: Siblings, language: AdminLanguage): string | undefined {
  const text = [values.title, values.award].find((one) => typeof one === 'string' && one);
  if (text || !isList(list)) return text as string | undefined;
  for (const field of flattenTopLevelFields([...fieldsOfRow(list, values)]) as Field[]) {
    const own: unknown = field.type === 'text' && field.custom?.list;
    const key: unknown = 'name' in field && values[field.name];
    const choice = takesAdded(own) && choiceOf(own, String(key));
    if (choice) return choice.label[language];
    if (field.type !== 'select' || !field.required) continue;
    const option = field.options.find(
      (one) => typeof one === 'object' && one.value === values[field.name],
    );
    if (option) return labelOf(option as object, language);
  }
  return undefined;
}

/**
 * Returns the path of a field in an editor's words; parts that the CMS does not know are left out.
 *
 * @param path see {@link fieldsOnPath}
 * @example 'Vídeos › 1 (Escenas de bar) › Dirección' for `videos.0.url`
 */
export const describePath = (
  fields: readonly Field[],
  path: string,
  language: AdminLanguage,
  record?: Siblings,
): string =>
  fieldsOnPath(fields, path, record)
    .flatMap(({ field, row, values = {} }) => {
      const label = labelOf(field, language);
      if (!Number.isInteger(row)) return [label];
      // Not the list's singular: cinema, television and theatre have the same.
      const name = nameOfRow(field, values, language);
      return [label, `${row! + 1}${name ? ` (${name})` : ''}`];
    })
    .join(' › ');
