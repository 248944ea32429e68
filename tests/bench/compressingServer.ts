import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /text|javascript|json|svg/;
const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

interface Reply {
  headers: Record<string, number | string>;
  body: Buffer;
}

/** Returns a new certificate for localhost, made by the `openssl` command. */
async function createCertificate() {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', '-days', '2', ...CURVE, ...names]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function load(url: string): Promise<Reply> {
  const response = await fetch(url, { redirect: 'manual' });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const headers = { ':status': response.status, 'content-type': type };
  const body = Buffer.from(await response.arrayBuffer());
  if (!TEXT.test(type)) return { headers, body };
  return { headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}

/** Serves another server's files like a host: over HTTP/2, text compressed with Brotli. */
export async function startCompressingServer(source: string) {
  const replies = new Map<string, Promise<Reply>>();
  const server = createSecureServer(await createCertificate());
  server.on('stream', (stream, { ':path': route = '/' }) => {
    const reply = replies.get(route) ?? load(source + route);
    replies.set(route, reply);
    void reply.then(({ headers, body }) => {
      if (stream.destroyed) return;
      stream.respond(headers);
      stream.end(body);
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
}
