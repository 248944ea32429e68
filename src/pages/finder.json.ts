import type { APIRoute } from 'astro';
import { getFinderFiles } from '~/features/finder/finderFile';

/** Names the current files of the finder, so that no page depends on them. */
export const GET: APIRoute = async () => Response.json((await getFinderFiles()).paths);
