import config from '../payload.config.ts';
import { createApi } from './requestHandler.ts';

const api = config.then(createApi);

/** Handles a request to the API of the hosted CMS, with the same limits as the embedded one. */
export const handleRequest = async (request: Request): Promise<Response> =>
  (await api).handle(request);
