import type { Field } from 'payload';
import type { Problem } from '../admin/problems.ts';
import { DEFAULT_LOCALE, type Locale } from '../contract/locales.ts';
import { isVisible } from '../contract/text.ts';
import { type Siblings, findRule } from './rules.ts';
import { type FileKind, findKind } from './upload.ts';

/** A field with a value in a record or in one of its rows. */
interface Leaf {
  field: Field & { name: string };
  siblings: Siblings;
  /** Names of fields and positions of rows, e.g. `videos.0.url`. */
  path: string;
}

/** A problem of one field of a record. */
export interface FieldProblem {
  path: string;
  field: Field;
  problem: Problem;
}

/** A file that a record shows. */
export interface FileReference {
  path: string;
  field: Field;
  kind: FileKind;
  isRequired: boolean;
  /** The id of the file; `undefined` if there is none, or if it was deleted. */
  id: number | string | undefined;
}

const rowsOf = (value: unknown): Siblings[] => (Array.isArray(value) ? (value as Siblings[]) : []);

/** Yields every field of a record that has a value of its own, also in rows and blocks. */
function* leavesOf(fields: readonly Field[], siblings: Siblings, start = ''): Generator<Leaf> {
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) yield* leavesOf(tab.fields, siblings, start);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      yield* leavesOf(field.fields, siblings, start);
    } else if (field.type === 'array' || field.type === 'blocks') {
      for (const [index, row] of rowsOf(siblings[field.name]).entries()) {
        const block =
          field.type === 'blocks' && field.blocks.find(({ slug }) => slug === row.blockType);
        const inner = field.type === 'array' ? field.fields : block ? block.fields : [];
        yield* leavesOf(inner, row, `${start}${field.name}.${index}.`);
      }
    } else if ('name' in field && field.name) {
      yield { field: field as Leaf['field'], siblings, path: `${start}${field.name}` };
    }
  }
}

const isLocalised = (field: Field): boolean => 'localized' in field && Boolean(field.localized);

const isMandatory = (field: Field): boolean =>
  Boolean((field as { custom?: { isRequiredInSpanish?: boolean } }).custom?.isRequiredInSpanish);

/**
 * Finds the fields of a record that break their rules in one language. Fields that are not localised
 * are checked with the default language.
 *
 * @param valueOf returns a field's value in that language
 */
export function findFieldProblems(
  fields: readonly Field[],
  record: Siblings,
  locale: Locale,
  valueOf: (field: Leaf['field'], siblings: Siblings) => unknown,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const { field, siblings, path } of leavesOf(fields, record)) {
    if (locale !== DEFAULT_LOCALE && !isLocalised(field)) continue;
    const value = valueOf(field, siblings);
    const isMissing = typeof value !== 'string' || !isVisible(value);
    const problem: Problem | undefined =
      locale === DEFAULT_LOCALE && isMandatory(field) && isMissing
        ? { code: 'missingSpanish' }
        : findRule(field)?.(value, siblings);
    if (problem) problems.push({ path, field, problem });
  }
  return problems;
}

/** Returns the value of a field in a record that was read in all languages at once. */
export const valueIn =
  (locale: Locale) =>
  (field: Leaf['field'], siblings: Siblings): unknown => {
    const value = siblings[field.name];
    if (!isLocalised(field)) return value;
    return (value as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
  };

const idOf = (value: unknown): number | string | undefined => {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

/** Finds the files that a record shows, and the places where a required one is missing. */
export const findFileReferences = (fields: readonly Field[], record: Siblings): FileReference[] =>
  [...leavesOf(fields, record)].flatMap(({ field, siblings, path }) => {
    const kind = findKind(field);
    const isRequired = 'required' in field && Boolean(field.required);
    return kind ? [{ path, field, kind, isRequired, id: idOf(siblings[field.name]) }] : [];
  });
