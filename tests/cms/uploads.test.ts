import { readFile } from 'node:fs/promises';
import type { ValidationError } from 'payload';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRecording } from '../support/recording.ts';
import { createPicture, upload } from './support/fixtureAgency.ts';
import { useTestCms } from './support/testCms.ts';

const cms = useTestCms();

afterAll(() => cms.close());

const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const png = await createPicture(400, 500);
const jpeg = await sharp(png).jpeg().toBuffer();
const strip = await createPicture(900, 2);
/** A file of a few kilobytes that takes hundreds of megabytes when decoded. */
const bomb = await createPicture(9000, 9000);
const sample = (name: string) =>
  readFile(new URL(`../../cms/sample/files/${name}`, import.meta.url));
const video = await sample('videobook-clip.mp4');
/** A voice clip of each kind, with the type that a browser may send and the name that it gets. */
const RECORDINGS: [string, string, Buffer, string][] = [
  ['a.mp3', 'audio/mp3', await sample('voice-american.mp3'), 'audio/mpeg'],
  ['a.m4a', 'audio/x-m4a', await sample('voice-catalan.m4a'), 'audio/mp4'],
  ['a.wav', 'audio/x-wav', createRecording(8.4), 'audio/wav'],
];
const ogg = Buffer.from('OggS');
const [[, , mp3]] = RECORDINGS as [(typeof RECORDINGS)[0]];
const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${content}</svg>`);
const half = (data: Buffer) => data.subarray(0, data.length / 2);

/** Returns the message that an editor reads when the file is refused. */
async function refusal(name: string, mimetype: string, data: Buffer): Promise<string> {
  const error: unknown = await upload(cms, name, mimetype, data).catch((e: unknown) => e);
  // By name: if the admin is installed, the CMS loads its own copy of Payload.
  expect((error as Error).name).toBe('ValidationError');
  return (error as ValidationError).data.errors.map(({ message }) => message).join();
}

describe('an upload is refused', () => {
  const WRONG_TYPE = 'no es lo que dice su nombre';
  const UNREADABLE = 'No se puede leer la imagen';
  const UNREADABLE_AUDIO = 'No se puede leer el audio';

  it.each<[string, string, string, Buffer, string]>([
    ['a page', 'a.html', 'text/html', page, 'Sube una imagen'],
    ['a page named like a picture', 'a.jpg', 'image/jpeg', page, UNREADABLE],
    ['a page named like a PDF', 'a.pdf', 'application/pdf', page, WRONG_TYPE],
    ['a picture named like a PDF', 'b.pdf', 'application/pdf', png, WRONG_TYPE],
    ['a page named like a video', 'a.mp4', 'video/mp4', page, WRONG_TYPE],
    ['a page named like another video', 'a.webm', 'video/webm', page, WRONG_TYPE],
    ['empty', 'a.png', 'image/png', Buffer.alloc(0), UNREADABLE],
    ['half a PNG', 'c.png', 'image/png', half(png), UNREADABLE],
    ['half a JPEG', 'c.jpg', 'image/jpeg', half(jpeg), UNREADABLE],
    ['a page named like a recording', 'a.mp3', 'audio/mpeg', page, WRONG_TYPE],
    ['a recording of another kind', 'b.wav', 'audio/wav', mp3, WRONG_TYPE],
    ['an Ogg recording', 'a.ogg', 'audio/ogg; codecs=opus', ogg, 'Muchos iPhone no reproducen'],
    ['a note of WhatsApp', 'a.opus', 'audio/opus', ogg, 'Muchos iPhone no reproducen'],
    ['an Ogg recording named like an MP3', 'a.mp3', 'audio/mpeg', ogg, WRONG_TYPE],
    ['a video named like a recording', 'b.m4a', 'audio/mp4', video, UNREADABLE_AUDIO],
    ['the start of a recording', 'c.wav', 'audio/wav', createRecording(0), UNREADABLE_AUDIO],
    ['a recording of half an hour', 'd.wav', 'audio/wav', createRecording(1900), '15 MB'],
    ['a strip', 'e.png', 'image/png', strip, '900 × 2 píxeles'],
    ['a picture of 81 million pixels', 'd.png', 'image/png', bomb, '9000 × 9000 píxeles'],
  ])('if it is %s, with a helpful message', async (_name, name, type, data, message) => {
    expect(await refusal(name, type, data)).toContain(message);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<g onload="alert(1)"/>'],
    ['a link that runs a script', '<a href="javascript:alert(1)"><text>x</text></a>'],
    [
      'an embedded page',
      '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
    ],
  ])('if it is an SVG with %s', async (_name, content) => {
    expect(await refusal('logo.svg', 'image/svg+xml', svg(content))).toContain('SVG');
  });

  it('at once if it is an SVG that takes long to draw', async () => {
    const row = (id: number) => `<g id="a${id + 1}">${`<use href="#a${id}"/>`.repeat(10)}</g>`;
    const rows = Array.from({ length: 8 }, (_, id) => row(id)).join('');
    const drawing = `<g id="a0"><path d="M0 0h9v9z"/></g>${rows}<use href="#a8"/>`;
    const slow = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`);
    expect(await refusal('slow.png', 'image/png', slow)).toMatch(/no es lo que dice/);
    expect(await refusal('slow.svg', 'image/svg+xml', slow)).toMatch(/tarda demasiado/);
  });

  it.each([
    ['videobook-clip.mp4', 'video/mp4', 'avc1', 'hvc1', /HEVC.*H\.264/],
    ['videobook-clip.mp4', 'video/mp4', 'avc1', 'hev1', /HEVC/],
    ['voice-basque.m4a', 'audio/mp4', 'mp4a', 'alac', /Apple Lossless.*MP3/],
  ])('if it is %s of type %s whose %s is %s', async (name, type, played, codec, message) => {
    const file = await readFile(new URL(`../../cms/sample/files/${name}`, import.meta.url));
    const ofTrack = new RegExp(`(?<=stsd[^]{12})${played}`);
    const changed = Buffer.from(file.toString('latin1').replace(ofTrack, codec), 'latin1');
    expect(changed.equals(file)).toBe(false);
    expect(await refusal(name, type, changed)).toMatch(message);
    const { id } = await upload(cms, name, type, file);
    await cms.payload.delete({ collection: 'media', id, trash: true });
  });

  it('if it is a WAV with another codec than PCM', async () => {
    const adpcm = Buffer.from(createRecording(1));
    adpcm.writeUInt16LE(2, adpcm.indexOf('fmt ') + 8);
    expect(await refusal('a.wav', 'audio/wav', adpcm)).toMatch(/ADPCM/);
  });
});

