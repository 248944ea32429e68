import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { preview } from 'astro';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A served site: where it is, and how to end it. */
interface Served {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a built site as `npm run preview` does, also beside one that runs already. */
export async function serve(dist: string): Promise<Served> {
  const port = await freePort();
  const { stop } = await preview({ outDir: dist, server: { port }, logLevel: 'error' });
  return { origin: `http://localhost:${port}`, stop };
}
