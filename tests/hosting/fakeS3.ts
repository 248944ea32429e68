import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  body: Buffer<ArrayBufferLike>;
  type: string;
}

function sendObject(
  object: StoredObject | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (!object) return response.writeHead(404).end();
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const [start, end] = range ? [Number(range[1]), Number(range[2]) + 1] : [0, object.body.length];
  const part = object.body.subarray(start, end);
  response.writeHead(range ? 206 : 200, {
    'Content-Length': part.length,
    'Content-Type': object.type,
    ETag: `"${object.body.length}"`,
  });
  return response.end(request.method === 'HEAD' ? undefined : part);
}

/** Starts a server with the part of the S3 API that the CMS uses, without authentication. */
export async function startFakeS3() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3.example').pathname);
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream';
      objects.set(key, { body: await buffer(request), type });
      return response.writeHead(200, { ETag: '"stored"' }).end();
    }
    if (request.method !== 'DELETE') return sendObject(objects.get(key), request, response);
    objects.delete(key);
    return response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, objects, close };
}
