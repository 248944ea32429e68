import type { PayloadRequest, Plugin } from 'payload';
import {
  type HostedVideo,
  completeVideoUrl,
  findHostedVideo,
  findVideoUrlProblem,
} from '#contract/videoUrl.ts';
import { adminLanguage, describeProblem, type Problem } from '../../texts/problems.ts';
import { editorsEndpoint, readBody } from '../../plugins/endpoints.ts';

const TIMEOUT_MS = 5000;

const MAX_JSON_BYTES = 100_000;

const MAX_POSTER_BYTES = 5_000_000;

const MAX_TITLE = 200;

const POSTER_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** The only hosts that are ever asked, none of them named by an editor. */
const HOSTS = ['www.youtube.com', 'i.ytimg.com', 'vimeo.com', 'i.vimeocdn.com'];

/** Reads a response up to a number of bytes; a longer one is no answer. */
async function readUpTo(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`Longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches from a host of the list, without redirects, which could lead elsewhere.
 *
 * @throws {Error} for another host, an answer other than 200, or one that is too long or takes too long
 */
async function get(address: string, maxBytes: number) {
  const url = new URL(address);
  if (url.protocol !== 'https:' || !HOSTS.includes(url.host))
    throw new Error(`Not asked: ${url.host}`);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { redirect: 'error', signal });
  if (response.status !== 200) throw new Error(`${url.host} answered ${response.status}`);
  const data = await readUpTo(response, maxBytes);
  return { data, mimeType: response.headers.get('content-type')?.split(';')[0]?.trim() ?? '' };
}

/** The address of the platform's oEmbed answer, made of the video's id alone. */
function oEmbedOf(video: HostedVideo): string {
  const query = (url: string) => new URLSearchParams({ format: 'json', width: '1280', url });
  if (video.type === 'youtube') {
    return `https://www.youtube.com/oembed?${query(`https://www.youtube.com/watch?v=${video.id}`)}`;
  }
  const path = video.hash ? `${video.id}/${video.hash}` : video.id;
  return `https://vimeo.com/api/oembed.json?${query(`https://vimeo.com/${path}`)}`;
}

/** Addresses of the poster, the largest first. */
const postersOf = (video: HostedVideo, thumbnail: unknown): string[] =>
  video.type === 'youtube'
    ? ['maxresdefault', 'hqdefault'].map((name) => `https://i.ytimg.com/vi/${video.id}/${name}.jpg`)
    : typeof thumbnail === 'string'
      ? [thumbnail]
      : [];

async function findPoster(addresses: string[]) {
  for (const address of addresses) {
    const poster = await get(address, MAX_POSTER_BYTES).catch(() => undefined);
    if (poster && POSTER_TYPES.includes(poster.mimeType)) return poster;
  }
  return undefined;
}

/**
 * Asks YouTube or Vimeo for a video's title, duration and poster. A video without a poster is described
 * all the same.
 *
 * @throws {Error} when the platform cannot be reached, refuses (private, deleted), or says no title
 */
async function describeVideo(video: HostedVideo) {
  const { data } = await get(oEmbedOf(video), MAX_JSON_BYTES);
  const answer = JSON.parse(data.toString()) as Record<string, unknown>;
  const { title, duration, thumbnail_url: thumbnail } = answer;
  if (typeof title !== 'string' || !title.trim()) throw new Error('The platform said no title');
  const isDuration = typeof duration === 'number' && duration >= 1;
  return {
    title: title.trim().slice(0, MAX_TITLE),
    // Only Vimeo says it.
    durationSeconds: isDuration ? Math.round(duration) : undefined,
    poster: await findPoster(postersOf(video, thumbnail)),
  };
}

/** Stores a poster among the files, described by the video's title in both languages. */
async function storePoster(
  req: PayloadRequest,
  name: string,
  { title, poster }: Awaited<ReturnType<typeof describeVideo>>,
): Promise<number | undefined> {
  if (!poster) return undefined;
  const { data, mimeType } = poster;
  const file = { data, mimetype: mimeType, name: `${name}.${mimeType.slice('image/'.length)}` };
  const alts = { alt: `Imagen de «${title}»`, altOther: `Picture of “${title}”` };
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      locale: 'es',
      data: alts,
      file: { ...file, size: data.length },
      overrideAccess: false,
      user: req.user,
      depth: 0,
    });
    return id;
  } catch (error) {
    // A picture that cannot be read leaves the field empty.
    req.payload.logger.warn({ err: error, msg: 'The poster of a video was not stored' });
    return undefined;
  }
}

const respond = (req: PayloadRequest, status: number, code: Problem['code']) =>
  Response.json({ message: describeProblem({ code }, adminLanguage(req)) }, { status });

/**
 * `POST /api/video` with `{ "url": … }`: returns the title, the duration and the id of the stored
 * poster of a video at YouTube or Vimeo. Editors only. Answers 400 if the URL is not of a video, and
 * 502 if the platform cannot be asked.
 */
const videoEndpoint = editorsEndpoint('post', '/video', async (req) => {
  const { url } = await readBody(req);
  const video = typeof url === 'string' ? findHostedVideo(completeVideoUrl(url)) : undefined;
  if (!video) {
    const isReview = typeof url === 'string' && findVideoUrlProblem(url) === 'reviewLink';
    return respond(req, 400, isReview ? 'reviewLink' : 'notVideoAddress');
  }
  try {
    const facts = await describeVideo(video);
    const { title, durationSeconds } = facts;
    const poster = await storePoster(req, `${video.type}-${video.id}`, facts);
    return Response.json({ title, durationSeconds, poster });
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'A video platform did not describe a video' });
    return respond(req, 502, 'silentPlatform');
  }
});

/** Describes videos of YouTube and Vimeo by their links. */
export const videos: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), videoEndpoint],
});
