import { z } from 'astro/zod';
import { pathKey } from '~/lib/routing/redirects';
import { requiredLink, requiredPlain } from './fields';

/** A file's name has at most 255 bytes on most disks, and the old address becomes one. */
const LONGEST_STEP_BYTES = 200;

const canBeFile = (from: string): boolean => {
  const steps = pathKey(from).split('/');
  const isShort = (step: string) => new TextEncoder().encode(step).length <= LONGEST_STEP_BYTES;
  return steps.every((step) => isShort(step) && !/\p{Cc}/u.test(step));
};

/** A redirect of the CMS; its status comes as GraphQL's enum, which cannot start with a digit. */
export const redirectSchema = z.object({
  from: requiredPlain
    .regex(/^\/(?![/\\])[^\s?#*:\p{Cc}]*$/u, { error: 'is no path of the site', abort: true })
    .refine(canBeFile, 'has a part that no file can be called'),
  to: requiredLink,
  status: z
    .string()
    .transform((value) => Number(value.replace(/^_/, '')))
    .pipe(z.union([z.literal(301), z.literal(302)])),
});

/** An old address that leads somewhere else. */
export type Redirect = z.output<typeof redirectSchema>;
