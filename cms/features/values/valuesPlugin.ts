import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  Plugin,
} from 'payload';
import { type Siblings, refusal } from '../../fields/rules.ts';
import { adminLanguage, labelOf } from '../../texts/problems.ts';
import { extendConfig } from '../extendConfig.ts';

const isObject = (value: unknown): value is Siblings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === 'string';
const isTime = (value: unknown): boolean =>
  value instanceof Date ||
  value === '' ||
  (isText(value) && !Number.isNaN(Date.parse(String(value))));
const isId = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string' || (isObject(value) && 'id' in value);
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean' || typeof value === 'string';

/** What a value of each type is, if it is not empty; what is not here may be anything. */
const TYPES: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  ...{ text: isText, textarea: isText, email: isText, select: isText, date: isTime },
  ...{ upload: isId, relationship: isId, number: isNumber, checkbox: isFlag },
};

interface Wrong {
  field: FlattenedField;
  path: string;
}

/** Returns the first value that its field cannot have; `null` for a list empties it, as for any other field. */
function findWrong(
  fields: readonly FlattenedField[],
  values: Siblings,
  path = '',
): Wrong | undefined {
  for (const field of fields) {
    const value = values[field.name];
    const wrong = { field, path: path + field.name };
    if (value === undefined) continue;
    if (field.type === 'array' || field.type === 'blocks') {
      // Payload also sends the number of rows for a list that a form has not loaded.
      if (value === null || value === '') values[field.name] = [];
      else if (!Array.isArray(value) || !value.every(isObject)) return wrong;
      else {
        for (const [index, row] of value.entries()) {
          const rowFields =
            field.type === 'array'
              ? field.flattenedFields
              : field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields;
          if (!rowFields) return wrong;
          const found = findWrong(rowFields, row, `${wrong.path}.${index}.`);
          if (found) return found;
        }
      }
    } else if (value !== null) {
      const isOfType = TYPES[field.type];
      const items = 'hasMany' in field && field.hasMany && Array.isArray(value) ? value : [value];
      if (isOfType && !items.every(isOfType)) return wrong;
    }
  }
  return undefined;
}

type Save = Parameters<CollectionBeforeOperationHook>[0] | Parameters<GlobalBeforeOperationHook>[0];

const refuseWrongTypes = (save: Save): void => {
  const { req } = save;
  const { data } = save.args as { data?: unknown };
  if (!isObject(data)) return;
  const { flattenedFields } = 'global' in save ? save.global : save.collection;
  const wrong = findWrong(flattenedFields, data);
  if (wrong)
    throw refusal(
      req,
      { code: 'badRequest' },
      wrong.path,
      labelOf(wrong.field, adminLanguage(req)),
    );
};

/**
 * Refuses values of a type that their fields cannot store, in lists too, before anything is written. Payload
 * checks drafts not at all, and answers 500 when the database does.
 */
export const values: Plugin = (config) => {
  const hooks = { first: { beforeOperation: [refuseWrongTypes] } };
  return {
    ...extendConfig.collections(config, (collection) => extendConfig.hooks(collection, hooks)),
    globals: (config.globals ?? []).map((global) => extendConfig.hooks(global, hooks)),
  };
};
