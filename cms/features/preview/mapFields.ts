import type { FlattenedField } from 'payload';

/** The values of a record, or of a row of one of its lists. */
export type Row = Record<string, unknown>;

/** A field with a value of its own. */
type ValueField = FlattenedField & { name: string };

/** A field of a record or of one of its rows. */
export interface DataField {
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

const fieldsOf = (field: FlattenedField, { blockType }: Row): FlattenedField[] | undefined => {
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
export function mapFields(
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
        const inner = fieldsOf(field, item);
        const same = otherRows.find(({ id }) => id !== undefined && id === item.id);
        return inner ? mapFields(inner, item, valueOf, same, `${path}.${index}.`) : [];
      });
    } else {
      copy[name] = valueOf({ field: field as ValueField, row, other, path });
    }
  }
  return copy;
}
