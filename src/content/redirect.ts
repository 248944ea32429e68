import { z } from 'astro/zod';
import { requiredLink, requiredPlain } from './text';

/** A redirect of the CMS; its status comes as GraphQL's enum, which cannot start with a digit. */
export const redirectSchema = z.object({
  from: requiredPlain.regex(/^\/(?![/\\])[^\s?#*:]*$/, 'is no path of the site'),
  to: requiredLink,
  status: z
    .string()
    .transform((value) => Number(value.replace(/^_/, '')))
    .pipe(z.union([z.literal(301), z.literal(302)])),
});

/** An old address that leads somewhere else. */
export type Redirect = z.output<typeof redirectSchema>;
