import type { HostedVideo } from '../../cms/contract/videoUrl.ts';

/** Returns the fragment with which a player starts later; players accept whole seconds only. */
const startFragment = (startSeconds: number, unit: '' | 's'): string =>
  startSeconds >= 1 ? `#t=${Math.floor(startSeconds)}${unit}` : '';

/** Returns the URL of the page where a video plays, for a plain link; it starts at `startSeconds`. */
const watchUrl = (video: HostedVideo, startSeconds = 0): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') {
    const start = startSeconds >= 1 ? `&t=${Math.floor(startSeconds)}s` : '';
    return `https://www.youtube.com/watch?v=${id}${start}`;
  }
  const hash = video.hash ? `/${encodeURIComponent(video.hash)}` : '';
  return `https://vimeo.com/${id}${hash}${startFragment(startSeconds, 's')}`;
};

/**
 * Returns the URL of a video's player, which plays at once from `startSeconds`: on YouTube's
 * cookieless domain, or on Vimeo with tracking disabled.
 */
const embedUrl = (video: HostedVideo, startSeconds = 0): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') {
    const start = startSeconds >= 1 ? `&start=${Math.floor(startSeconds)}` : '';
    return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start}`;
  }
  const hash = video.hash ? `h=${encodeURIComponent(video.hash)}&` : '';
  const start = startFragment(startSeconds, 's');
  return `https://player.vimeo.com/video/${id}?${hash}dnt=1&autoplay=1${start}`;
};

interface VideoUrls {
  href: string;
  src: string;
  isFile: boolean;
}

/** Returns the URLs of a hosted video or of a file, which play from `startSeconds`. */
export const videoUrls = (
  source: HostedVideo | { type: 'file'; file: { url: string } },
  startSeconds = 0,
): VideoUrls => {
  if (source.type === 'file') {
    const url = `${source.file.url}${startFragment(startSeconds, '')}`;
    return { href: url, src: url, isFile: true };
  }
  return {
    href: watchUrl(source, startSeconds),
    src: embedUrl(source, startSeconds),
    isFile: false,
  };
};
