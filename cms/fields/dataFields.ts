import type { Field } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
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

/**
 * Returns the fields on the path of a value, e.g. `videos.0.url`, each with the position of its row. It
 * ends before a part that is no field.
 *
 * @param record tells the types of its blocks; without it, a block has the fields of all types
 */
export function fieldsOnPath(fields: readonly Field[], path: string, record?: Siblings) {
  const steps: { field: DataField['field']; row?: number }[] = [];
  let inner = fields;
  let value: unknown = record;
  for (const part of path.split('.')) {
    value = (value as Siblings | undefined)?.[part];
    const last = steps.at(-1);
    if (last && /^\d+$/.test(part)) {
      last.row = Number(part);
      if (last.field.type !== 'blocks') continue;
      const type = (value as Siblings | undefined)?.blockType;
      const blocks = last.field.blocks.filter(({ slug }) => !record || slug === type);
      inner = blocks.flatMap((block) => block.fields);
      continue;
    }
    const field = flattenTopLevelFields([...inner]).find(({ name }) => name === part) as
      DataField['field'] | undefined;
    if (!field) break;
    steps.push({ field });
    inner = 'fields' in field ? field.fields : [];
  }
  return steps;
}
