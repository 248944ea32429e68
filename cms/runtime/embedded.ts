import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import { ensureBuildKey } from './buildUser.ts';
import { prepareDatabase, seed } from './prepare.ts';
import { allowDevelopmentSecret } from './secret.ts';
import { settings } from './settings.ts';
import type { createApi } from '../network/requestHandler.ts';

type Api = ReturnType<typeof createApi>;
type RequestHead = Parameters<Api>[0];

/** A running CMS that listens on loopback only. */
export interface RunningCms {
  /** Its origin, e.g. `http://127.0.0.1:4323`. */
  url: string;
  payload: Payload;
  close(): Promise<void>;
}

/** Longer than clients keep a connection, so that none is closed while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;

/** The greatest rest of a body that is read, so that the connection stays open. */
const MAX_UNREAD_BYTES = 100_000;

const toRequest = (message: IncomingMessage, url: URL, { method, headers }: RequestHead) =>
  new Request(url, {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD'
      ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }
      : {}),
  } as RequestInit);

/** Closes the connection after the response if much of a refused body is still to come. */
function limitUnreadBody(message: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = message.headers;
  const isLong = Number(length ?? 0) > MAX_UNREAD_BYTES || encoding !== undefined;
  if (!message.complete && isLong) response.setHeader('Connection', 'close');
}

async function respond(api: Api, message: IncomingMessage, response: ServerResponse) {
  const url = URL.parse(message.url ?? '/', `http://${message.headers.host}`);
  if (!url) return void response.writeHead(400).end();
  const { pathname } = url;
  // Node joins repeated headers, except `Set-Cookie`, which no request has.
  const headers = new Headers(message.headers as Record<string, string>);
  const head = { method: message.method ?? 'GET', pathname, headers };
  const result = await api(head, () => toRequest(message, url, head));
  limitUnreadBody(message, response);
  response.writeHead(result.status, Object.fromEntries(result.headers));
  const isSmall = result.headers.get('content-type')?.startsWith('application/json');
  // A stream costs more than all the rest of a short answer.
  if (!result.body || isSmall) response.end(Buffer.from(await result.arrayBuffer()));
  else await pipeline(Readable.fromWeb(result.body as never), response);
}

async function listen(api: Api, port: number) {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (message, response) => {
    respond(api, message, response).catch((error: unknown) => {
      console.error('[cms]', error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const start = (candidate: number) => {
    server.listen(candidate, '127.0.0.1');
    return once(server, 'listening');
  };
  // A fixed port keeps picture URLs stable, so that the image cache is valid in the next build.
  await start(port).catch(() => start(0));
  return server;
}

/**
 * Starts Payload's GraphQL API and uploads without the admin, on loopback in this process. Migrates
 * the database `DATABASE_URI`, whose uploads are in `MEDIA_DIR`.
 *
 * @param port preferred port; a free one is used when it is taken, or 0
 */
export async function startServer(port: number): Promise<RunningCms> {
  process.env.DISABLE_PAYLOAD_HMR ??= 'true';
  process.env.PAYLOAD_LOG_LEVEL ??= 'error';
  allowDevelopmentSecret();
  const { getPayload } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const { createApi } = await import('../network/requestHandler.ts');
  const payload = await getPayload({ config });
  await payload.db.migrate();
  const server = await listen(createApi(payload.config), port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payload,
    async close() {
      server.closeAllConnections();
      server.close();
      await payload.destroy();
    },
  };
}

/**
 * Starts the CMS in this process with the sample agency, or with the database `DATABASE_URI`. A
 * database without users and talents is filled with the sample.
 *
 * @param port preferred port, by default `CMS_PORT` or 4323; a free one is used when it is taken
 * @returns the CMS, and the build's API key
 */
export async function startEmbeddedCms(port = settings.embeddedPort) {
  // Before the sample is created: the child process inherits it, and NODE_ENV is `production`.
  allowDevelopmentSecret();
  const environment = await prepareDatabase();
  Object.assign(process.env, environment);
  const cms = await startServer(port);
  const { totalDocs: users } = await cms.payload.count({ collection: 'users' });
  const { totalDocs: talents } = await cms.payload.count({ collection: 'talents' });
  if (users + talents === 0) await seed(environment);
  const token = process.env.CMS_TOKEN || (await ensureBuildKey(cms.payload));
  return { ...cms, token };
}
