import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A request to the CMS. */
export interface ProxiedRequest {
  isMedia: boolean;
  /** E.g. `/api/media/file/ana.png`. */
  path: string;
  /** Number of different requests of the same kind (media or not) before this one. */
  index: number;
  /** Number of identical requests before this one. */
  attempt: number;
}

/**
 * What the proxy does with a request: `truncate` closes the connection in the middle of the body,
 * `shorten` sends half of the body with its own length, `rewrite` receives the body.
 */
export type Fault =
  | 'none'
  | 'reset'
  | 'truncate'
  | 'shorten'
  | { delayMs: number }
  | { status: number; headers?: Record<string, string> }
  | { rewrite: (body: string) => string };

/** A server between the site and the CMS. */
export interface FaultyProxy {
  url: string;
  close: () => void;
}

async function forward(origin: string, message: IncomingMessage, body: Buffer) {
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined || ['host', 'connection', 'content-length'].includes(name)
      ? []
      : [[name, String(value)] as [string, string]],
  );
  const response = await fetch(new URL(message.url ?? '/', origin), {
    method: message.method ?? 'GET',
    headers: [...headers, ['accept-encoding', 'identity']],
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
}

async function respond(
  origin: string,
  fault: Fault,
  message: IncomingMessage,
  received: Buffer,
  response: ServerResponse,
) {
  if (fault === 'reset') return void response.destroy();
  if (typeof fault === 'object' && 'status' in fault) {
    return void response.writeHead(fault.status, fault.headers).end('busy');
  }
  if (typeof fault === 'object' && 'delayMs' in fault) await wait(fault.delayMs);
  const forwarded = await forward(origin, message, received);
  const isRewritten = typeof fault === 'object' && 'rewrite' in fault;
  const whole = forwarded.body;
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  const sent = fault === 'shorten' ? half : whole;
  const body = isRewritten ? Buffer.from(fault.rewrite(whole.toString())) : sent;
  response.writeHead(forwarded.status, {
    'Content-Type': forwarded.type,
    'Content-Length': body.length,
  });
  if (fault !== 'truncate') return void response.end(body);
  // The headers and half of the body must have been sent before the connection breaks.
  response.write(half, () => response.destroy());
}

/** Starts a proxy that applies the fault which `faultOf` returns to each request. */
export async function startFaultyProxy(
  origin: string,
  faultOf: (request: ProxiedRequest) => Fault,
): Promise<FaultyProxy> {
  const seen = new Map<string, { isMedia: boolean; index: number; attempts: number }>();
  const identify = (key: string, isMedia: boolean) => {
    const index = [...seen.values()].filter((request) => request.isMedia === isMedia).length;
    const request = seen.get(key) ?? { isMedia, index, attempts: 0 };
    seen.set(key, request);
    return { isMedia, index: request.index, attempt: request.attempts++ };
  };
  const server = createServer(async (message, response) => {
    const body = await buffer(message);
    const { pathname } = new URL(message.url ?? '/', origin);
    const isMedia = pathname.includes('/media/');
    const fault = faultOf({ path: pathname, ...identify(`${message.url} ${body}`, isMedia) });
    await respond(origin, fault, message, body, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
