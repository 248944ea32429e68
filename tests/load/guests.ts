import { Agent, request } from 'node:http';

/*
 * Sends requests without valid credentials to the CMS at `node guests.ts <origin>` until it is ended:
 * 60 clients, each of which asks again as soon as it is answered. Sends the number of answers of each
 * status to the parent process on every message.
 */

const CLIENTS = 60;
const BODY = JSON.stringify({ name: 'a'.repeat(1_900_000) });
const JSON_TYPE = { 'Content-Type': 'application/json' };
const key = () => ({ Authorization: `users API-Key ${crypto.randomUUID()}` });

interface Kind {
  method: string;
  path: string;
  headers?: () => Record<string, string>;
  body?: string;
}

const KINDS: Kind[] = [
  { method: 'GET', path: '/api/users/init' },
  { method: 'GET', path: '/api/users/me' },
  { method: 'GET', path: '/api/talents?limit=25&depth=1', headers: key },
  { method: 'GET', path: '/api/talents?limit=25', headers: () => ({ Cookie: 'payload-token=a' }) },
  { method: 'GET', path: '/api/access', headers: key },
  { method: 'GET', path: '/api/health' },
  { method: 'POST', path: '/api/talents', headers: () => ({ ...key(), ...JSON_TYPE }), body: BODY },
];

const [origin = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const statuses: Record<string, number> = {};

const ask = ({ method, path, headers, body }: Kind) =>
  new Promise<void>((resolve) => {
    const end = (status: number | string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    const sent = request(origin + path, { method, agent, headers: headers?.() ?? {} }, (answer) => {
      answer.resume().on('close', () => end(answer.statusCode ?? 0));
    });
    // A refused body is not read, and the connection is closed.
    sent.on('error', () => end('closed')).end(body);
  });

async function askOn(kind: Kind): Promise<never> {
  for (;;) await ask(kind);
}

process.on('message', () => process.send?.(statuses));
await Promise.all(Array.from({ length: CLIENTS }, (_, i) => askOn(KINDS[i % KINDS.length]!)));
