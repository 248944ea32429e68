import {
  createPayloadRequest,
  getPayload,
  getRequestLanguage,
  handleEndpoints,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { parseCookies } from 'payload/shared';
import { UPLOAD_LIMITS } from '#contract/uploads.ts';
import { findByToken, TOKEN_HEADER } from '../features/profileUpdates/updates.ts';
import { answerInOrder } from '../features/revisions/saveOrder.ts';
import { settings, transportSecurity } from '../runtime/settings.ts';
import { type Problem, describeProblem } from '../texts/problems.ts';
import { createGraphQLHandler } from './graphQL.ts';

/** What a browser may do with an answer of the API that is opened as a page: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Where files are read, e.g. `/api/media/file/ana.jpg`. */
const MEDIA_FILE = '/api/media/file/';

/** A request that is answered with a 4xx or 503 status and a message in the sender's language. */
class Refusal extends Error {
  readonly status: number;
  readonly code: Problem['code'];

  constructor(status: number, code: Problem['code']) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Returns the response to a refused request, as Payload's own errors. */
function respondToRefusal(
  { status, code }: Refusal,
  { headers }: Request,
  config: SanitizedConfig,
): Response {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers });
  const message = describeProblem({ code }, language === 'en' ? 'en' : 'es');
  return Response.json(
    { errors: [{ message }] },
    { status, headers: status === 503 ? { 'Retry-After': '2' } : {} },
  );
}

/** A guest has no valid credentials, the site's build a key, a person a link, and who works in the admin a session. */
type Caller = 'guest' | 'key' | 'link' | 'session';

/** What a monitor asks, and the admin before somebody has signed in. */
const READS = /^\/api\/(health|users\/(init|me))$/;
const SIGN_IN =
  /^\/api\/users\/(login|logout|refresh-token|(forgot|reset)-password|first-register|second-factor\/\w+)$/;
/** What the site's build asks: content, files, and to say how it ended. */
const BUILD = /^\/api\/(graphql|media\/file\/[^/]+|publications\/(?:[^/]+\/)?report)$/;

/** The page of a person's sheet, and what its link opens; a wrong link is told so. */
const SHEET_PAGE = /^\/api\/profile-updates\/(page|font)$/;
const LINK = /^\/api\/profile-updates\/mine\/(sheet|file|upload|send)$/;

const isPublic = ({ method }: Request, pathname: string): boolean =>
  // The host signs its notifications; the signature is checked with the body.
  (method === 'POST' &&
    pathname === '/api/proposals/answers' &&
    settings.netlifySecret !== undefined) ||
  (method === 'GET' && (READS.test(pathname) || SHEET_PAGE.test(pathname))) ||
  (method === 'POST' && (SIGN_IN.test(pathname) || LINK.test(pathname))) ||
  (method === 'GET' && pathname.startsWith(MEDIA_FILE) && settings.hasPublicMedia);

/**
 * Refuses what is closed to a kind of callers, whatever their account may read: a guest gets health,
 * sign-in, and files where they are public; a key also what a build asks.
 *
 * @throws {Refusal} with status 401 or 403
 */
function assertMayAsk(caller: Caller, request: Request, pathname: string): void {
  if (caller === 'session' || isPublic(request, pathname)) return;
  // The admin shows it above the form that it could not save.
  const isSave = request.method !== 'GET' && !request.headers.has('authorization');
  if (caller === 'guest') throw new Refusal(401, isSave ? 'sessionEnded' : 'signInFirst');
  if (caller === 'link' || !BUILD.test(pathname)) throw new Refusal(403, 'notAllowed');
}

/** Anybody may ask, so the database is asked once in this time at most. */
const CHECK_INTERVAL_MS = 1000;

