import { z } from 'astro/zod';
import { RequestError } from './error';

/** A record as the CMS answered it; `updatedAt` tells whether two answers are of one state. */
const recordSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
});
/** A record as it came, of which the rest is not yet known to be right. */
export type RawRecord = z.infer<typeof recordSchema>;

/**
 * Takes the records out of an answer.
 *
 * @throws {RequestError} when it holds none
 */
export function recordsOf(operation: string, data: unknown): RawRecord[] {
  const answer = z
    .looseObject({ [operation]: z.object({ docs: z.array(recordSchema) }) })
    .safeParse(data);
  if (answer.success) return answer.data[operation]?.docs ?? [];
  throw new RequestError(operation, 'the answer is no list of records');
}
