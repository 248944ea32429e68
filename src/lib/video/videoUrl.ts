import type { HostedVideo } from '../../../cms/contract/videoUrl.ts';

/** Returns the URL of the page where a video plays, for a plain link. */
export const watchUrl = (video: HostedVideo): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${video.hash ? `/${encodeURIComponent(video.hash)}` : ''}`;
};

/**
 * Returns the URL of a video's player, which starts at once: on YouTube's cookieless domain, or on
 * Vimeo with tracking disabled.
 */
export const embedUrl = (video: HostedVideo): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') {
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  }
  const hash = video.hash ? `h=${encodeURIComponent(video.hash)}&` : '';
  return `https://player.vimeo.com/video/${id}?${hash}dnt=1&autoplay=1`;
};

/** The watch page and the player of a video; for a file of this site both are the file. */
interface VideoUrls {
  href: string;
  src: string;
  isFile: boolean;
}

/** Returns the URLs of a hosted video or of a file. */
export const videoUrls = (
  source: HostedVideo | { type: 'file'; file: { url: string } },
): VideoUrls =>
  source.type === 'file'
    ? { href: source.file.url, src: source.file.url, isFile: true }
    : { href: watchUrl(source), src: embedUrl(source), isFile: false };