/** Creates what answers `GET /api/health`: 200 while the CMS reaches its database, else 503. */
function createHealthCheck() {
  let checkedMs = -Infinity;
  let isHealthy: Promise<boolean>;
  return async (payload: Payload): Promise<Response> => {
    if (performance.now() - checkedMs >= CHECK_INTERVAL_MS) {
      checkedMs = performance.now();
      isHealthy = payload.count({ collection: 'users' }).then(
        () => true,
        (error: unknown) => {
          payload.logger.error({ err: error, msg: 'The database does not respond' });
          return false;
        },
      );
    }
    const status = (await isHealthy) ? 200 : 503;
    return Response.json({ isHealthy: status === 200 }, { status });
  };
}

/**
 * Creates a function that runs tasks, a limited number at a time and in order. It rejects with a 503
 * {@link Refusal} when too many tasks wait, or when the client of a waiting one has left.
 *
 * @param restOf how long the place of a task stays free that has taken so long, in milliseconds: SQLite
 *   answers synchronously, so nothing else is answered meanwhile
 */
function createGate(maxRunning: number, maxWaiting: number, restOf = (_tookMs: number) => 0) {
  let running = 0;
  const queue = new Set<() => void>();
  const leave = () => {
    const [next] = queue;
    if (!next) return void running--;
    queue.delete(next);
    next();
  };
  const waitForPlace = (signal: AbortSignal) =>
    new Promise<void>((start, refuse) => {
      queue.add(start);
      signal.addEventListener(
        'abort',
        () => queue.delete(start) && refuse(new Refusal(503, 'busy')),
      );
    });
  return async <T>({ signal }: Request, task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else if (queue.size >= maxWaiting) throw new Refusal(503, 'busy');
    else await waitForPlace(signal);
    const beginMs = performance.now();
    return task().finally(() => {
      setTimeout(leave, restOf(performance.now() - beginMs));
    });
  };
}

function assertLength({ headers }: Request, limit: number): void {
  if (Number(headers.get('content-length') ?? 0) > limit) throw new Refusal(413, 'tooLargeRequest');
}

