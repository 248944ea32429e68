import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { resolveNetlify, ROOT } from './config.ts';

/*
 * Serves `dist` by Netlify's own code: its redirects, its headers, and the edge function in Deno.
 * The site is asked on loopback; but Deno, which Netlify's code starts, listens on all of this
 * machine's addresses, hence only for as long as these tests run.
 */

// Where Netlify's code looks for Deno before it would fetch one.
process.env.PATH = `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`;

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

// Netlify's code fetches from Deno what a visitor asks for, and would go where that leads.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => fetch(new Request(input, init), { redirect: 'manual' });

const off = { enabled: false };
const netlify = new NetlifyDev({
  projectRoot: ROOT,
  serverAddress: origin,
  skipGitignore: true,
  aiGateway: off,
  blobs: off,
  database: off,
  environmentVariables: off,
  functions: off,
  geolocation: off,
  images: off,
});
await netlify.start();

const { config } = await resolveNetlify();
const pageOf = (file: string) => readFileSync(path.join(config.build.publish, file), 'utf8');
/** The pages of the rules that answer 404. */
const notFoundPages = new Set(
  config.redirects.filter(({ status }) => status === 404).map(({ to }) => pageOf(to)),
);

/** Does two things that Netlify does itself, and not the code that it gives away. */
async function answerOf(request: IncomingMessage) {
  const found = await netlify.handleAndIntrospectNodeRequest(request);
  const answer = found?.response ?? (await netlify.handle(new Request(`${origin}/404.html`)))!;
  const body = Buffer.from(await answer.arrayBuffer());
  // The first is the page of what matches nothing; the second, the status of a rule's page.
  const isNotFound =
    !found || (found.type === 'redirect' && notFoundPages.has(body.toString('utf8')));
  return { status: isNotFound ? 404 : answer.status, headers: answer.headers, body };
}

server.on('request', async (request, response) => {
  try {
    const { status, headers, body } = await answerOf(request);
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

// Also when the tests are broken off.
process.on('disconnect', async () => {
  await netlify.stop();
  process.exit();
});
process.send?.(origin);
