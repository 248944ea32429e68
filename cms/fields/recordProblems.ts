import type { Field } from 'payload';
import type { Problem } from '../texts/problems.ts';
import { DEFAULT_LOCALE, type Locale } from '#contract/locales.ts';
import { isVisible } from '#contract/text.ts';
import { type DataField, isLocalised, dataFieldsOf } from './dataFields.ts';
import { type Siblings, findRule } from './rules.ts';
import { type FileKind, findKind } from './upload.ts';

export interface FieldProblem {
  path: string;
  field: Field;
  problem: Problem;
}

/** A file that a record shows. */
interface FileReference {
  path: string;
  field: Field;
  kind: FileKind;
  isRequired: boolean;
  /** The id of the file; `undefined` if there is none, or if it was deleted. */
  id: number | string | undefined;
}

const isMandatory = (field: Field): boolean =>
  Boolean((field as { custom?: { isRequiredInSpanish?: boolean } }).custom?.isRequiredInSpanish);

/** Returns which rule a field's value breaks in one language, or `undefined`. */
export function findProblem(
  field: Field,
  value: unknown,
  siblings: Siblings,
  locale: Locale,
): Problem | undefined {
  const isMissing = typeof value !== 'string' || !isVisible(value);
  return locale === DEFAULT_LOCALE && isMandatory(field) && isMissing
    ? { code: 'missingSpanish' }
    : findRule(field)?.(value, siblings);
}

/**
 * Finds the fields of a record that break their rules in one language. Fields that are not localised
 * are checked with the default language.
 */
export function findFieldProblems(
  fields: readonly Field[],
  record: Siblings,
  locale: Locale,
  valueOf: (field: DataField['field'], siblings: Siblings) => unknown,
): FieldProblem[] {
  return [...dataFieldsOf(fields, record)].flatMap(({ field, siblings, path }) => {
    if (locale !== DEFAULT_LOCALE && !isLocalised(field)) return [];
    const problem = findProblem(field, valueOf(field, siblings), siblings, locale);
    return problem ? [{ path, field, problem }] : [];
  });
}

const idOf = (value: unknown): number | string | undefined => {
  const id: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' || typeof id === 'string' ? id : undefined;
};

/** Finds the files that a record shows, and the places where a required one is missing. */
export const findFileReferences = (fields: readonly Field[], record: Siblings): FileReference[] =>
  [...dataFieldsOf(fields, record)].flatMap(({ field, siblings, path }) => {
    const kind = findKind(field);
    const isRequired = 'required' in field && Boolean(field.required);
    return kind ? [{ path, field, kind, isRequired, id: idOf(siblings[field.name]) }] : [];
  });
