/** A video hosted by YouTube or Vimeo; `hash` is the key of an unlisted Vimeo video. */
export type HostedVideo =
  { type: 'youtube'; id: string } | { type: 'vimeo'; id: string; hash?: string };

const YOUTUBE_ID = /^[\w-]{11}$/;

function findYoutubeId(url: URL): string | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return first;
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return first && ['embed', 'shorts', 'live'].includes(first) ? second : undefined;
}

function findVimeoVideo(url: URL): HostedVideo | undefined {
  const path = url.pathname.replace(/^\/(showcase|album)\/\d+\/video\//, '/');
  if (/^\/(showcase|album|event|ondemand)\//.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part && part !== 'video');
  const idIndex = parts.findIndex((part) => /^\d+$/.test(part));
  const id = parts[idIndex];
  if (!id) return undefined;
  const hash = url.searchParams.get('h') ?? parts[idIndex + 1];
  return hash && /^[\da-f]+$/i.test(hash) ? { type: 'vimeo', id, hash } : { type: 'vimeo', id };
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
  if (!['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return undefined;
  const id = findYoutubeId(new URL(address.replace(url.hostname, host)));
  return id && YOUTUBE_ID.test(id) ? { type: 'youtube', id } : undefined;
}
