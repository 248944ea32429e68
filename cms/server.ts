import { createServer } from 'node:http';
import next from 'next';

/*
 * Serves the built admin: `node server.ts <host> <port>`. It does what `next start` does, and answers
 * 400 to an address that cannot be decoded, for which Next answers 500.
 */

const STOP_TIMEOUT_MS = 10_000;
const [hostname = '127.0.0.1', port = '3000'] = process.argv.slice(2);

function isDecodable(url = '/'): boolean {
  try {
    decodeURIComponent(url.replace(/[?#].*$/, ''));
    return true;
  } catch {
    return false;
  }
}

const admin = next({ dev: false, dir: import.meta.dirname, hostname, port: Number(port) });
await admin.prepare();
const handle = admin.getRequestHandler();
const server = createServer((request, response) => {
  if (isDecodable(request.url)) return void handle(request, response);
  response.writeHead(400, { 'Content-Type': 'application/json' });
  response.end('{"errors":[{"message":"The address is invalid"}]}');
});

/** Stops after the open requests, but not later than after {@link STOP_TIMEOUT_MS}. */
function stop(): void {
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  server.close(() => void admin.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

server.listen(Number(port), hostname, () =>
  console.log(`The admin is at http://${hostname}:${port}/admin`),
);
