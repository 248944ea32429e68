import { createServer, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import next from 'next';
import { createAnswer, isPreview, loadPages } from './features/preview/previewAnswer.ts';
import { resolveSheetAddress } from './features/profileUpdates/page/sheetPage.ts';
import { previewEntry } from './cli/steps/upToDate.ts';
import { setConnectionLimits } from './network/connectionLimits.ts';

/*
 * Serves the admin: `node server.ts <host> <port> [--dev]`. It does what `next start` and `next dev` do,
 * answers 400 to what is no path, or cannot be decoded, for which Next answers 500, and shows the preview
 * below `/preview`.
 */

const STOP_TIMEOUT_MS = 10_000;
const [hostname = '127.0.0.1', port = '3000', ...flags] = process.argv.slice(2);
const dev = flags.includes('--dev');

/** Whether a request is about a path (`OPTIONS *` is not) that can be decoded. */
function isPath(url = '/'): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*$/, ''));
    return url.startsWith('/') && URL.canParse(url, ownOrigin());
  } catch {
    return false;
  }
}

/** Returns the origin at which this machine reaches the admin. */
function ownOrigin(): string {
  const address = ['0.0.0.0', '::'].includes(hostname) ? '127.0.0.1' : hostname;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/**
 * Lets Next compress what the routes of the API answer: it sets their headers as lists of one, in which its
 * compression finds no type.
 */
function setSingleHeaders(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, Array.isArray(value) && value.length === 1 ? value[0]! : value);
}

const admin = next({ dev, dir: import.meta.dirname, hostname, port: Number(port) });
const [pages] = await Promise.all([loadPages(previewEntry(), ownOrigin()), admin.prepare()]);
const handle = admin.getRequestHandler();
const answerPreview = createAnswer(ownOrigin(), pages);
const server = createServer((request, response) => {
  if (isPreview(request)) return void answerPreview(request, response);
  setSingleHeaders(response);
  request.url = resolveSheetAddress(request.url ?? '/');
  if (isPath(request.url)) return void handle(request, response);
  response.writeHead(400, { 'Content-Type': 'application/json' });
  response.end('{"errors":[{"message":"The address is invalid"}]}');
});

setConnectionLimits(server);

/** Stops after the open requests, but not later than after {@link STOP_TIMEOUT_MS}. */
function stop(): void {
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  server.close(() => void admin.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(
    isTaken
      ? `Port ${port} is taken: stop what uses it, or set CMS_ADMIN_PORT to another`
      : `The admin cannot listen on ${hostname}:${port} (CMS_ADMIN_HOST, CMS_ADMIN_PORT): ${message}`,
  );
  process.exit(1);
});
server.listen(Number(port), hostname, () => {
  console.log(`The admin is at http://${hostname}:${port}/admin`);
});
