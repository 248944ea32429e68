import config from '../payload.config.ts';
import { createApi } from './requestHandler.ts';

const api = config.then(createApi);

/** Handles a request to the API of the hosted CMS, with the same limits as the embedded one. */
export async function handleRequest(request: Request): Promise<Response> {
  const { method, headers, url } = request;
  const { pathname } = new URL(url);
  const response = await (await api)({ method, headers, pathname }, () => request);
  return response instanceof Response ? response : new Response(response.body, response);
}
