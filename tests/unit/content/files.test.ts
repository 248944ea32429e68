import type { FileLink } from '~/loaders/schemas/media';
import { describe, expect, it, vi } from 'vitest';
import { fetchFile } from '~/content/files';
import { fakeCms } from '../loaders/fakeCms';

vi.mock('~/content/site', () => ({ getHome: vi.fn() }));
vi.mock('~/content/talents', () => ({ getAllTalents: vi.fn() }));

const PDF = '%PDF-1.7 a curriculum';
const patience = { attempts: 3, timeoutSeconds: 5, sleep: async () => {} };

const linkTo = (origin: string, more: Partial<FileLink> = {}): FileLink => ({
  url: '/files/cv-1.pdf',
  source: `${origin}/api/media/file/cv.pdf`,
  name: 'cv-1.pdf',
  sizeBytes: PDF.length,
  mimeType: 'application/pdf',
  ...more,
});

async function fetched(answer: Parameters<typeof fakeCms>[0], more: Partial<FileLink> = {}) {
  const cms = await fakeCms(answer);
  const result = await fetchFile(linkTo(cms.origin, more), patience).catch((error: Error) => error);
  const text = result instanceof Error ? result.message : new TextDecoder().decode(result);
  return { text, received: cms.received };
}

describe('a file of the CMS', () => {
  it('comes whole, and is asked for without the token', async () => {
    vi.stubEnv('CMS_TOKEN', 's3cret');
    const { text, received } = await fetched((_request, response) => response.end(PDF));
    expect(text).toBe(PDF);
    expect(received[0]?.headers.authorization).toBeUndefined();
  });

  it('is asked for again after 503', async () => {
    const { text } = await fetched((_request, response, count) =>
      count === 0 ? response.writeHead(503).end() : response.end(PDF),
    );
    expect(text).toBe(PDF);
  });

  it.each([404, 302])('is not had with status %i', async (status) => {
    const { text, received } = await fetched((_request, response) =>
      response.writeHead(status, { Location: '/elsewhere' }).end(),
    );
    expect(text).toBe(`File "cv-1.pdf": the CMS answers ${status}`);
    expect(received).toHaveLength(1);
  });

  it('with another size than the CMS says is refused', async () => {
    const { text } = await fetched((_request, response) => response.end(`${PDF}!`));
    expect(text).toBe('File "cv-1.pdf": has 22 bytes where the CMS says 21');
  });

  it('that is no PDF though it claims to be is refused', async () => {
    const page = '<!doctype html><p>Hi!</p>'.slice(0, PDF.length);
    const { text } = await fetched((_request, response) => response.end(page));
    expect(text).toBe('File "cv-1.pdf": is no PDF');
  });

  it('that is large has more time', async () => {
    const cms = await fakeCms(
      (_request, response) => void setTimeout(() => response.end(PDF), 300),
    );
    const fetchIn = (sizeBytes: number) =>
      fetchFile(linkTo(cms.origin, { sizeBytes }), {
        ...patience,
        attempts: 1,
        timeoutSeconds: 0.1,
      });
    await expect(fetchIn(PDF.length)).rejects.toThrow('no answer within');
    await expect(fetchIn(1_000_000)).rejects.toThrow('has 21 bytes where');
  });
});
