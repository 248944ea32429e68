/** Where a hosted video lies: its service and its id there; `hash` opens an unlisted Vimeo video. */
export type HostedVideo =
  { type: 'youtube'; id: string } | { type: 'vimeo'; id: string; hash?: string };

const YOUTUBE_ID = /^[\w-]{11}$/;

function youtubeId(url: URL): string | undefined {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return first;
  if (first === 'watch') return url.searchParams.get('v') ?? undefined;
  return first && ['embed', 'shorts', 'live'].includes(first) ? second : undefined;
}

function vimeoVideo(url: URL): HostedVideo | undefined {
  const path = url.pathname.replace(/^\/(showcase|album)\/\d+\/video\//, '/');
  if (/^\/(showcase|album|event|ondemand)\//.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part && part !== 'video');
  const at = parts.findIndex((part) => /^\d+$/.test(part));
  const id = parts[at];
  if (!id) return undefined;
  const hash = url.searchParams.get('h') ?? parts[at + 1];
  return hash && /^[\da-f]+$/i.test(hash) ? { type: 'vimeo', id, hash } : { type: 'vimeo', id };
}

/**
 * Reads the address of a YouTube or Vimeo video in any of the forms that people copy.
 *
 * @returns nothing when it is not the address of one video
 * @example
 * findHostedVideo('https://youtu.be/dQw4w9WgXcQ?t=3') // { type: 'youtube', id: 'dQw4w9WgXcQ' }
 */
export function findHostedVideo(address: string): HostedVideo | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  if (host === 'vimeo.com') return vimeoVideo(url);
  if (!['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return undefined;
  const id = youtubeId(new URL(address.replace(url.hostname, host)));
  return id && YOUTUBE_ID.test(id) ? { type: 'youtube', id } : undefined;
}

/** Returns the address of the page where a video plays, for a plain link. */
export const watchUrl = (video: HostedVideo): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${video.hash ? `/${encodeURIComponent(video.hash)}` : ''}`;
};

/**
 * Returns the address of a video's player, which starts at once: YouTube's without cookies,
 * Vimeo's without tracking.
 */
export const embedUrl = (video: HostedVideo): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  }
  const hash = video.hash ? `h=${encodeURIComponent(video.hash)}&` : '';
  return `https://player.vimeo.com/video/${id}?${hash}dnt=1&autoplay=1`;
};

/** Where a video is watched by a link and where its player lies; of a file both are the file. */
interface VideoAddresses {
  href: string;
  src: string;
  isFile: boolean;
}

/** Returns the addresses of a video, wherever it lies. */
export const videoAddresses = (
  source: HostedVideo | { type: 'file'; file: { url: string } },
): VideoAddresses =>
  source.type === 'file'
    ? { href: source.file.url, src: source.file.url, isFile: true }
    : { href: watchUrl(source), src: embedUrl(source), isFile: false };
