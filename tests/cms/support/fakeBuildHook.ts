import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * Plays a host's build hook: notes the titles of the builds it is asked for, and answers as told.
 *
 * @param onAsked what is done once a build is agreed to, as a host does: after the answer
 */
export async function startBuildHook(onAsked?: () => void) {
  const titles: string[] = [];
  /** Statuses of the next answers; 200 when there are none left. */
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://hook.example');
    titles.push(`${request.method} ${url.searchParams.get('trigger_title')}`);
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end();
    if (status === 200) onAsked?.();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close();
  return { url: `http://127.0.0.1:${port}/build_hooks/secret-id`, titles, statuses, close };
}
