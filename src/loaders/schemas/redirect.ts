import { z } from 'astro/zod';
import { REDIRECT_FROM_PATTERN } from '../../../cms/contract/redirects.ts';
import { MAX_SEGMENT_BYTES } from '../../../cms/contract/slugs.ts';
import { canonicalPath } from '~/lib/routing/redirects';
import { requiredLink, requiredString } from './fields';

/** Checks that every segment of a path can be a file name: static hosts store redirects as files. */
const canBeFile = (from: string): boolean => {
  const segments = canonicalPath(from).split('/');
  const isShort = (segment: string) =>
    new TextEncoder().encode(segment).length <= MAX_SEGMENT_BYTES;
  return segments.every((segment) => isShort(segment) && !/\p{Cc}/u.test(segment));
};

/** Parses a redirect. GraphQL enums cannot start with a digit, so the status is `_301` or `_302`. */
export const redirectSchema = z.object({
  from: requiredString
    .regex(REDIRECT_FROM_PATTERN, { error: 'is not a path of the site', abort: true })
    .refine(canBeFile, 'has a segment that cannot be a file name'),
  to: requiredLink,
  status: z
    .string()
    .transform((value) => Number(value.replace(/^_/, '')))
    .pipe(z.union([z.literal(301), z.literal(302)])),
});

/** A redirect as editors define it. */
export type Redirect = z.output<typeof redirectSchema>;
