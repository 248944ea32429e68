import { setTimeout as wait } from 'node:timers/promises';
import {
  getPayload,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
  type PayloadRequest,
  createPayloadRequest,
  getRequestLanguage,
} from 'payload';
import { UPLOAD_LIMITS } from '#contract/uploads.ts';
import { findByToken, TOKEN_HEADER } from '../features/profileUpdates/updates.ts';
import { type Problem, describeProblem } from '../texts/problems.ts';
import { configToSchema } from '@payloadcms/graphql';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  parse,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { RequestParams } from 'graphql-http';
import { createHandler } from 'graphql-http/lib/use/fetch';
import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { parseCookies } from 'payload/shared';
import { settings, transportSecurity } from '../runtime/settings.ts';
import { stored } from '../stored/stored.ts';

/** What a browser may do with an answer of the API that is opened as a page: nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** Where files are read, e.g. `/api/media/file/ana.jpg`. */
const MEDIA_FILE = '/api/media/file/';

/** A request that is answered with a 4xx or 503 status and a message in the sender's language. */
class Refusal extends Error {
  readonly status: number;
  readonly code: Problem['code'];
  readonly headers: Record<string, string>;

  /** @param headers headers of the response, e.g. `Retry-After` */
  constructor(status: number, code: Problem['code'], headers: Record<string, string> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** Returns the response to a refused request, as Payload's own errors. */
function respondToRefusal(
  { status, code, headers }: Refusal,
  { headers: received }: Request,
  config: SanitizedConfig,
): Response {
  const cookies = parseCookies(received);
  const language = getRequestLanguage({ config, cookies, headers: received });
  const message = describeProblem({ code }, language === 'en' ? 'en' : 'es');
  return Response.json({ errors: [{ message }] }, { status, headers });
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
  (['GET', 'HEAD'].includes(method) && pathname.startsWith(MEDIA_FILE) && settings.hasPublicMedia);

/**
 * Refuses what is closed to a kind of callers, whatever their account may read: a guest gets health,
 * sign-in, and files where they are public; a key also what a build asks.
 *
 * @throws {Refusal} with status 401 or 403
 */
function assertMayAsk(caller: Caller, request: Request, pathname: string): void {
  if (caller === 'session' || isPublic(request, pathname)) return;
  if (caller === 'guest') throw new Refusal(401, 'signInFirst');
  if (caller === 'link' || !BUILD.test(pathname)) throw new Refusal(403, 'notAllowed');
}

/** Keys are read from the database once in this time at most. */
const MIN_READ_INTERVAL_MS = 1000;

/**
 * Creates a function that checks API keys in memory. An unknown key waits for the next read of all
 * keys: a new key counts at once, and made-up ones cost one read a second together. Payload checks a
 * key again, so one that was removed opens nothing.
 */
function createKeyCheck(payload: Payload) {
  let known = new Set<string>();
  let lastMs = -Infinity;
  let next: Promise<void> | undefined;

  const readKeys = async () => {
    await wait(Math.max(0, lastMs + MIN_READ_INTERVAL_MS - performance.now()));
    next = undefined;
    lastMs = performance.now();
    const where = { apiKeyIndex: { exists: true } };
    const users = await stored.find<{ apiKeyIndex?: string }>({ payload }, 'users', { where });
    known = new Set(users.flatMap(({ apiKeyIndex }) => apiKeyIndex ?? []));
  };
  return async (key: string): Promise<boolean> => {
    // As Payload stores it.
    const index = createHmac('sha256', payload.secret).update(key).digest('hex');
    if (!known.has(index)) await (next ??= readKeys());
    return known.has(index);
  };
}

/** Whether a session's token is signed by this CMS and has not expired. */
const isSigned = (token: string, { secret }: Payload): Promise<boolean> =>
  jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );

/**
 * Creates a function that returns who sends a request: a session has a signed token, a build an API
 * key, a person's page a token. It reads no database for another guest's request; whether the session still exists, and what the
 * account may do, is decided by Payload.
 */
function createCallerCheck(config: SanitizedConfig) {
  let isKey: ReturnType<typeof createKeyCheck> | undefined;
  return async ({ headers }: Request): Promise<Caller> => {
    if (headers.has(TOKEN_HEADER)) {
      return (await findByToken(await getPayload({ config }), headers)) ? 'link' : 'guest';
    }
    const [, kind, value = ''] =
      /^(JWT|Bearer|users API-Key) (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
    const cookie = parseCookies(headers).get(`${config.cookiePrefix}-token`);
    if (!kind && !cookie) return 'guest';
    const payload = await getPayload({ config });
    const isKeyKind = kind === 'users API-Key';
    for (const token of [isKeyKind ? undefined : value, cookie]) {
      if (token && (await isSigned(token, payload))) return 'session';
    }
    isKey ??= createKeyCheck(payload);
    return isKeyKind && (await isKey(value)) ? 'key' : 'guest';
  };
}

const MAX_TOKENS = 2_000;
const MAX_DEPTH = 10;
/** Records in one answer; of those whose columns are selected, as in the query for revisions, more. */
const MAX_RECORDS = 100;
const MAX_SELECTED_RECORDS = 2_000;

/** Returns the only field of the only query of a document. */
function rootFieldOf({ definitions }: DocumentNode): FieldNode {
  const [node, ...more] = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  const isQuery = node?.kind === Kind.OPERATION_DEFINITION && node.operation === 'query';
  if (!isQuery || more.length > 0) {
    throw new GraphQLError('The document must contain one query: the REST API changes records');
  }
  const [field, ...others] = node.selectionSet.selections;
  if (field?.kind === Kind.FIELD && others.length === 0) return field;
  throw new GraphQLError('A query must have one field');
}

/** Refuses fragments in fragments too: their expansion could grow exponentially. */
function assertDepth(document: DocumentNode): void {
  visit(document, {
    SelectionSet: (_node, _key, _parent, path) => {
      const depth = path.filter((key) => key === 'selectionSet').length;
      if (depth > MAX_DEPTH) throw new GraphQLError(`The query is deeper than ${MAX_DEPTH} levels`);
    },
    FragmentSpread: (_node, _key, _parent, [, index]) => {
      if (document.definitions[Number(index)]?.kind === Kind.FRAGMENT_DEFINITION) {
        throw new GraphQLError('A fragment must not contain another');
      }
    },
  });
}

/** Payload takes a limit of 0, and none without pages, for all records. */
function assertLimit(field: FieldNode, variables: RequestParams['variables']): void {
  const values = Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  );
  if (!('limit' in values) && !('pagination' in values)) return;
  const { limit } = values;
  const max = values.select === true ? MAX_SELECTED_RECORDS : MAX_RECORDS;
  if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > max) {
    throw new GraphQLError(`"limit" must be an integer from 1 to ${max}`);
  }
}

/** Replaces the message of an error that the CMS did not intend, which is logged. */
function describeError(error: Readonly<Error>, req: PayloadRequest): Error {
  const { originalError, path } = error as GraphQLError;
  if (!originalError || originalError instanceof GraphQLError) return error;
  const { isPublic, status = 500 } = originalError as { isPublic?: boolean; status?: number };
  if (isPublic ?? status < 500) return error;
  req.payload.logger.error({ err: originalError });
  return new GraphQLError('Something went wrong.', { path });
}

/**
 * Creates the handler of GraphQL requests. It reads only, and bounds what one query costs by its
 * depth, its number of records and, through Payload's `maxComplexity`, its number of fields.
 *
 * @returns a function that throws a 401 Refusal when the session or the key exists no longer
 */
function createGraphQLHandler(config: SanitizedConfig) {
  const { schema, validationRules } = configToSchema(config);
  return async (request: Request): Promise<Response> => {
    const { url, headers } = request;
    const req = await createPayloadRequest({ config, request: new Request(url, { headers }) });
    if (!req.user) throw new Refusal(401, 'signInFirst');
    const handle = createHandler({
      schema,
      onSubscribe: (_request, { query, variables }) => {
        try {
          const document = parse(query, { maxTokens: MAX_TOKENS });
          assertDepth(document);
          assertLimit(rootFieldOf(document), variables);
          return undefined;
        } catch (error) {
          return [error as GraphQLError];
        }
      },
      validationRules: (_request, args, rules) => [...rules, ...validationRules(args)],
      formatError: (error) => describeError(error, req),
      context: (): Record<string, unknown> => ({ headers: {}, req }),
    });
    return handle(request);
  };
}

/** Anybody may ask, so the database is asked once in this time at most. */
const CHECK_INTERVAL_MS = 1000;

const checks = new WeakMap<Payload, { isHealthy: Promise<boolean>; atMs: number }>();

const reachesDatabase = (payload: Payload): Promise<boolean> =>
  payload.count({ collection: 'users' }).then(
    () => true,
    (error: unknown) => {
      payload.logger.error({ err: error, msg: 'The database does not respond' });
      return false;
    },
  );

/** Returns the response to `GET /api/health`: 200 while the CMS reaches its database, else 503. */
async function healthResponse(payload: Payload): Promise<Response> {
  const atMs = performance.now();
  let check = checks.get(payload);
  if (!check || atMs - check.atMs >= CHECK_INTERVAL_MS) {
    check = { isHealthy: reachesDatabase(payload), atMs };
    checks.set(payload, check);
  }
  const isHealthy = await check.isHealthy;
  return Response.json({ isHealthy }, { status: isHealthy ? 200 : 503 });
}

const busy = () => new Refusal(503, 'busy', { 'Retry-After': '2' });

/**
 * Creates a function that runs tasks, a limited number at a time and in order.
 *
 * @param restShare for which share of a task's time its place stays free afterwards: SQLite answers
 *   synchronously, so nothing else is answered during a query
 * @returns a function that rejects with a 503 {@link Refusal} when too many tasks wait, or when the client of
 *   a waiting one has left
 */
function createGate(maxRunning: number, maxWaiting: number, restShare = 0) {
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
      signal.addEventListener('abort', () => queue.delete(start) && refuse(busy()));
    });
  return async <T>({ signal }: Request, task: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else if (queue.size >= maxWaiting) throw busy();
    else await waitForPlace(signal);
    const beginMs = performance.now();
    return task().finally(() => {
      setTimeout(leave, restShare * (performance.now() - beginMs));
    });
  };
}

