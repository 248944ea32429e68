import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Starts a server that plays a host's build hook and records the title of each requested build.
 *
 * @param onAccepted called after the response to each accepted request, as a host starts its build,
 *   with the body of the request
 */
export async function startFakeBuildHook(onAccepted?: (body: string) => void) {
  /** Methods and titles. */
  const titles: string[] = [];
  const bodies: string[] = [];
  /** Statuses of the next responses; 200 when the list is empty. */
  const statuses: number[] = [];
  const fake = {
    url: '',
    titles,
    bodies,
    statuses,
    /** Runs before each response. */
    onRequest: undefined as (() => Promise<unknown>) | undefined,
    close: () => server.close(),
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://hook.example');
    const body = await text(request);
    bodies.push(body);
    titles.push(`${request.method} ${url.searchParams.get('trigger_title')}`);
    await fake.onRequest?.();
    const status = statuses.shift() ?? 200;
    response.writeHead(status).end();
    if (status === 200) onAccepted?.(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  fake.url = `http://127.0.0.1:${port}/build_hooks/secret-id`;
  return fake;
}
