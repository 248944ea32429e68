import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.m4a': 'audio/mp4',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
};

/** Serves a built site on a free port; a path without an extension is a page. */
export async function serveFolder(folder: string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const target = path.join(folder, decodeURIComponent(pathname));
    const candidates = [`${target}.html`, path.join(target, 'index.html'), target];
    const file = candidates.find((candidate) => path.extname(candidate) && existsSync(candidate));
    const found = file ?? path.join(folder, '404.html');
    response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[path.extname(found)] ?? '' });
    response.end(await readFile(found));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => void server.close() };
}
