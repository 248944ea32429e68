import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
  Plugin,
} from 'payload';
import { isObject } from '../../fields/dataFields.ts';
import { type Siblings, refusal } from '../../fields/rules.ts';
import { type Problem, adminLanguage, labelOf } from '../../texts/problems.ts';
import { extendConfig } from '../../plugins/extendConfig.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTime = (value: unknown): boolean =>
  value instanceof Date ||
  (isText(value) && (value === '' || !Number.isNaN(Date.parse(value as string))));
/** SQLite cannot return an integer that JavaScript does not represent exactly. */
const isNumber = (value: unknown): boolean =>
  ['number', 'string'].includes(typeof value) && Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER;
/** PostgreSQL's ids are integers of 32 bits, and it ends a query that asks for another one. */
const MAX_ID = 2 ** 31 - 1;
const isId = (value: unknown): boolean =>
  (isNumber(value) && Number.isInteger(Number(value)) && Math.abs(Number(value)) <= MAX_ID) ||
  (isObject(value) && isId(value.id));
const isFlag = (value: unknown): boolean => ['boolean', 'string'].includes(typeof value);

type Type = [isOfType: (value: unknown) => boolean, problem: Problem['code']];

const TEXT: Type = [isText, 'notText'];
const ID: Type = [isId, 'badRequest'];

/** What a value of each type is, if it is not empty; of types that are not here, anything. */
const TYPES: Partial<Record<FlattenedField['type'], Type>> = {
  text: TEXT,
  textarea: TEXT,
  email: TEXT,
  upload: ID,
  relationship: ID,
  select: [isText, 'notChoice'],
  date: [isTime, 'notDate'],
  number: [isNumber, 'notNumber'],
  checkbox: [isFlag, 'badRequest'],
};

interface Wrong {
  field: FlattenedField;
  path: string;
  code: Problem['code'];
}

/** Returns the first value that its field cannot have; `null` for a list empties it, as for any other field. */
function findWrong(
  fields: readonly FlattenedField[],
  values: Siblings,
  path = '',
): Wrong | undefined {
  for (const field of fields) {
    const value = values[field.name];
    const [isOfType, code] = TYPES[field.type] ?? [];
    const wrong: Wrong = { field, path: path + field.name, code: code ?? 'badRequest' };
    if (value === undefined) continue;
    if (field.type === 'array' || field.type === 'blocks') {
      // Payload's forms send an empty list as the number of its rows.
      if (value === null || value === 0 || value === '0') values[field.name] = [];
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
    } else if (value !== null && isOfType) {
      const isMany = 'hasMany' in field && Boolean(field.hasMany);
      // A form that was open during an upgrade sends a list of texts as one text.
      if (isMany && !Array.isArray(value) && field.type !== 'text') return wrong;
      const items: unknown[] = isMany && Array.isArray(value) ? value : [value];
      if (!items.every(isOfType)) return wrong;
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
  if (!wrong) return;
  const { code, field, path } = wrong;
  throw refusal(req, { code }, path, labelOf(field, adminLanguage(req)));
};

/**
 * Refuses values of a type that their fields cannot store, in lists too, before anything is written. Payload
 * does not check drafts, which could then not be read, and answers 500 when the database refuses them.
 */
export const values: Plugin = (config) => {
  const hooks = { first: { beforeOperation: [refuseWrongTypes] } };
  return {
    ...extendConfig.collections(config, (collection) => extendConfig.hooks(collection, hooks)),
    globals: (config.globals ?? []).map((global) => extendConfig.hooks(global, hooks)),
  };
};