/** Guests are answered this often, after a burst of as many as a page of the admin asks. */
const GUEST_INTERVAL_MS = 2.5;
const GUEST_BURST = 50;
/** As long as the line of guests is; who comes later is refused at once. */
const GUEST_WAIT_MS = 500;

/**
 * Creates a function that waits until the next guest's request may be handled, so that a flood of them
 * gets a part of the processor only, however small its requests are. It rejects with a 503 {@link Refusal}
 * when too many wait.
 */
function createPace(): () => Promise<void> {
  let nextMs = -Infinity;
  return async () => {
    const nowMs = performance.now();
    if (nextMs - nowMs > GUEST_WAIT_MS) throw busy();
    nextMs = Math.max(nowMs - GUEST_BURST * GUEST_INTERVAL_MS, nextMs) + GUEST_INTERVAL_MS;
    if (nextMs > nowMs) await wait(nextMs - nowMs);
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

/** A save of content, also of an order or of a file everywhere. */
const isSave = ({ method }: Request, pathname: string) =>
  method === 'PATCH' ||
  (method === 'POST' &&
    /^\/api\/(globals\/[^/]+|talents\/order|media\/[^/]+\/replace|profile-updates\/[^/]+\/decide)$/.test(
      pathname,
    ));

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
 * both have the same limits. First it settles who asks, before it reads a body: guests, builds and
 * uploads have queues of their own. Who works in the admin waits for others' saves only.
 */
export function createApi(config: SanitizedConfig): (request: Request) => Promise<Response> {
  const callerOf = createCallerCheck(config);
  const takePace = createPace();
  const takeLinkPace = createPace();
  // An image service fetches many public files at once.
  const guestGate = createGate(2, 200);
  // A query of a hundred records takes half a second; others get a quarter of the processor.
  const queryGate = createGate(1, 30, 1 / 3);
  // Uploads are kept in memory until they are stored.
  const uploadGate = createGate(2, 10);
  // Apart from editors' uploads, because a phone's line is slow.
  const linkUploadGate = createGate(4, 50);
  const linkGate = createGate(2, 200);
  // What a save compares with is still stored when it writes: a transaction reads what others commit.
  const saveGate = createGate(1, 100);
  let graphql: ((request: Request) => Promise<Response>) | undefined;

  const answer = (request: Request) => handleEndpoints({ config, request });

  async function answerSignedIn(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/api/graphql') {
      const query = await bufferBody(request, MAX_QUERY_BYTES);
      return queryGate(query, () => (graphql ??= createGraphQLHandler(config))(query));
    }
    const isSaving = isSave(request, pathname);
    const answerBuffered = async (limit: number) => {
      // First, so that other saves do not wait for a slow line.
      const buffered = await bufferBody(request, limit);
      return isSaving ? saveGate(buffered, () => answer(buffered)) : answer(buffered);
    };
    if (!isUpload(request, pathname)) return answerBuffered(MAX_RECORD_BYTES);
    const limit = UPLOAD_LIMITS.fileBytes + FORM_BYTES;
    assertLength(request, limit);
    return uploadGate(request, () => (isSaving ? answerBuffered(limit) : answer(request)));
  }

  async function answerLink(request: Request, pathname: string): Promise<Response> {
    if (pathname.endsWith('/upload')) {
      assertLength(request, UPLOAD_LIMITS.fileBytes + FORM_BYTES);
      return linkUploadGate(request, () => answer(request));
    }
    const buffered = await bufferBody(request, MAX_RECORD_BYTES);
    return (pathname.endsWith('/send') ? saveGate : linkGate)(buffered, () => answer(buffered));
  }

  async function respond(request: Request, pathname: string): Promise<Response> {
    const { headers, method, url } = request;
    // Monitors never wait; the database is asked once a second for all of them.
    if (pathname === '/api/health' && method === 'GET')
      return healthResponse(await getPayload({ config }));
    const hasToken = headers.has(TOKEN_HEADER);
    // A token is looked up, so before.
    if (hasToken) await takeLinkPace();
    const caller = await callerOf(request);
    if (caller === 'guest' && !hasToken) await takePace();
    assertMayAsk(caller, request, pathname);
    assertNoProperty(pathname);
    if (method === 'HEAD' && pathname.startsWith(MEDIA_FILE)) {
      // Payload has no HEAD: it is answered as GET, without the body.
      const response = await respond(new Request(url, { headers }), pathname);
      await response.body?.cancel();
      return new Response(null, response);
    }
    if (caller === 'link') return answerLink(request, pathname);
    if (caller !== 'guest') return answerSignedIn(request, pathname);
    const buffered = await bufferBody(request, MAX_QUERY_BYTES);
    return guestGate(buffered, () => answer(buffered));
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
