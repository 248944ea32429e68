import { handleRequest } from '../../../../network/hostedHandler.ts';

/** REST, GraphQL and files: one route, so that all requests share the limits. */
export const GET = handleRequest;
export const POST = handleRequest;
export const DELETE = handleRequest;
export const PATCH = handleRequest;
export const PUT = handleRequest;
export const OPTIONS = handleRequest;
