import { type SanitizedConfig, getPayload, handleEndpoints } from 'payload';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { healthResponse } from '../runtime/health.ts';
import {
  type RequestHead,
  assertMayUpload,
  createCredentialsCheck,
  isPublic,
  signInFirst,
} from './credentials.ts';
import { createGate, createPace, createTurns } from './gate.ts';
import { createGraphQLHandler } from './graphqlHandler.ts';
import { Refusal, refusalBody } from './refusal.ts';
import { assertLength, assertObject, bufferBody, hasBody, readQuery } from './requestBody.ts';
import { assertPath, assertQuery } from './restQuery.ts';
import { securityHeaders, withSecurityHeaders } from './securityHeaders.ts';

/** A response whose body is in memory. */
interface BufferedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Answers a request. It calls `open` after it has settled who asks: a refusal needs no `Request` and
 * no body.
 */
export type Api = (head: RequestHead, open: () => Request) => Promise<Response | BufferedResponse>;

type Run = <T>(task: () => Promise<T>) => Promise<T>;

/** A record with all its texts, as the admin's forms send it. */
const MAX_BODY_BYTES = 2_000_000;
const MAX_QUERY_BYTES = 100_000;
/** Room for the other fields of an upload's form. */
const FORM_BYTES = 1_000_000;

const GRAPHQL = '/api/graphql';
const HEALTH = '/api/health';
const MEDIA_FILE = '/api/media/file/';
const isSave = (method: string, pathname: string) =>
  method === 'PATCH' ||
  /^\/api\/(globals\/[^/]+|talents\/order|media\/[^/]+\/replace)$/.test(pathname);
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
 * Saves of records: one at a time, so that what a save compares with is still stored when it writes.
 * SQLite has no transactions here, and PostgreSQL's do not see each other's changes.
 */
const createSaveGate = () => createGate({ running: 1, waiting: 100, waitMs: 30_000 });
/** Guests have places of their own; an image service fetches many files at once. */
const createGuestGate = () => createGate({ running: 2, waiting: 200, waitMs: 10_000 });

function respondToRefusal(
  refusal: Refusal,
  { pathname, headers }: RequestHead,
  config: SanitizedConfig,
): BufferedResponse {
  return {
    status: refusal.status,
    headers: {
      'Content-Type': 'application/json',
      ...refusal.headers,
      ...securityHeaders(pathname),
    },
    body: JSON.stringify(refusalBody(refusal, headers, config)),
  };
}

/** Answers a HEAD request as GET, without the body; Payload has no HEAD. */
async function withoutBody(answer: Promise<Response>): Promise<Response> {
  const { body, status, headers } = await answer;
  await body?.cancel();
  return new Response(null, { status, headers });
}

/**
 * Creates what answers every request to the API. The embedded and the hosted server use it, so that
 * both have the same limits. First it settles who asks: a guest, who has no valid credentials, never
 * takes a place, a buffer or a read from somebody who is signed in.
 */
export function createApi(config: SanitizedConfig): Api {
  const traffic = { active: 0, arrived: 0 };
  const takeTurn = createTurns(traffic);
  const readGate = createReadGate(takeTurn);
  const saveGate = createSaveGate();
  const uploadGate = createUploadGate();
  const guestGate = createGuestGate();
  const takePace = createPace();
  const isSignedIn = createCredentialsCheck(config);
  let graphql: ((request: Request) => Promise<Response>) | undefined;

  const withoutCounting: Run = async (task) => {
    traffic.active--;
    return task().finally(() => traffic.active++);
  };
  const slowly: Run = (task) => withoutCounting(() => readGate(task));

  async function handleUpload(request: Request): Promise<Response> {
    assertLength(request, MAX_UPLOAD_BYTES + FORM_BYTES);
    await assertMayUpload(request, config);
    return withoutCounting(() => uploadGate(() => handleEndpoints({ config, request })));
  }

  async function handleRest(original: Request, pathname: string): Promise<Response> {
    if (isUpload(original, pathname)) return handleUpload(original);
    const request = await bufferBody(original, MAX_BODY_BYTES);
    await assertObject(request);
    const { method, query } = await readQuery(request);
    assertQuery(query, method === 'GET');
    const answer = () => handleEndpoints({ config, request });
    const isLight = method !== 'GET' || pathname.startsWith(MEDIA_FILE);
    if (isSave(method, pathname)) return saveGate(answer);
    return isLight ? answer() : slowly(answer);
  }

  async function answerSignedIn(request: Request, pathname: string): Promise<Response> {
    assertPath(pathname, await getPayload({ config }));
    if (pathname !== GRAPHQL) return handleRest(request, pathname);
    graphql ??= createGraphQLHandler(config, slowly, takeTurn);
    return graphql(await bufferBody(request, MAX_QUERY_BYTES));
  }

  async function answerGuest(original: Request, pathname: string): Promise<Response> {
    assertPath(pathname, await getPayload({ config }));
    const request = await bufferBody(original, MAX_QUERY_BYTES);
    await assertObject(request);
    assertQuery((await readQuery(request)).query, true);
    return guestGate(() => handleEndpoints({ config, request }));
  }

  async function respond(head: RequestHead, isGuest: boolean, open: () => Request) {
    const { method, pathname } = head;
    if (pathname === HEALTH && method === 'GET')
      return healthResponse(await getPayload({ config }));
    const answer = isGuest ? answerGuest : answerSignedIn;
    const isHead = method === 'HEAD' && pathname.startsWith(MEDIA_FILE);
    if (!isHead) return answer(open(), pathname);
    const { url, headers } = open();
    return withoutBody(answer(new Request(url, { headers }), pathname));
  }

  const count: Run = async (task) => {
    traffic.active++;
    traffic.arrived++;
    return task().finally(() => traffic.active--);
  };
  return async (head, open) => {
    try {
      const isGuest = !(await isSignedIn(head));
      if (isGuest) await takePace();
      if (isGuest && !isPublic(head)) throw signInFirst();
      const answer = () => respond(head, isGuest, open);
      return withSecurityHeaders(await (isGuest ? answer() : count(answer)), head.pathname);
    } catch (error) {
      if (error instanceof Refusal) return respondToRefusal(error, head, config);
      throw error;
    }
  };
}
