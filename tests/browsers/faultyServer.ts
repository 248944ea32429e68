import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server in front of a site, for browsers whose requests a driver cannot intercept: it answers late, with
 * status 404, or with pages without scripts.
 *
 * @param site the origin of the site
 */
export async function startFaultyServer(site: string) {
  let missing: RegExp | undefined;
  let missingUntil = Infinity;
  let late: RegExp | undefined;
  let released = Promise.withResolvers<void>();
  let hasScripts = true;
  let pages = 0;

  const withoutScripts = (html: string) =>
    html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<\/?noscript>/g, '');

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = incoming.url ?? '/';
    // The router's requests, and those of modules, accept anything.
    if (incoming.headers.accept?.startsWith('text/html')) pages += 1;
    if (pages < missingUntil && missing?.test(url))
      return void outgoing.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    if (late?.test(url)) await released.promise;
    const { method } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(site + url, { method, headers });
    incoming.pipe(forwarded);
    const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
    // Else browsers take files that they have loaded for another page.
    response.headers['cache-control'] = 'no-store';
    const isPage = response.headers['content-type']?.startsWith('text/html');
    if (!isPage || hasScripts) {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      return void response.pipe(outgoing);
    }
    delete response.headers['content-length'];
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    outgoing.end(withoutScripts(Buffer.concat(await response.toArray()).toString()));
  }

  // A browser that ends cancels its requests.
  const server = createServer((...both) => void answer(...both).catch(() => both[1].destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** The number of pages that were opened, without those that the router fetched. */
    pages: () => pages,
    /**
     * Answers requests that match with status 404 from now on; without a pattern, all are answered again.
     *
     * @param until the number of pages with which they are answered again, as after a deploy
     */
    miss(pattern?: RegExp, until = Infinity) {
      missing = pattern;
      missingUntil = until;
    },
    /** Answers requests that match when the returned function is called. */
    delay(pattern: RegExp) {
      late = pattern;
      released = Promise.withResolvers();
      return released.resolve;
    },
    /** Sends pages without their scripts from now on. */
    removeScripts: () => void (hasScripts = false),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
