import type { Field } from 'payload';
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

const rowsOf = (value: unknown): Siblings[] => (Array.isArray(value) ? (value as Siblings[]) : []);

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
    } else if (field.type === 'array' || field.type === 'blocks') {
      const { name } = field;
      for (const [index, row] of rowsOf(siblings[name]).entries()) {
        const holder =
          field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row.blockType);
        const rowKey = `${key}${name}.${String(row.id ?? index)}.`;
        yield* dataFieldsOf(holder?.fields ?? [], row, `${path}${name}.${index}.`, rowKey);
      }
    } else if ('name' in field && field.name) {
      const { name } = field;
      yield { field: field as DataField['field'], siblings, path: path + name, key: key + name };
    }
  }
}

/** Returns whether a field has a value in each language. */
export const isLocalised = (field: Field): boolean =>
  'localized' in field && Boolean(field.localized);
