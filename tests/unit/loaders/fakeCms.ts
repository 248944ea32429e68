import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CmsSettings } from '~/loaders/config';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request that the server got. */
export interface Received {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A real server on loopback that plays the CMS, for one test. */
export interface FakeCms {
  origin: string;
  received: Received[];
  settings: CmsSettings;
}

const close = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

/** Starts a server that answers as `answer` says; `count` tells how many requests came before. */
export async function fakeCms(
  answer: (...args: [...Parameters<RequestListener>, count: number]) => void,
): Promise<FakeCms> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    received.push({ method: request.method ?? '', url, headers: request.headers, body });
    answer(request, response, received.length - 1);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => close(server));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint = `${origin}/api/graphql`;
  return {
    origin,
    received,
    settings: { endpoint, method: 'POST', timeoutSeconds: 5, attempts: 4 },
  };
}

/** An answer of that status with this body as JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
