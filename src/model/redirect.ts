import { z } from 'astro/zod';
import { LIMITS } from '#contract/limits.ts';
import { findSourceProblem } from '#contract/redirects.ts';
import { required, recordId } from './fields';
import { queryOf } from './query';

const SOURCE_ERRORS: Record<NonNullable<ReturnType<typeof findSourceProblem>>, string> = {
  notPath: 'is not a path of the site',
  controlCharacter: 'contains a control character',
  tooLong: 'is too long, or has a segment that cannot be a file name',
  reserved: 'is the path of a file of the site',
};

/** Parses a redirect. GraphQL enums cannot start with a digit, so the status is `_301` or `_302`. */
const schema = z
  .object({
    id: recordId,
    from: required.string(LIMITS.url).check(({ value, issues }) => {
      const problem = findSourceProblem(value);
      if (problem) issues.push({ code: 'custom', input: value, message: SOURCE_ERRORS[problem] });
    }),
    to: required.link,
    status: z
      .string()
      .transform((value) => Number(value.replace(/^_/, '')))
      .pipe(z.union([z.literal(301), z.literal(302)])),
  })
  .transform(({ id, ...redirect }) => ({ ...redirect, recordId: id }));

/** A redirect as editors define it. */
export type Redirect = z.output<typeof schema>;

/** The schema of the record, and how it is fetched. */
export const redirectModel = { schema, ...queryOf.records('Redirect', schema, false) };
