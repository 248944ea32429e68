import { type SanitizedConfig, getPayload, handleEndpoints } from 'payload';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { healthResponse } from '../runtime/health.ts';
import { bilingual } from '../texts/labels.ts';
import { type Caller, type RequestHead, assertMayAsk, createCallerCheck } from './credentials.ts';
import { createGate, createPace } from './gate.ts';
import { createGraphQLHandler } from './graphql.ts';
import { Refusal, respondToRefusal } from './refusal.ts';
import { assertLength, bufferBody } from './requestBody.ts';
import { MEDIA_FILE, withSecurityHeaders } from './securityHeaders.ts';

/**
 * Answers a request. It calls `open` after it has settled who asks: a refusal needs no `Request` and
 * no body.
 */
export type Api = (
  head: RequestHead,
  open: () => Request,
) => Promise<Response | ReturnType<typeof respondToRefusal>>;

/** A record with all its texts, as the admin's forms send it. */
const MAX_RECORD_BYTES = 2_000_000;
/** A query, or what a guest sends to sign in. */
const MAX_QUERY_BYTES = 100_000;
/** Room for the other fields of an upload's form. */
const FORM_BYTES = 1_000_000;

const NOT_FOUND = bilingual('No existe', 'Not found');

/** Payload takes a property that every object has, such as `constructor`, for a collection. */
function assertNoProperty(pathname: string): void {
  const slug = pathname.split('/')[2] ?? '';
  if (slug in Object.prototype) throw new Refusal(404, NOT_FOUND);
}

const isUpload = ({ method, body }: Request, pathname: string) =>
  /^\/api\/media(\/|$)/.test(pathname) && body !== null && method !== 'DELETE';

/** A save of content, also of an order or of a file everywhere. */
const isSave = ({ method }: Request, pathname: string) =>
  method === 'PATCH' ||
  (method === 'POST' &&
    /^\/api\/(globals\/[^/]+|talents\/order|media\/[^/]+\/replace)$/.test(pathname));

/**
 * Creates what answers every request to the API. The embedded and the hosted server use it, so that
 * both have the same limits. First it settles who asks: guests, builds and uploads have queues of their
 * own. Who works in the admin waits for others' saves only.
 */
export function createApi(config: SanitizedConfig): Api {
  const callerOf = createCallerCheck(config);
  const takePace = createPace();
  // An image service fetches many public files at once.
  const guestGate = createGate(2, 200);
  // A query of a hundred records takes half a second; others get a quarter of the processor.
  const queryGate = createGate(1, 30, 1 / 3);
  // Uploads are kept in memory until they are stored.
  const uploadGate = createGate(2, 10);
  // What a save compares with is still stored when it writes: SQLite has no transactions here.
  const saveGate = createGate(1, 100);
  let graphql: ((request: Request) => Promise<Response>) | undefined;

  const answer = (request: Request) => handleEndpoints({ config, request });

  async function answerSignedIn(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/api/graphql') {
      const query = await bufferBody(request, MAX_QUERY_BYTES);
      return queryGate(() => (graphql ??= createGraphQLHandler(config))(query));
    }
    if (!isUpload(request, pathname)) {
      const buffered = await bufferBody(request, MAX_RECORD_BYTES);
      return isSave(request, pathname) ? saveGate(() => answer(buffered)) : answer(buffered);
    }
    assertLength(request, MAX_UPLOAD_BYTES + FORM_BYTES);
    return uploadGate(() => answer(request));
  }

  async function answerGuest(request: Request): Promise<Response> {
    const buffered = await bufferBody(request, MAX_QUERY_BYTES);
    return guestGate(() => answer(buffered));
  }

  async function respond(caller: Caller, { method, pathname }: RequestHead, request: Request) {
    if (pathname === '/api/health' && method === 'GET')
      return healthResponse(await getPayload({ config }));
    return caller === 'guest' ? answerGuest(request) : answerSignedIn(request, pathname);
  }

  /** Payload has no HEAD: for a file, it is answered as GET, without the body. */
  async function respondToHead(caller: Caller, head: RequestHead, { url, headers }: Request) {
    const response = await respond(caller, head, new Request(url, { headers }));
    await response.body?.cancel();
    return new Response(null, response);
  }

  return async (head, open) => {
    try {
      const caller = await callerOf(head);
      if (caller === 'guest') await takePace();
      assertMayAsk(caller, head);
      assertNoProperty(head.pathname);
      const isHead = head.method === 'HEAD' && head.pathname.startsWith(MEDIA_FILE);
      const response = await (isHead ? respondToHead : respond)(caller, head, open());
      return withSecurityHeaders(response, head.pathname);
    } catch (error) {
      if (error instanceof Refusal) return respondToRefusal(error, head, config);
      throw error;
    }
  };
}
