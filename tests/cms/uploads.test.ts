import type { ValidationError } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { drawing, upload } from './support/fixtureAgency.ts';
import { startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startEmptyCms();
});
afterAll(() => cms.close());

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const png = await drawing(400, 500);
const jpeg = await sharp(png).jpeg().toBuffer();
const strip = await drawing(900, 2);
/** Some kilobytes that would be hundreds of megabytes in memory. */
const bomb = await drawing(9000, 9000);
const drawn = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${content}</svg>`);
const half = (data: Buffer) => data.subarray(0, data.length / 2);

/** What an editor reads when the file is refused. */
async function refusal(name: string, mimetype: string, data: Buffer): Promise<string> {
  const error: unknown = await upload(cms, name, mimetype, data).catch((e: unknown) => e);
  // By its name: where the admin is installed, the CMS has a copy of Payload of its own.
  expect((error as Error).name).toBe('ValidationError');
  return (error as ValidationError).data.errors.map(({ message }) => message).join();
}

describe('an upload is refused', () => {
  const NOT_WHAT_IT_SAYS = 'no es lo que dice su nombre';
  const UNREADABLE = 'No se puede leer la imagen';

  it.each<[string, string, string, Buffer, string]>([
    ['a page', 'a.html', 'text/html', page, 'Sube una imagen'],
    ['a page called a picture', 'a.jpg', 'image/jpeg', page, UNREADABLE],
    ['a page called a PDF', 'a.pdf', 'application/pdf', page, NOT_WHAT_IT_SAYS],
    ['a picture called a PDF', 'b.pdf', 'application/pdf', png, NOT_WHAT_IT_SAYS],
    ['a page called a video', 'a.mp4', 'video/mp4', page, NOT_WHAT_IT_SAYS],
    ['a page called another video', 'a.webm', 'video/webm', page, NOT_WHAT_IT_SAYS],
    ['nothing at all', 'a.png', 'image/png', Buffer.alloc(0), UNREADABLE],
    ['half a PNG', 'c.png', 'image/png', half(png), UNREADABLE],
    ['half a JPEG', 'c.jpg', 'image/jpeg', half(jpeg), UNREADABLE],
    ['a strip', 'e.png', 'image/png', strip, '900 × 2 píxeles'],
    ['a picture of 81 million pixels', 'd.png', 'image/png', bomb, '9000 × 9000 píxeles'],
  ])('when it is %s, in words that help', async (_name, name, type, data, words) => {
    expect(await refusal(name, type, data)).toContain(words);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<g onload="alert(1)"/>'],
    ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>'],
    [
      'a page within',
      '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
    ],
  ])('when it is a drawing with %s', async (_name, content) => {
    expect(await refusal('logo.svg', 'image/svg+xml', drawn(content))).toContain('SVG');
  });
});

describe('an upload is taken', () => {
  it('with the type that its bytes have, whatever its name says', async () => {
    const { mimeType } = await upload(cms, 'really-a-png.jpg', 'image/jpeg', png);
    expect(mimeType).toBe('image/png');
  });

  it('under a name that stays in its folder', async () => {
    expect((await upload(cms, '../../up.png', 'image/png', png)).filename).toBe('up.png');
  });

  it('when it is a drawing that does nothing', async () => {
    const { mimeType } = await upload(cms, 'ok.svg', 'image/svg+xml', drawn('<path d="M0 0"/>'));
    expect(mimeType).toBe('image/svg+xml');
  });
});
