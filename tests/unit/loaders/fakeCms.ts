import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CmsSettings } from '~/settings/cmsSettings';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request that the server received. */
export interface ReceivedRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An HTTP server on loopback that replaces the CMS in one test. */
export interface FakeCms {
  origin: string;
  received: ReceivedRequest[];
  settings: CmsSettings;
}

const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

/**
 * Starts a server that runs until the test ends.
 *
 * @param respond handles each request; `count` is the number of earlier requests
 */
export async function fakeCms(
  respond: (...args: [...Parameters<RequestListener>, count: number]) => void,
): Promise<FakeCms> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    received.push({ method: request.method ?? '', url, headers: request.headers, body });
    respond(request, response, received.length - 1);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => close(server));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint = `${origin}/api/graphql`;
  return {
    origin,
    received,
    settings: { endpoint, method: 'POST', timeoutSeconds: 5, patienceSeconds: 120 },
  };
}

/** Returns a request handler that responds with this body as JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
