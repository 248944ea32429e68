import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Starts a server that plays a host's build hook and records the title of each requested build.
 *
 * @param onAccepted called after the response to each accepted request, as a host starts its build
 */
export async function startFakeBuildHook(onAccepted?: () => void) {
  const titles: string[] = [];
  /** Statuses of the next responses; 200 when the list is empty. */
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://hook.example');
    titles.push(`${request.method} ${url.searchParams.get('trigger_title')}`);
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end();
    if (status === 200) onAccepted?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close();
  return { url: `http://127.0.0.1:${port}/build_hooks/secret-id`, titles, statuses, close };
}
