import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

/** A request on its way to the CMS. */
export interface Passing {
  /** How many came before. */
  count: number;
  /** How many came before that asked for just the same. */
  attempt: number;
  isMedia: boolean;
  body: string;
}

/** What becomes of a request; `rewrite` sees the text of the answer. */
export type Fate =
  | 'pass'
  | 'reset'
  | 'truncate'
  | { delayMs: number }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { rewrite: (answer: string) => string };

/** A server between the site and the CMS. */
export interface FaultyProxy {
  url: string;
  /** How many requests met with something else than a pass. */
  harmed: () => number;
  close: () => void;
}

async function forward(origin: string, message: IncomingMessage, body: Buffer) {
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined || ['host', 'connection', 'content-length'].includes(name)
      ? []
      : [[name, String(value)] as [string, string]],
  );
  const answer = await fetch(new URL(message.url ?? '/', origin), {
    method: message.method ?? 'GET',
    headers: [...headers, ['accept-encoding', 'identity']],
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

async function answer(
  origin: string,
  fate: Fate,
  message: IncomingMessage,
  sent: Buffer,
  response: ServerResponse,
) {
  if (fate === 'reset') return void response.destroy();
  if (typeof fate === 'object' && 'status' in fate) {
    return void response.writeHead(fate.status, fate.headers).end(fate.body ?? 'busy');
  }
  if (typeof fate === 'object' && 'delayMs' in fate) await wait(fate.delayMs);
  const { status, type, body } = await forward(origin, message, sent);
  const isRewritten = typeof fate === 'object' && 'rewrite' in fate;
  const told = isRewritten ? Buffer.from(fate.rewrite(body.toString())) : body;
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': told.length });
  if (fate !== 'truncate') return void response.end(told);
  response.write(told.subarray(0, Math.floor(told.length / 2)));
  await wait(20);
  response.destroy();
}

/** Starts a proxy that does with every request what `fateOf` says. */
export async function startFaultyProxy(
  origin: string,
  fateOf: (passing: Passing) => Fate,
): Promise<FaultyProxy> {
  let count = 0;
  let harmed = 0;
  const attempts = new Map<string, number>();
  const server = createServer(async (message, response) => {
    const body = await buffer(message);
    const isMedia = message.url?.includes('/media/') ?? false;
    const question = `${message.url} ${body}`;
    const attempt = attempts.get(question) ?? 0;
    attempts.set(question, attempt + 1);
    const fate = fateOf({ count: count++, attempt, isMedia, body: body.toString() });
    if (fate !== 'pass') harmed++;
    await answer(origin, fate, message, body, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, harmed: () => harmed, close };
}
