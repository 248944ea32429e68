import type { CmsSettings } from '~/settings/cmsSettings';
import { ClientError, GraphQLClient } from 'graphql-request';
import { AccessError, RequestError } from '~/session/contentErrors';
import { type RetryOptions, fetchWithRetry } from './fetchWithRetry';
import { authorisation, cmsSettings } from '~/settings/cmsSettings';
import { unreadable } from './unreadable';

/**
 * Executes a GraphQL operation on the CMS and returns its data, which is not validated yet.
 *
 * @throws {RequestError} with the operation and the cause, when all attempts fail, or when the response has
 *   no data, no JSON, or other errors than values of records that the CMS cannot return
 */
export type GraphQLFetch = (
  operation: string,
  query: string,
  variables?: object,
) => Promise<unknown>;

const decoder = new TextDecoder();

/** The JSON of a response: an object or a list; `undefined` if the body has none. */
type Json = object | undefined;

function parseJson(body: Uint8Array): Json {
  try {
    const json: unknown = JSON.parse(decoder.decode(body));
    return typeof json === 'object' && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

const NOT_CMS = 'CMS_URL leads to a web page, not to the CMS';
const NOT_GRAPHQL = 'CMS_URL leads to another server, not to the CMS';

const isWebPage = (body: Uint8Array) => /^\s*</.test(decoder.decode(body.subarray(0, 1024)));

/** Whether JSON is not that of a GraphQL server, which has data or errors. */
const isOtherJson = (json: Json) =>
  json !== undefined && !['data', 'errors', 'extensions'].some((key) => key in json);

/**
 * Converts a GraphQL POST request into a GET request with the query in the URL. graphql-request's
 * own GET support collapses white space, also inside strings.
 */
function toGetRequest(endpoint: URL, init: RequestInit): [URL, RequestInit] {
  const { query, variables, operationName } = JSON.parse(String(init.body));
  endpoint.searchParams.set('query', query);
  if (variables) endpoint.searchParams.set('variables', JSON.stringify(variables));
  if (operationName) endpoint.searchParams.set('operationName', operationName);
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return [endpoint, { headers, method: 'GET' }];
}

/**
 * Creates the transport of graphql-request for one request: a `fetch` that retries, also after a 200
 * without JSON, and a serializer that returns the JSON of the response, which is parsed only once.
 */
function createTransport(operation: string, settings: CmsSettings, retryOptions: RetryOptions) {
  let json: Json;
  const findFault: RetryOptions['findFault'] = ({ body }) => {
    json = parseJson(body);
    if (json) return undefined;
    return isWebPage(body) ? NOT_CMS : 'the response is not JSON';
  };
  const send: typeof fetch = async (input, init = {}) => {
    const endpoint = new URL(String(input));
    const request = settings.method === 'GET' ? toGetRequest(endpoint, init) : undefined;
    const [url, requestInit] = request ?? [endpoint, init];
    const options = { ...retryOptions, findFault };
    const { status, body } = await fetchWithRetry(operation, url, requestInit, options);
    if (status !== 200) json = parseJson(body);
    const isOther = isOtherJson(json) && (status === 200 || status === 404);
    const problem = isOther ? NOT_GRAPHQL : !json && isWebPage(body) && NOT_CMS;
    if (problem) throw new RequestError(operation, `GraphQL Error (Code: ${status}): ${problem}`);
    // JSON is labelled as JSON whatever its content type was.
    return new Response(null, {
      status: status < 200 || status > 599 ? 500 : status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { fetch: send, jsonSerializer: { stringify: JSON.stringify, parse: () => json } };
}

/** @param token removed from the message: a gateway may repeat the header that it rejected */
function toRequestError(operation: string, error: unknown, token = ''): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ClientError) {
    const { errors, status } = error.response;
    const first: unknown = errors?.[0]?.message;
    const message = typeof first === 'string' && token ? first.replaceAll(token, '…') : first;
    // The rest of the response is not printed: it may contain private data.
    const code = `GraphQL Error (Code: ${status})`;
    const ErrorClass = status === 401 || status === 403 ? AccessError : RequestError;
    return new ErrorClass(operation, typeof message === 'string' && message ? message : code);
  }
  return new RequestError(operation, 'the response is not a GraphQL result');
}

export function createClient(
  settings: CmsSettings,
  retryOptions: Pick<RetryOptions, 'sleep' | 'random'> = {},
): GraphQLFetch {
  const { endpoint, token } = settings;
  const headers = authorisation(settings);
  return async (operation, query, variables) => {
    const transport = createTransport(operation, settings, { ...settings, ...retryOptions });
    const client = new GraphQLClient(endpoint, { ...transport, headers });
    try {
      const { data, status } = await client.rawRequest(query, variables);
      if (data) return data;
      throw new RequestError(operation, `GraphQL Error (Code: ${status})`);
    } catch (error) {
      const data = error instanceof ClientError && unreadable.mark(error.response);
      if (data) return data;
      throw toRequestError(operation, error, token);
    }
  };
}

let client: GraphQLFetch | undefined;

/** The build's only GraphQL client, created from the environment on first use. */
export const fetchGraphQL: GraphQLFetch = (...operation) =>
  (client ??= createClient(cmsSettings()))(...operation);
