import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { preview } from 'astro';

/** Returns a free TCP port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running preview server. */
interface PreviewServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Serves a built site like `npm run preview`, on a free port. */
export async function startPreviewServer(dist: string): Promise<PreviewServer> {
  const port = await findFreePort();
  const { stop } = await preview({ outDir: dist, server: { port }, logLevel: 'error' });
  return { origin: `http://localhost:${port}`, stop };
}
