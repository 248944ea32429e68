import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { HostedVideo } from '#contract/videoUrl.ts';
import { replaceFile } from '~/lib/replaceFile';
import { readBody } from './fetchWithRetry';

/** Where thumbnails stay between builds; `--force` does not delete them. */
const FOLDER = path.join('node_modules', '.astro', 'thumbnails');
/** The size of every thumbnail, in pixels: that of a video. */
const SIZE = { width: 1280, height: 720 };
const SMALLEST_WIDTH = 320;
const MAX_BYTES = 5_000_000;
/** How long one request may take, and all requests of a build together. */
const TIMEOUT_MS = 3_000;
const BUDGET_MS = 15_000;
const VIMEO_IMAGES = 'i.vimeocdn.com';

/** What a build knows about the providers: those it cannot reach, and the time it has spent. */
const session = { unreachable: new Set<string>(), spentMs: 0 };

/** How thumbnails are fetched and where they are kept; tests replace both. */
interface ThumbnailOptions {
  send: typeof fetch;
  folder: string;
  session: typeof session;
}

/** Fetches from a provider once; a provider that cannot be reached is not asked again. */
async function fetchBytes(address: string, { send, session: { unreachable } }: ThumbnailOptions) {
  const { host } = new URL(address);
  if (unreachable.has(host)) return undefined;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await send(address, { signal, redirect: 'error' });
    if (!response.ok) return undefined;
    return await readBody(response, MAX_BYTES);
  } catch {
    unreachable.add(host);
    return undefined;
  }
}

/** Returns the addresses of a video's thumbnails, the largest first. */
async function findImages(video: HostedVideo, options: ThumbnailOptions): Promise<string[]> {
  if (video.type === 'youtube') {
    return ['maxresdefault', 'hqdefault'].map(
      (name) => `https://i.ytimg.com/vi/${video.id}/${name}.jpg`,
    );
  }
  const url = `https://vimeo.com/${video.id}${video.hash ? `/${video.hash}` : ''}`;
  const query = new URLSearchParams({ url, width: String(SIZE.width) });
  const body = await fetchBytes(`https://vimeo.com/api/oembed.json?${query}`, options);
  try {
    const { thumbnail_url: image = '' } = JSON.parse(new TextDecoder().decode(body)) as {
      thumbnail_url?: string;
    };
    return new URL(image).host === VIMEO_IMAGES ? [image] : [];
  } catch {
    return [];
  }
}

/** Crops a picture to a video's frame, without the black bars of YouTube's small one. */
async function toJpeg(picture: Uint8Array): Promise<Buffer | undefined> {
  try {
    const image = sharp(picture, { failOn: 'error' });
    const { width } = await image.metadata();
    if (width < SMALLEST_WIDTH) return undefined;
    const scale = Math.min(1, width / SIZE.width);
    const size = { width: Math.round(SIZE.width * scale), height: Math.round(SIZE.height * scale) };
    return await image
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 78 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

async function fetchThumbnail(video: HostedVideo, options: ThumbnailOptions) {
  const startMs = performance.now();
  try {
    for (const address of await findImages(video, options)) {
      const picture = await fetchBytes(address, options);
      const jpeg = picture && (await toJpeg(picture));
      if (jpeg) return jpeg;
    }
    return undefined;
  } finally {
    options.session.spentMs += performance.now() - startMs;
  }
}

/**
 * Returns the thumbnail of a hosted video as a JPEG: from the cache, else from its provider, which the
 * build asks so that visitors do not. Every failure counts as no thumbnail: the provider cannot be
 * reached, has none, or this build has spent its time on others. The next build tries again.
 */
export async function loadThumbnail(
  video: HostedVideo,
  options: ThumbnailOptions = { send: fetch, folder: FOLDER, session },
): Promise<Uint8Array | undefined> {
  const file = path.join(options.folder, `${video.type}-${video.id}.jpg`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  if (options.session.spentMs > BUDGET_MS) return undefined;
  const jpeg = await fetchThumbnail(video, options);
  if (jpeg) await replaceFile(pathToFileURL(file), jpeg).catch(() => undefined);
  return jpeg;
}
