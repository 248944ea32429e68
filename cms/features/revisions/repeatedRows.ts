import type { CollectionBeforeOperationHook, Field, GlobalBeforeOperationHook } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { describePath, fieldsOfRow, isList, isObject } from '../../fields/dataFields.ts';
import { refusal } from '../../fields/rules.ts';
import { adminLanguage } from '../../texts/problems.ts';

type Values = Record<string, unknown>;

/**
 * Returns the path of a list that has a row with the id of another one, e.g. `videos.0.chapters`. The rows
 * of all lists of one field are compared: the database has one table for them.
 *
 * @param ids of the rows before, with their field
 */
function findRepeatedRow(
  fields: readonly Field[],
  data: Values,
  ids: Set<string>,
  field = '',
  path = '',
): string | undefined {
  for (const inner of flattenTopLevelFields([...fields]) as (Field & { name: string })[]) {
    const value = data[inner.name];
    const [innerField, innerPath] = [`${field}.${inner.name}`, path + inner.name];
    if (isList(inner) && Array.isArray(value)) {
      for (const [index, row] of value.entries()) {
        if (!isObject(row)) continue;
        const id = `${innerField} ${String(row.id)}`;
        if (ids.has(id)) return innerPath;
        if (row.id !== undefined && row.id !== null) ids.add(id);
        const rowPath = `${innerPath}.${index}.`;
        const found = findRepeatedRow(fieldsOfRow(inner, row), row, ids, innerField, rowPath);
        if (found) return found;
      }
    } else if (inner.type === 'group' && isObject(value)) {
      const found = findRepeatedRow(inner.fields, value, ids, innerField, `${innerPath}.`);
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Refuses a save with a list that has a row twice, before anything is written: the database would refuse it
 * half-way, and nobody knows which of both is meant.
 */
export const refuseRepeatedRows = (
  save: Parameters<CollectionBeforeOperationHook>[0] | Parameters<GlobalBeforeOperationHook>[0],
): void => {
  const { data } = save.args as { data?: unknown };
  if (!isObject(data)) return;
  const { fields } = 'global' in save ? save.global : save.collection;
  const path = findRepeatedRow(fields, data, new Set());
  if (path === undefined) return;
  const list = describePath(fields, path, adminLanguage(save.req), data);
  throw refusal(save.req, { code: 'repeatedRow', values: [list] }, path, list);
};
