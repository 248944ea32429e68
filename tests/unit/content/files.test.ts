import type { FileLink } from '~/loaders/schemas/media';
import { describe, expect, it, vi } from 'vitest';
import { fetchFile } from '~/content/files';
import { fakeCms } from '../loaders/fakeCms';

vi.mock('~/content/site', () => ({ getHome: vi.fn() }));
vi.mock('~/content/talents', () => ({ getAllTalents: vi.fn() }));

const PDF = '%PDF-1.7 a curriculum';
const RETRY_OPTIONS = { attempts: 3, timeoutSeconds: 5, sleep: async () => {} };

const linkTo = (origin: string, overrides: Partial<FileLink> = {}): FileLink => ({
  url: '/files/cv-1.pdf',
  source: `${origin}/api/media/file/cv.pdf`,
  name: 'cv-1.pdf',
  sizeBytes: PDF.length,
  mimeType: 'application/pdf',
  ...overrides,
});

async function fetchFrom(respond: Parameters<typeof fakeCms>[0]) {
  const cms = await fakeCms(respond);
  const result = await fetchFile(linkTo(cms.origin), RETRY_OPTIONS).catch((error: Error) => error);
  const text = result instanceof Error ? result.message : new TextDecoder().decode(result);
  return { text, received: cms.received };
}

describe('a file of the CMS', () => {
  it('is fetched without the token', async () => {
    vi.stubEnv('CMS_TOKEN', 's3cret');
    const { text, received } = await fetchFrom((_request, response) => response.end(PDF));
    expect(text).toBe(PDF);
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it('is fetched again after a 503', async () => {
    const { text } = await fetchFrom((_request, response, count) =>
      count === 0 ? response.writeHead(503).end() : response.end(PDF),
    );
    expect(text).toBe(PDF);
  });

  it.each([404, 302])('with status %i is rejected', async (status) => {
    const { text, received } = await fetchFrom((_request, response) =>
      response.writeHead(status, { Location: '/elsewhere' }).end(),
    );
    expect(text).toBe(`File "cv-1.pdf": the CMS responded with status ${status}`);
    expect(received).toHaveLength(1);
  });

  it('with another size than in the CMS is rejected', async () => {
    const { text } = await fetchFrom((_request, response) => response.end(`${PDF}!`));
    expect(text).toBe('File "cv-1.pdf": has 22 bytes instead of 21');
  });

  it('with the type of a PDF and other content is rejected', async () => {
    const page = '<!doctype html><p>Hi!</p>'.slice(0, PDF.length);
    const { text } = await fetchFrom((_request, response) => response.end(page));
    expect(text).toBe('File "cv-1.pdf": is not a PDF');
  });

  it('that is larger has a longer timeout', async () => {
    const cms = await fakeCms(
      (_request, response) => void setTimeout(() => response.end(PDF), 300),
    );
    const fetchIn = (sizeBytes: number) =>
      fetchFile(linkTo(cms.origin, { sizeBytes }), {
        ...RETRY_OPTIONS,
        attempts: 1,
        timeoutSeconds: 0.1,
      });
    await expect(fetchIn(PDF.length)).rejects.toThrow('no response within');
    await expect(fetchIn(1_000_000)).rejects.toThrow('has 21 bytes instead of');
  });
});