describe('an upload is accepted', () => {
  it('with the type of its bytes, not of its name', async () => {
    const { mimeType } = await upload(cms, 'really-a-png.jpg', 'image/jpeg', png);
    expect(mimeType).toBe('image/png');
  });

  it.each(RECORDINGS)(
    'if it is the recording %s of type %s, with its duration',
    async (name, type, data, mimeType) => {
      const saved = await upload(cms, name, type, data);
      expect(saved).toMatchObject({ filename: name, mimeType });
      expect(saved.durationSeconds).toBeGreaterThan(3);
      expect(saved.durationSeconds).toBeLessThan(20);
      const { id } = saved;
      const changes = { durationSeconds: 999, alt: 'Otra' } as never;
      const changed = await cms.payload.update({ collection: 'media', id, data: changes });
      expect(changed.durationSeconds).toBe(saved.durationSeconds);
    },
  );

  it('with a file name that stays in its folder', async () => {
    expect((await upload(cms, '../../up.png', 'image/png', png)).filename).toBe('up.png');
  });

  it('if it is an SVG without scripts', async () => {
    const { mimeType } = await upload(cms, 'ok.svg', 'image/svg+xml', svg('<path d="M0 0"/>'));
    expect(mimeType).toBe('image/svg+xml');
  });
});
