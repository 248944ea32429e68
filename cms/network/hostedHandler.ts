import config from '../payload.config.ts';
import { createRequestHandler } from './requestHandler.ts';

const handler = config.then(createRequestHandler);

/** Handles a request to the API of the hosted CMS, with the same limits as the embedded one. */
export const handleRequest = async (request: Request): Promise<Response> =>
  (await handler)(request);
