import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { allowDevelopmentSecret } from './secret.ts';

/** A running CMS that listens on loopback only. */
export interface RunningCms {
  /** Its origin, e.g. `http://127.0.0.1:4323`. */
  url: string;
  payload: Payload;
  close(): Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

/** Returns the request, or `undefined` if its URL is not valid. */
function toRequest(message: IncomingMessage): Request | undefined {
  const url = URL.parse(message.url ?? '/', `http://${message.headers.host}`);
  if (!url) return undefined;
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD';
  return new Request(url, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody ? { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

async function respond(handle: Handler, message: IncomingMessage, response: ServerResponse) {
  const request = toRequest(message);
  if (!request) return void response.writeHead(400).end();
  const result = await handle(request);
  // The rest of a body that was refused is not read.
  if (!message.complete) response.setHeader('Connection', 'close');
  response.writeHead(result.status, Object.fromEntries(result.headers));
  const isSmall = result.headers.get('content-type')?.startsWith('application/json');
  // A stream costs more than all the rest of a refusal.
  if (!result.body || isSmall) response.end(Buffer.from(await result.arrayBuffer()));
  else await pipeline(Readable.fromWeb(result.body as never), response);
}

async function listen(handle: Handler, port: number) {
  const server = createServer((message, response) => {
    respond(handle, message, response).catch((error: unknown) => {
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
  const { createRequestHandler } = await import('../network/requestHandler.ts');
  const payload = await getPayload({ config });
  await payload.db.migrate();
  const server = await listen(createRequestHandler(payload.config), port);
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
