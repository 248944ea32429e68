import { APIError, type Field, type PayloadRequest, type Validate, ValidationError } from 'payload';
import { type Problem, adminLanguage, describeProblem } from '../texts/problems.ts';

/** The values beside a field: the record, or the row of an array. */
export type Siblings = Record<string, unknown>;

/** Returns what is wrong with a value, or `undefined`. It depends on nothing but its arguments. */
export type Rule = (value: unknown, siblings: Siblings) => Problem | undefined;

type Options = Parameters<Validate<unknown, object, object, object>>[1];

/** A check that needs the database or the request; it runs after the rule. */
export type RequestCheck = (
  value: unknown,
  options: Options,
) => Promise<Problem | undefined> | Problem | undefined;

/** Returns the error that refuses an operation in the editor's words: at a field, or without a path. */
export function refusal(req: PayloadRequest, problem: Problem, path?: string, label = ''): Error {
  const message = describeProblem(problem, adminLanguage(req));
  return path === undefined
    ? new APIError(message, 400, undefined, true)
    : new ValidationError({ errors: [{ path, message, ...(label ? { label } : {}) }] }, req.t);
}

/** Returns why a save was refused, in the editor's words; logs an error that is no refusal. */
export function reasonOf(req: PayloadRequest, error: unknown): string {
  if (!(error instanceof APIError) || error.status >= 500) {
    req.payload.logger.error({ err: error, msg: 'A record was not saved' });
    return describeProblem({ code: 'notSaved' }, adminLanguage(req));
  }
  // The messages of fields are more precise than Payload's own.
  const { errors = [] } = (error.data ?? {}) as { errors?: { label?: string; message: string }[] };
  const reasons = errors.map(({ label, message }) => (label ? `${label}: ${message}` : message));
  return reasons.join(' · ') || error.message;
}

/**
 * Adds a rule to a field. It is applied when the record is published, and by the list of invalid
 * records, which reads it from `custom`.
 *
 * @param check runs after the rule, when the record is published only
 */
export const withRule = <T extends Field>(field: T, rule: Rule, check?: RequestCheck): T => {
  const validate: Validate<unknown, object, object, object> = async (value, options) => {
    const problem = rule(value, options.siblingData as Siblings) ?? (await check?.(value, options));
    return problem ? describeProblem(problem, adminLanguage(options.req)) : true;
  };
  return { ...field, validate, custom: { ...field.custom, rule } } as T;
};

/** Returns the rule of a field, or `undefined` for one that only Payload validates. */
export const findRule = (field: Field): Rule | undefined =>
  (field as { custom?: { rule?: Rule } }).custom?.rule;
