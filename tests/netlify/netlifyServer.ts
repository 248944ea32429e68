import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { BUILT_PROJECT, resolveNetlify, ROOT } from './resolveConfig.ts';

/*
 * Serves the built site with Netlify's own code: redirects, headers, and the edge function in Deno. This
 * server listens on loopback. Deno, which Netlify's code starts, listens on all interfaces, so the
 * server runs only during these tests.
 */

// Netlify's code looks for Deno in the path before it downloads one.
const bin = path.join(import.meta.dirname, 'node_modules/.bin');
process.env.PATH = `${bin}${path.delimiter}${process.env.PATH}`;

for (const name of ['netlify.toml', 'package.json', 'cms', 'src', 'node_modules', '.netlify']) {
  const link = path.join(BUILT_PROJECT, name);
  rmSync(link, { force: true });
  symlinkSync(path.join(ROOT, name), link);
}

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

// Netlify's code forwards requests to Deno, and would follow the redirects in its responses.
const { fetch } = globalThis;
globalThis.fetch = (input, init) => fetch(new Request(input, init), { redirect: 'manual' });

const disabled = { enabled: false };
const netlify = new NetlifyDev({
  projectRoot: BUILT_PROJECT,
  serverAddress: origin,
  skipGitignore: true,
  aiGateway: disabled,
  blobs: disabled,
  database: disabled,
  environmentVariables: disabled,
  functions: disabled,
  geolocation: disabled,
  images: disabled,
});
await netlify.start();

const { config } = await resolveNetlify(BUILT_PROJECT);
const pageOf = (file: string) => readFileSync(path.join(config.build.publish, file), 'utf8');
/** The HTML of the rules with status 404. */
const notFoundPages = new Set(
  config.redirects.filter(({ status }) => status === 404).map(({ to }) => pageOf(to)),
);

/** Adds what Netlify's servers do, but not its published code: the page and the status of a 404. */
async function respondTo(request: IncomingMessage) {
  const found = await netlify.handleAndIntrospectNodeRequest(request);
  const response = found?.response ?? (await netlify.handle(new Request(`${origin}/404.html`)))!;
  const body = Buffer.from(await response.arrayBuffer());
  // Nothing matched, or a rule matched whose page has the status 404.
  const isNotFound =
    !found || (found.type === 'redirect' && notFoundPages.has(body.toString('utf8')));
  return { status: isNotFound ? 404 : response.status, headers: response.headers, body };
}

server.on('request', async (request, response) => {
  try {
    const { status, headers, body } = await respondTo(request);
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

// Also runs when the tests are interrupted.
process.on('disconnect', async () => {
  await netlify.stop();
  process.exit();
});
process.send?.(origin);
