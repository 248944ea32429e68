import { createApi } from '../../../../network/requestHandler.ts';
import config from '../../../../payload.config.ts';

const api = config.then(createApi);

/** REST, GraphQL and files: one route, so that all requests share the limits of the embedded CMS. */
const handleRequest = async (request: Request) => (await api)(request);

export const GET = handleRequest;
export const POST = handleRequest;
export const DELETE = handleRequest;
export const PATCH = handleRequest;
export const PUT = handleRequest;
export const OPTIONS = handleRequest;
