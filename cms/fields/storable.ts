import { type FieldHook, ValidationError } from 'payload';
import { adminLanguage, describeProblem, labelOf } from '../texts/problems.ts';
import type { Problem } from '../texts/problems.ts';

/**
 * Returns a hook that refuses a value which the database could store but never return, such as a date
 * in words. It also applies to drafts: reading one such draft would fail the list of all records.
 */
export const refuseUnstorable =
  (isStorable: (value: unknown) => boolean, code: Problem['code']): FieldHook =>
  ({ field, path, req, value }) => {
    if (value === undefined || value === null || isStorable(value)) return value as unknown;
    const language = adminLanguage(req);
    const message = describeProblem({ code }, language);
    const errors = [{ path: path.join('.'), label: labelOf(field, language), message }];
    throw new ValidationError({ errors }, req.t);
  };
