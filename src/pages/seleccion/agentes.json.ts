import type { APIRoute } from 'astro';
import { getAgents } from '~/features/selection/agentQueries';

/** Renders the agents of all listed people. */
export const GET: APIRoute = async () => Response.json(await getAgents());
