import { type SanitizedConfig, getPayload, handleEndpoints } from 'payload';
import { MAX_UPLOAD_BYTES } from '../contract/uploads.ts';
import { healthResponse } from '../runtime/health.ts';
import { type BufferedResponse, refuseAnonymous, respondToRefusal } from './anonymous.ts';
import { type RequestHead, assertMayUpload } from './credentials.ts';
import { createGate, createTurns } from './gate.ts';
import { createGraphQLHandler } from './graphqlHandler.ts';
import { Refusal } from './refusal.ts';
import { assertLength, bufferBody, hasBody, readQuery } from './requestBody.ts';
import { assertPath, assertQuery } from './restQuery.ts';
import { withSecurityHeaders } from './securityHeaders.ts';

type Handler = (request: Request) => Promise<Response>;

/** Answers requests to the API. */
export interface Api {
  /** Answers an anonymous request before its body arrives; `undefined` if it is not refused. */
  refuse: (head: RequestHead) => BufferedResponse | undefined;
  /** Answers any request. */
  handle: Handler;
}

/** A record with all its texts, as the admin's forms send it. */
const MAX_BODY_BYTES = 2_000_000;
const MAX_QUERY_BYTES = 100_000;
/** Room for the other fields of an upload's form. */
const FORM_BYTES = 1_000_000;

const GRAPHQL = '/api/graphql';
const HEALTH = '/api/health';
const MEDIA_FILE = '/api/media/file/';
const isUpload = (request: Request, pathname: string) =>
  /^\/api\/media(\/|$)/.test(pathname) && hasBody(request) && request.method !== 'DELETE';

/**
 * Reads: one at a time, since SQLite answers synchronously and would block health checks. The queue
 * is longer than the site's build and a few editors need, and soon answers 503 to a flood.
 */
const createReadGate = (beforeTask: () => Promise<void>) =>
  createGate({ running: 1, waiting: 30, waitMs: 10_000, beforeTask });
/** Uploads are kept in memory until they are stored. */
const createUploadGate = () => createGate({ running: 2, waiting: 10, waitMs: 60_000 });

/**
 * Creates what answers every request to the API. The embedded and the hosted server use it, so
 * that both have the same limits. It checks in the order of what a check costs: whether there are
 * credentials, the address, the size, and then what is asked for.
 */
export function createApi(config: SanitizedConfig): Api {
  const traffic = { active: 0, arrived: 0 };
  const takeTurn = createTurns(traffic);
  const readGate = createReadGate(takeTurn);
  const uploadGate = createUploadGate();
  let graphql: Handler | undefined;

  const withoutCounting = async <T>(task: () => Promise<T>): Promise<T> => {
    traffic.active--;
    return task().finally(() => traffic.active++);
  };
  const slowly = <T>(task: () => Promise<T>) => withoutCounting(() => readGate(task));

  async function handleUpload(request: Request): Promise<Response> {
    assertLength(request, MAX_UPLOAD_BYTES + FORM_BYTES);
    await assertMayUpload(request, config);
    return withoutCounting(() => uploadGate(() => handleEndpoints({ config, request })));
  }

  async function handleRest(original: Request, pathname: string): Promise<Response> {
    if (isUpload(original, pathname)) return handleUpload(original);
    const request = await bufferBody(original, MAX_BODY_BYTES);
    const { method, query } = await readQuery(request);
    assertQuery(query, method === 'GET');
    const answer = () => handleEndpoints({ config, request });
    const isLight = method !== 'GET' || pathname.startsWith(MEDIA_FILE);
    return isLight ? answer() : slowly(answer);
  }

  async function respond(request: Request, pathname: string): Promise<Response> {
    const { method, headers } = request;
    const refused = refuseAnonymous({ method, pathname, headers }, config);
    if (refused) return new Response(refused.body, refused);
    const payload = await getPayload({ config });
    if (pathname === HEALTH && method === 'GET') return healthResponse(payload);
    assertPath(pathname, payload);
    if (pathname !== GRAPHQL) return handleRest(request, pathname);
    graphql ??= createGraphQLHandler(config, slowly, takeTurn);
    return graphql(await bufferBody(request, MAX_QUERY_BYTES));
  }

  const handle = async (request: Request) => {
    const { pathname } = new URL(request.url);
    traffic.active++;
    traffic.arrived++;
    const response = await respond(request, pathname)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        const { headers } = request;
        const refused = respondToRefusal(error, { pathname, headers }, config);
        return new Response(refused.body, refused);
      })
      .finally(() => traffic.active--);
    return withSecurityHeaders(response, pathname);
  };
  const refuse = (head: RequestHead) => {
    traffic.arrived++;
    return refuseAnonymous(head, config);
  };
  return { refuse, handle };
}
