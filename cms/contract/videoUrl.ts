/** A video hosted by YouTube or Vimeo; `hash` is the key of an unlisted Vimeo video. */
export type HostedVideo =
  { type: 'youtube'; id: string } | { type: 'vimeo'; id: string; hash?: string };

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com'];
/** A video's id; the players of a playlist and of a channel have words of the same length. */
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
/** The pages of one video; a channel, group, showcase or profile can have a number too. */
const VIMEO_PATHS = [
  /^\/(?:video\/|manage\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/i,
  /^\/channels\/[^/]+\/(\d+)\/?$/,
  /^\/groups\/[^/]+\/videos\/(\d+)\/?$/,
  /^\/(?:showcase|album)\/\d+\/video\/(\d+)\/?$/,
];
const VIMEO_HASH = /^[\da-f]+$/i;

function findYoutubeVideo(host: string, url: URL): HostedVideo | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const isPlayer = first !== undefined && ['embed', 'shorts', 'live'].includes(first);
  const idInPath = host === 'youtu.be' ? first : isPlayer ? second : undefined;
  const id = first === 'watch' && host !== 'youtu.be' ? url.searchParams.get('v') : idInPath;
  return id && YOUTUBE_ID.test(id) ? { type: 'youtube', id } : undefined;
}

function findVimeoVideo(url: URL): HostedVideo | undefined {
  for (const path of VIMEO_PATHS) {
    const [, id, hashInPath] = path.exec(url.pathname) ?? [];
    if (!id) continue;
    const hash = url.searchParams.get('h') ?? hashInPath;
    return hash && VIMEO_HASH.test(hash) ? { type: 'vimeo', id, hash } : { type: 'vimeo', id };
  }
  return undefined;
}

/**
 * Parses the URL of a YouTube or Vimeo video in any of the forms that people copy.
 *
 * @returns `undefined` when the URL is not that of exactly one video
 * @example
 * findHostedVideo('https://youtu.be/dQw4w9WgXcQ?t=3') // { type: 'youtube', id: 'dQw4w9WgXcQ' }
 */
export function findHostedVideo(address: string): HostedVideo | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  if (host === 'vimeo.com') return findVimeoVideo(url);
  const isYoutube = host === 'youtu.be' || YOUTUBE_HOSTS.includes(host);
  return isYoutube ? findYoutubeVideo(host, url) : undefined;
}

const VIDEO_HOST =
  /^(?:https?:)?\/*(?=(?:[a-z]+\.)?(?:vimeo\.com|youtu\.be|youtube(?:-nocookie)?\.com)\/)/i;

/**
 * Returns the address of a video as it is stored: with `https://`, also where it was copied with `http://`
 * or without a scheme. Other texts are unchanged.
 *
 * @example
 * completeVideoUrl('youtu.be/dQw4w9WgXcQ') // 'https://youtu.be/dQw4w9WgXcQ'
 */
export const completeVideoUrl = (typed: string): string =>
  typed
    .trim()
    .replace(VIDEO_HOST, 'https://')
    // As mail programs rewrite it.
    .replace(/\/watch%3Fv%3D/i, '/watch?v=');

/** Vimeo's pages for those who review a video, which nobody else can see. */
const REVIEW = /^https:\/\/(?:www\.)?vimeo\.com\/(?:[^/]+\/review|reviews)\//i;

/** Returns why an address is of no video that pages can show, or `undefined` if it is of one. */
export function findVideoUrlProblem(typed: string): 'notVideo' | 'reviewLink' | undefined {
  const url = completeVideoUrl(typed);
  if (findHostedVideo(url)) return undefined;
  return REVIEW.test(url) ? 'reviewLink' : 'notVideo';
}
