import type { MediaRecord } from '~/model/media';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchMedia } from './fetchMedia';
import { fakeCms } from '../../tests/unit/loaders/fakeCms';

const OPTIONS = { patienceSeconds: 120, timeoutSeconds: 5, sleep: async () => {} };
const PDF = Buffer.from('%PDF-1.7 a curriculum');

const photo = await sharp({
  create: { width: 400, height: 500, channels: 3, background: '#336699', noise: noise() },
})
  .jpeg()
  .toBuffer();
/** The noise differs from run to run, so a byte that is set to a value may have it already. */
const oneOtherBit = photo.map((byte, at) => (at === 900 ? byte ^ 1 : byte)) as Buffer;
/** The second half is grey, as in a download that a proxy cut short and filled up. */
const halfGrey = Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.alloc(photo.length)]);

function noise() {
  return { type: 'gaussian' as const, mean: 128, sigma: 40 };
}

/** Returns what the CMS knows about a file with this content. */
const recordOf = (content: Buffer, mimeType = 'image/jpeg'): MediaRecord => ({
  id: '7',
  filename: 'ana.jpg',
  mimeType,
  sizeBytes: content.length,
  checksum: createHash('sha256').update(content).digest('hex'),
});

beforeEach(() => vi.stubEnv('CMS_TOKEN', ''));

/** Fetches a file that the CMS describes by `record`. */
async function fetchFrom(
  respond: Parameters<typeof fakeCms>[0],
  record = recordOf(photo),
  timeoutSeconds = 5,
) {
  const cms = await fakeCms(respond);
  vi.stubEnv('CMS_URL', cms.origin);
  const url = new URL('/api/media/file/ana.jpg?v=1', cms.origin);
  const result = await fetchMedia(url, record, { ...OPTIONS, timeoutSeconds }).catch(
    (error: Error) => error,
  );
  return { result, received: cms.received };
}
const always =
  (content: Buffer): Parameters<typeof fakeCms>[0] =>
  (_request, response) =>
    response.end(content);

describe('a file whose content differs from its record', () => {
  it.each([
    ['with half of its bytes', photo.subarray(0, photo.length / 2), recordOf(photo)],
    ['with one other bit', oneOtherBit, recordOf(photo)],
    ['with a grey half and the same size', halfGrey.subarray(0, photo.length), recordOf(photo)],
    ['with more bytes', Buffer.concat([photo, photo]), recordOf(photo)],
    ['that is no picture', Buffer.from('<h1>Busy</h1>'), recordOf(Buffer.from('<h1>Busy</h1>'))],
    ['that is no PDF', PDF.subarray(1), recordOf(PDF.subarray(1), 'application/pdf')],
    ['that is a truncated picture', photo.subarray(0, 2000), recordOf(photo.subarray(0, 2000))],
  ])('%s is fetched four times, then rejected', async (_name, content, record) => {
    const { result, received } = await fetchFrom(always(content), record);
    expect(result).toMatchObject({ name: 'FaultyResponseError' });
    expect((result as Error).message).toMatch(/^(Picture|File) "\/api\/media\/file\/ana\.jpg": /);
    expect(received).toHaveLength(4);
  });

  it('is fetched again, and accepted when it is right', async () => {
    const { result } = await fetchFrom((_request, response, count) =>
      response.end(count < 2 ? photo.subarray(0, 999) : photo),
    );
    expect(result).toBeInstanceOf(Uint8Array);
  });

  it('is checked by what is known, if the record has no checksum and no size', async () => {
    const record = { ...recordOf(photo), checksum: undefined, sizeBytes: 0 };
    expect((await fetchFrom(always(photo), record)).result).toBeInstanceOf(Uint8Array);
    const { result } = await fetchFrom(always(photo.subarray(0, 2000)), record);
    expect(result).toMatchObject({ name: 'FaultyResponseError' });
  });
});

describe('a file that the CMS does not deliver', () => {
  it.each([
    [404, 'FaultyResponseError', 1],
    [302, 'FaultyResponseError', 1],
    [500, 'FaultyResponseError', 4],
    [403, 'RequestError', 1],
  ])('because of status %i is a %s', async (status, name, requests) => {
    const { result, received } = await fetchFrom((_request, response) =>
      response.writeHead(status, { Location: '/elsewhere' }).end(),
    );
    expect(result).toMatchObject({ name });
    expect((result as Error).message).toBe(
      `Picture "/api/media/file/ana.jpg": the CMS responded with status ${status}`,
    );
    expect(received).toHaveLength(requests);
  });

  it('while the CMS restarts is retried for two minutes, and is not called broken', async () => {
    const { result, received } = await fetchFrom((_request, response) =>
      response.writeHead(503).end(),
    );
    expect(result).toMatchObject({ name: 'RequestError' });
    expect(received.length).toBeGreaterThan(12);
  });
});

it('a large file has a longer timeout', async () => {
  const slowly: Parameters<typeof fakeCms>[0] = (_request, response) =>
    void setTimeout(() => response.end(photo), 300);
  const record = { ...recordOf(photo), mimeType: 'video/mp4' };
  const { result } = await fetchFrom(slowly, { ...record, sizeBytes: 1_000_000 }, 0.1);
  expect((result as Error).message).toContain(`has ${photo.length} bytes instead of 1000000`);
});

it('a file of the CMS is fetched with the token, one of another host without it', async () => {
  const { received } = await fetchFrom(always(photo));
  expect(received[0]?.headers.authorization).toBeUndefined();
  vi.stubEnv('CMS_TOKEN', 's3cret');
  const own = await fetchFrom(always(photo));
  expect(own.received[0]?.headers.authorization).toBe('users API-Key s3cret');
  const other = await fakeCms(always(photo));
  await fetchMedia(new URL('/api/media/file/ana.jpg', other.origin), recordOf(photo), OPTIONS);
  expect(other.received[0]?.headers.authorization).toBeUndefined();
});
