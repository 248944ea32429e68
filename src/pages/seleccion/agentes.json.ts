import type { APIRoute } from 'astro';
import { getAgents } from '~/content/agents';

/** Renders the agents of all listed people. */
export const GET: APIRoute = async () => Response.json(await getAgents());
