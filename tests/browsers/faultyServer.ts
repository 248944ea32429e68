import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Slow 3G: 400 ms until each answer, and 400 kbit/s for all together, sent in packets. */
const LINE = { latencyMs: 400, bytesPerMs: 50, packet: 1500 };
const COMPRESSED = /^text|javascript|json|svg/;

/**
 * Starts a server in front of a site, for browsers whose requests a driver cannot intercept: it answers late, with
 * status 404, or with pages without scripts.
 *
 * @param site the origin of the site
 * @param isSlow whether answers take as long as on a slow line
 */
export async function startFaultyServer(site: string, isSlow: boolean) {
  let missing: RegExp | undefined;
  let missingUntil = Infinity;
  let late: RegExp | undefined;
  let released = Promise.withResolvers<void>();
  let hasScripts = true;
  let pages = 0;

  /** When the slow line has sent what it was given. */
  let idleAt = 0;

  async function sendSlowly(body: Buffer, outgoing: ServerResponse): Promise<void> {
    for (let start = 0; start < body.length; start += LINE.packet) {
      const packet = body.subarray(start, start + LINE.packet);
      const now = performance.now();
      idleAt = Math.max(idleAt, now) + packet.length / LINE.bytesPerMs;
      await wait(idleAt - now);
      outgoing.write(packet);
    }
    outgoing.end();
  }

  const withoutScripts = (html: string) =>
    html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<\/?noscript>/g, '');

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = incoming.url ?? '/';
    // The router's requests, and those of modules, accept anything.
    if (incoming.headers.accept?.startsWith('text/html')) pages += 1;
    if (isSlow) await wait(LINE.latencyMs);
    if (pages < missingUntil && missing?.test(url))
      return void outgoing.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    if (late?.test(url)) await released.promise;
    const { method } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const forwarded = request(site + url, { method, headers });
    incoming.pipe(forwarded);
    const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
    let body = Buffer.concat(await response.toArray());
    const answered = response.headers;
    delete answered['content-length'];
    // Else browsers take files that they have loaded for another page.
    answered['cache-control'] = 'no-store';
    const type = answered['content-type'] ?? '';
    if (type.startsWith('text/html') && !hasScripts) body = Buffer.from(withoutScripts(`${body}`));
    if (!isSlow) return void outgoing.writeHead(response.statusCode ?? 500, answered).end(body);
    if (COMPRESSED.test(type)) {
      answered['content-encoding'] = 'gzip';
      body = gzipSync(body);
    }
    outgoing.writeHead(response.statusCode ?? 500, answered);
    await sendSlowly(body, outgoing);
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
