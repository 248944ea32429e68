import type { Server } from 'node:http';

const MAX_REQUESTS = 100;

/** Longer than clients and proxies keep an idle connection, so that none is closed while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;

/**
 * Lets Node end a connection after a hundred requests, as a client is told by the header of the last answer,
 * or after 65 idle seconds. A connection that sends more, without waiting for answers, is closed at once: even
 * refusing them takes time.
 */
export function setConnectionLimits(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxRequestsPerSocket = MAX_REQUESTS;
  server.on('dropRequest', (_request, socket) => socket.destroy());
}