/** Payload refuses what is no JSON, and fails at JSON that is no object. */
function assertObject(body: Buffer, { headers }: Request): void {
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return;
  if (/^\s*(?:null|true|false|["[\d-])/.test(body.toString('utf8', 0, 100))) {
    throw new Refusal(400, 'noObject');
  }
}

/**
 * Returns the same request with its body in memory.
 *
 * @param limit in bytes
 * @throws {Refusal} with status 413 when the body is larger, and 400 when it is JSON but no object
 */
async function bufferBody(request: Request, limit: number): Promise<Request> {
  if (!request.body) return request;
  assertLength(request, limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > limit) throw new Refusal(413, 'tooLargeRequest');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  assertObject(body, request);
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

/** A record with all its texts, as the admin's forms send it. */
const MAX_RECORD_BYTES = 2_000_000;
/** A query, or what a guest sends to sign in. */
const MAX_QUERY_BYTES = 100_000;
/** Room for the other fields of an upload's form. */
const FORM_BYTES = 1_000_000;

/** Payload takes a property that every object has, such as `constructor`, for a collection. */
function assertNoProperty(pathname: string): void {
  const slug = pathname.split('/')[2] ?? '';
  if (slug in Object.prototype) throw new Refusal(404, 'notFound');
}

const isUpload = ({ method, body }: Request, pathname: string) =>
  /^\/api\/media(\/|$)/.test(pathname) && body !== null && method !== 'DELETE';

/** Returns a response of the API with its security headers; existing ones are kept. */
function withSecurityHeaders(response: Response, pathname: string): Response {
  const isFile = pathname.startsWith(MEDIA_FILE);
  const security = {
    'X-Content-Type-Options': 'nosniff',
    ...transportSecurity(),
    ...(!isFile && { 'Content-Security-Policy': API_POLICY, 'Cache-Control': 'no-store' }),
  };
  for (const [name, value] of Object.entries(security)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  // Payload answers 500 for a file that does not exist.
  if (!isFile || response.status !== 500) return response;
  return new Response(response.body, { status: 404, headers: response.headers });
}

/**
 * Creates what answers every request to the API. The embedded and the hosted server use it, so that
 * both have the same limits. First it settles who asks, before it reads a body.
 */
export function createApi(config: SanitizedConfig): (request: Request) => Promise<Response> {
  // Four hundred a second, however small their requests are; an image service fetches many files at once.
  const guestGate = createGate(2, 200, () => 5);
  // A query of a hundred records takes half a second; others get a quarter of the processor.
  const queryGate = createGate(1, 30, (tookMs) => tookMs / 3);
  // Uploads are kept in memory until they are stored; those by link apart, because a phone's line is slow.
  const uploadGate = createGate(2, 10);
  const linkUploadGate = createGate(4, 50);
  const checkHealth = createHealthCheck();
  let graphql: ReturnType<typeof createGraphQLHandler> | undefined;

  const handle = (request: Request) => handleEndpoints({ config, request });
  const answer = (request: Request, pathname: string) =>
    answerInOrder(request, pathname, () => handle(request));

  /** Returns who sends a request, by its link, or as Payload authenticates it. */
  async function findCaller(request: Request): Promise<[Caller, PayloadRequest?]> {
    const { headers, url } = request;
    // Tokens and keys may be made up, and are looked up in the database.
    if (headers.has(TOKEN_HEADER)) {
      const payload = await getPayload({ config });
      const found = await guestGate(request, () => findByToken(payload, headers));
      return [found ? 'link' : 'guest'];
    }
    if (!headers.has('authorization') && !headers.has('cookie')) return ['guest'];
    const authenticate = () =>
      createPayloadRequest({
        config,
        request: new Request(url.replace(/\?.*$/s, ''), { headers }),
      });
    const isKey = headers.get('authorization')?.includes('API-Key') ?? false;
    const req = await (isKey ? guestGate(request, authenticate) : authenticate());
    if (!req.user) return ['guest'];
    const { _strategy: strategy } = req.user as { _strategy?: string };
    return [strategy === 'api-key' ? 'key' : 'session', req];
  }

  async function respond(request: Request, pathname: string): Promise<Response> {
    const { headers, method, signal, url } = request;
    if (method === 'HEAD') {
      // Payload has no HEAD: it is answered as GET, without the body.
      const response = await respond(new Request(url, { headers, signal }), pathname);
      await response.body?.cancel();
      return new Response(null, response);
    }
    // Monitors never wait; the database is asked once a second for all of them.
    if (pathname === '/api/health' && method === 'GET')
      return checkHealth(await getPayload({ config }));
    const [caller, req] = await findCaller(request);
    assertMayAsk(caller, request, pathname);
    assertNoProperty(pathname);
    const isLinkUpload = caller === 'link' && pathname.endsWith('/upload');
    if (isLinkUpload || (caller === 'session' && isUpload(request, pathname))) {
      const limit = UPLOAD_LIMITS.fileBytes + FORM_BYTES;
      assertLength(request, limit);
      const gate = isLinkUpload ? linkUploadGate : uploadGate;
      return gate(request, async () =>
        // Only a new file waits for no other save, and is answered while it arrives.
        answer(pathname === '/api/media' ? request : await bufferBody(request, limit), pathname),
      );
    }
    const isQuery = pathname === '/api/graphql';
    const isShort = isQuery || caller === 'guest';
    // First, so that nobody else waits for a slow line.
    const buffered = await bufferBody(request, isShort ? MAX_QUERY_BYTES : MAX_RECORD_BYTES);
    if (isQuery && req) {
      return queryGate(buffered, () => (graphql ??= createGraphQLHandler(config))(buffered, req));
    }
    if (req) return answer(buffered, pathname);
    // What a person sends waits for saves of editors first: at the gate, every guest would wait with it.
    if (caller === 'link')
      return answerInOrder(buffered, pathname, () => guestGate(buffered, () => handle(buffered)));
    // Sign-ins wait at the gate first, which limits how many wait.
    return guestGate(buffered, () => answer(buffered, pathname));
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const response = await respond(request, pathname).catch((error: unknown) => {
      if (error instanceof Refusal) return respondToRefusal(error, request, config);
      throw error;
    });
    return withSecurityHeaders(response, pathname);
  };
}
