import type { HostedVideo } from '~/lib/videoAddress';

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
