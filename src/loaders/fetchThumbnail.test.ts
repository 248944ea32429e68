import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadThumbnail } from './fetchThumbnail';

const YOUTUBE = { type: 'youtube', id: 'dQw4w9WgXcQ' } as const;
const VIMEO = { type: 'vimeo', id: '101', hash: 'ab12' } as const;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer();

let options: NonNullable<Parameters<typeof loadThumbnail>[1]> & {
  send: ReturnType<typeof vi.fn<typeof fetch>>;
};
const asked = () => options.send.mock.calls.map(([url]) => String(url));

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'thumbnails-'));
  const session = { unreachable: new Set<string>(), spentMs: 0 };
  options = { send: vi.fn<typeof fetch>(), folder, session };
});

/** Answers each address that contains one of these texts; others are not found. */
function answer(bodies: Record<string, Uint8Array | string>) {
  options.send.mockImplementation(async (input) => {
    const found = Object.entries(bodies).find(([part]) => String(input).includes(part));
    return found ? new Response(found[1] as BodyInit) : new Response('', { status: 404 });
  });
}

const sizeOf = async (jpeg: Uint8Array | undefined) => {
  const { width, height, format } = await sharp(jpeg).metadata();
  return { width, height, format };
};

describe('the thumbnail of a video', () => {
  it('is YouTube’s largest, and comes from the cache the next time', async () => {
    answer({ maxresdefault: await picture(1280, 720) });
    const jpeg = await loadThumbnail(YOUTUBE, options);
    expect(await sizeOf(jpeg)).toEqual({ width: 1280, height: 720, format: 'jpeg' });
    expect(await loadThumbnail(YOUTUBE, options)).toEqual(jpeg);
    expect(asked()).toEqual(['https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg']);
  });

  it('is YouTube’s small one without its black bars, if there is no large one', async () => {
    answer({ hqdefault: await picture(480, 360) });
    expect(await sizeOf(await loadThumbnail(YOUTUBE, options))).toMatchObject({
      width: 480,
      height: 270,
    });
  });

  it('is the one that Vimeo names, if that is on Vimeo’s own host', async () => {
    const oembed = (url: string) => JSON.stringify({ thumbnail_url: url });
    answer({ oembed: oembed('https://i.vimeocdn.com/a.jpg'), 'a.jpg': await picture(1280, 720) });
    expect(await loadThumbnail(VIMEO, options)).toBeDefined();
    expect(asked()[0]).toContain(encodeURIComponent('https://vimeo.com/101/ab12'));

    const other = { ...VIMEO, id: '102' };
    answer({ oembed: oembed('https://evil.example/a.jpg'), 'a.jpg': await picture(1280, 720) });
    expect(await loadThumbnail(other, options)).toBeUndefined();
  });

  it('is missing, without an error, when a provider cannot be reached, which is asked once', async () => {
    options.send.mockRejectedValue(new TypeError('fetch failed'));
    expect(await loadThumbnail(YOUTUBE, options)).toBeUndefined();
    expect(await loadThumbnail({ ...YOUTUBE, id: 'abcdefghijk' }, options)).toBeUndefined();
    expect(asked()).toHaveLength(1);
  });

  it('is missing when the answer is no picture, and is not kept', async () => {
    answer({ default: '<html>' });
    expect(await loadThumbnail(YOUTUBE, options)).toBeUndefined();
    expect(await readdir(options.folder)).toEqual([]);
  });

  it('is not asked for when the build has spent its time on others', async () => {
    options.session.spentMs = 60_000;
    expect(await loadThumbnail(YOUTUBE, options)).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});
