import type { Server } from 'node:http';

const MAX_REQUESTS = 100;

/**
 * Lets Node end a connection after a hundred requests, as a client is told by the header of the last answer.
 * One that sends more, without waiting for answers, is closed at once: even refusing them takes time.
 */
export function limitRequests(server: Server): void {
  server.maxRequestsPerSocket = MAX_REQUESTS;
  server.on('dropRequest', (_request, socket) => socket.destroy());
}
