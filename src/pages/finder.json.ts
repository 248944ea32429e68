import type { APIRoute } from 'astro';
import type { IndexPointer } from '~/features/finder/columns/indexFile';
import { getFinderPath } from '~/features/finder/finderFile';

/** Names the current index of the finder, so that no page depends on it. */
export const GET: APIRoute = async () =>
  Response.json({ index: await getFinderPath() } satisfies IndexPointer);
