import { open } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPicture, hugePicture } from '../support/fixtureAgency.ts';
import { useSession } from '../support/accounts.ts';
import { READER_KEY, authorisedBy, useTestCms } from '../support/testCms.ts';

const cms = useTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
const editor = useSession(cms, 'editor@agencia.example');

interface Answer {
  doc?: { filename: string; mimeType: string; filesize: number };
  errors?: { message: string; data?: { errors: { message: string }[] } }[];
}

async function send(name: string, parts: BlobPart[], type: string, headers: HeadersInit) {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Una imagen' }));
  form.set('file', new Blob(parts, { type }), name);
  const response = await fetch(`${cms.url}/api/media`, { method: 'POST', headers, body: form });
  const { doc, errors } = (await response.json()) as Answer;
  const message = errors?.[0]?.data?.errors[0]?.message ?? errors?.[0]?.message;
  return { status: response.status, doc, message };
}

/** Bytes that are not those of a valid file after the given beginning. */
const padded = (begin: string, size: number) => [begin, new Uint8Array(size - begin.length)];
const MP4 = '\0\0\0\x20ftypisom\0\0\0\x01isomavc1';

describe('an upload', () => {
  it.each([
    ['anonymous', {}, 401],
    ['with a wrong key', authorisedBy('wrong'), 401],
    ['with a reader’s key', authorisedBy(READER_KEY), 403],
  ])(
    '%s is refused before anything is decoded or even received',
    async (_name, headers, status) => {
      const endless = new ReadableStream({
        pull: async (controller) => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          controller.enqueue(new Uint8Array(10));
        },
      });
      const type = 'multipart/form-data; boundary=x';
      const response = await fetch(`${cms.url}/api/media`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body: endless,
        duplex: 'half',
      } as RequestInit);
      expect(response.status).toBe(status);
    },
  );

  it('of a huge picture is refused before it is decoded', async () => {
    const before = process.resourceUsage().maxRSS;
    const { status, message } = await send('a.png', [hugePicture(30_000)], 'image/png', editor);
    expect(status).toBe(400);
    expect(message).toContain('30000 × 30000');
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(500_000);
  });

  it('of a video of 199 MB arrives whole', async () => {
    const size = 199_000_000;
    const { doc } = await send('reel.mp4', padded(MP4, size), 'video/mp4', editor);
    expect(doc).toMatchObject({ filename: 'reel.mp4', filesize: size });
    const folder = cms.payload.collections.media.config.upload.staticDir!;
    const file = await open(path.join(folder, 'reel.mp4'));
    expect((await file.stat()).size).toBe(size);
    await file.close();
  });

  it('of more than 200 MB is refused in the editor’s language', async () => {
    const headers = { ...editor, 'Accept-Language': 'en' };
    const parts = padded(MP4, 200_500_000);
    const { status, message } = await send('reel.mp4', parts, 'video/mp4', headers);
    expect(status).toBe(413);
    expect(message).toContain('The file is too large');
  });

  it.each([
    ['es', 'La imagen pesa más de 30 MB'],
    ['en', 'The picture is larger than 30 MB'],
  ])('of a picture of more than 30 MB is refused, %s', async (language, text) => {
    const headers = { ...editor, 'Accept-Language': language };
    const png = await createPicture(400, 500);
    const parts = [new Uint8Array(png), new Uint8Array(30_000_000)];
    const { status, message } = await send('a.png', parts, 'image/png', headers);
    expect(status).toBe(400);
    expect(message).toContain(text);
  });

  it('is stored with the extension of what it is', async () => {
    const png = [new Uint8Array(await createPicture(400, 500))];
    const { doc } = await send('retrato.jpg', png, 'image/jpeg', editor);
    expect(doc).toMatchObject({ filename: 'retrato.png', mimeType: 'image/png' });
    const bare = await send('retrato', png, 'image/png', editor);
    expect(bare.doc?.filename).toBe('retrato-1.png');
    const page = await send('page.html', ['%PDF-1.7'], 'application/pdf', editor);
    expect(page.doc?.filename ?? page.status).toSatisfy(
      (result: unknown) => result === 400 || String(result).endsWith('.pdf'),
    );
    const svg = ['<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'];
    expect((await send('logo.png', svg, 'image/png', editor)).status).toBe(400);
  });
});
