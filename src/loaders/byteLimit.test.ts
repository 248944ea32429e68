import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClient } from './cmsClient';
import { fetchWithRetry } from './fetchWithRetry';
import { fakeCms } from '../../tests/unit/loaders/fakeCms';

const CHUNK = Buffer.alloc(100_000, ' ');
const OPTIONS = { patienceSeconds: 0.001, timeoutSeconds: 60, maxBytes: 1_000_000 };

/** Starts a server whose responses never end; `sentBytes` counts the bytes of all responses. */
async function endlessCms() {
  let sentBytes = 0;
  const send = (response: ServerResponse) => {
    while (!response.destroyed) {
      sentBytes += CHUNK.length;
      if (!response.write(CHUNK)) return void response.once('drain', () => send(response));
    }
  };
  const cms = await fakeCms((_request, response) => send(response));
  return { ...cms, sentBytes: () => sentBytes };
}

describe('a response that never ends', () => {
  it('is aborted at its byte limit', async () => {
    const cms = await endlessCms();
    const fetching = fetchWithRetry('File', new URL(cms.origin), {}, OPTIONS);
    await expect(fetching).rejects.toThrow(/^File: has more than 1000000 bytes \(\d attempts\)$/);
    // The rest is in the buffers of the sockets.
    expect(cms.sentBytes()).toBeLessThan(cms.received.length * 20_000_000);
  });

  it('is aborted at 64 MB if it is a GraphQL response', async () => {
    const cms = await endlessCms();
    const fetchGraphQL = createClient({
      ...cms.settings,
      patienceSeconds: 0.001,
      timeoutSeconds: 60,
    });
    await expect(fetchGraphQL('Names', '{ Names }')).rejects.toThrow(
      'Names: has more than 64000000 bytes',
    );
    expect(cms.sentBytes()).toBeLessThan(cms.received.length * 90_000_000);
  });
});

it('a response whose Content-Length exceeds the limit is not read', async () => {
  const cms = await fakeCms((_request, response) =>
    response.writeHead(200, { 'Content-Length': 3_000_000_000 }).write('a'),
  );
  await expect(fetchWithRetry('File', new URL(cms.origin), {}, OPTIONS)).rejects.toThrow(
    'File: has more than 1000000 bytes',
  );
});
