import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const ID_IN_TITLE = / \[([\da-f-]{36})\]$/;

/**
 * Starts a server that plays a host's build hook and records the title of each requested build.
 *
 * @param onAccepted called after the response to each accepted request, as a host starts its build,
 *   with the body of the request
 */
export async function startFakeBuildHook(onAccepted?: (body: string) => void) {
  /** Methods and titles, without the ids of publications. */
  const titles: string[] = [];
  /** The ids in the titles; empty for a build without a publication. */
  const ids: string[] = [];
  const bodies: string[] = [];
  /** Statuses of the next responses; 200 when the list is empty. */
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://hook.example');
    const body = await text(request);
    const title = String(url.searchParams.get('trigger_title'));
    ids.push(ID_IN_TITLE.exec(title)?.[1] ?? '');
    bodies.push(body);
    titles.push(`${request.method} ${title.replace(ID_IN_TITLE, '')}`);
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end();
    if (status === 200) onAccepted?.(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close();
  const url = `http://127.0.0.1:${port}/build_hooks/secret-id`;
  return { url, titles, ids, bodies, statuses, close };
}
