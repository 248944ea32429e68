import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getExternalFile } from 'payload/internal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOfOwnFiles } from '../../../cms/collections/media';

type Options = Parameters<typeof getExternalFile>[0];

let own: string;
let other: string;
const requests = vi.fn<(url: string) => void>();
const servers: Server[] = [];

/** Starts a server on a free port of this host; `/api/media/file/moved` redirects. */
async function start(target?: string): Promise<string> {
  const server = createServer((request, response) => {
    requests(`http://${request.headers.host}${request.url}`);
    if (request.url?.endsWith('/moved')) response.writeHead(302, { location: target });
    response.end('file');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  requests.mockClear();
  other = await start();
  own = await start(`${other}/api/media/file/a.png`);
  vi.stubEnv('CMS_PUBLIC_URL', own);
});

afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Fetches a file as Payload does when an editor crops a picture. */
const fetchFile = (url: string) =>
  getExternalFile({
    data: { filename: 'a.png', url } as Options['data'],
    req: { headers: new Headers(), payload: { config: {} } } as Options['req'],
    uploadConfig: fetchOfOwnFiles() as Options['uploadConfig'],
  });

test('files of the own origin are fetched', async () => {
  expect((await fetchFile(`${own}/api/media/file/a.png`)).data.toString()).toBe('file');
});

test('another port of the own host is not asked', async () => {
  await expect(fetchFile(`${other}/api/media/file/a.png`)).rejects.toThrow();
  expect(requests).not.toHaveBeenCalled();
});

test('a redirect to another port of the own host is not followed', async () => {
  await expect(fetchFile(`${own}/api/media/file/moved`)).rejects.toThrow();
  expect(requests.mock.calls).toEqual([[`${own}/api/media/file/moved`]]);
});

test('another scheme and other paths are not asked', async () => {
  await expect(fetchFile(`${own.replace('http', 'https')}/api/media/file/a.png`)).rejects.toThrow();
  await expect(fetchFile(`${own}/api/users`)).rejects.toThrow();
  expect(requests).not.toHaveBeenCalled();
});
