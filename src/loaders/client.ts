import type { CmsSettings } from './config';
import { ClientError, GraphQLClient } from 'graphql-request';
import { RequestError } from './errors';
import { type RetryOptions, fetchWithRetry } from './fetchWithRetry';
import { cmsSettings } from './config';

/** Asks the CMS; what comes back is not yet known to be right. */
export type Ask = (operation: string, query: string, variables?: object) => Promise<unknown>;

const decoder = new TextDecoder();

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** graphql-request squeezes a query for GET, strings and all: the address is made here instead. */
function inAddress(endpoint: URL, init: RequestInit): [URL, RequestInit] {
  const { query, variables, operationName } = JSON.parse(String(init.body));
  endpoint.searchParams.set('query', query);
  if (variables) endpoint.searchParams.set('variables', JSON.stringify(variables));
  if (operationName) endpoint.searchParams.set('operationName', operationName);
  const headers = new Headers(init.headers);
  headers.delete('content-type');
  return [endpoint, { headers, method: 'GET' }];
}

/** A fetch for graphql-request that persists, and that lets only JSON through. */
function fetcher(operation: string, settings: CmsSettings, patience: RetryOptions): typeof fetch {
  return async (input, init = {}) => {
    const endpoint = new URL(String(input));
    const [url, how] = settings.method === 'GET' ? inAddress(endpoint, init) : [endpoint, init];
    const { status, body } = await fetchWithRetry(operation, url, how, patience);
    const text = decoder.decode(body);
    if (status === 200 && !isJson(text))
      throw new RequestError(operation, 'the answer is not JSON');
    // A null body, which some statuses demand, and JSON whatever it was called.
    return new Response(isJson(text) ? text : null, {
      status: status < 200 || status > 599 ? 500 : status,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** @param token taken out of the message: a gateway may repeat the header that it refused */
function failure(operation: string, error: unknown, token = ''): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ClientError) {
    const { errors, status } = error.response;
    const first: unknown = errors?.[0]?.message;
    const message = typeof first === 'string' && token ? first.replaceAll(token, '…') : first;
    // Nothing else of the answer is told: it may hold what is not ours to print.
    const code = `GraphQL Error (Code: ${status})`;
    return new RequestError(operation, typeof message === 'string' && message ? message : code);
  }
  return new RequestError(operation, 'the answer is no GraphQL result');
}

/**
 * Makes the function that runs GraphQL operations against the CMS.
 *
 * @param patience how waits are slept and drawn; attempts and time limit come from the settings
 * @returns a function that answers with the operation's data, and throws a {@link RequestError}
 *   naming the operation and the cause when the CMS cannot be reached after the attempts, or
 *   answers with errors, no data, or no JSON
 */
export function createClient(
  settings: CmsSettings,
  patience: Pick<RetryOptions, 'sleep' | 'random'> = {},
): Ask {
  const { endpoint, token } = settings;
  const headers: HeadersInit = token ? { Authorization: `users API-Key ${token}` } : {};
  return async (operation, query, variables) => {
    const fetch = fetcher(operation, settings, { ...settings, ...patience });
    const client = new GraphQLClient(endpoint, { fetch, headers });
    try {
      const { data, status } = await client.rawRequest(query, variables);
      if (data) return data;
      throw new RequestError(operation, `GraphQL Error (Code: ${status})`);
    } catch (error) {
      throw failure(operation, error, token);
    }
  };
}

let client: Ask | undefined;

/** The site's one client, made from the environment when it is first used. */
export const ask: Ask = (...operation) => (client ??= createClient(cmsSettings()))(...operation);
