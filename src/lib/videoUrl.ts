import type { HostedVideo } from '#contract/videoUrl.ts';

interface VideoUrls {
  /** The page where the video plays, for a plain link. */
  href: string;
  /**
   * What the player loads: on YouTube's cookieless domain, or on Vimeo with tracking disabled. It plays at
   * once.
   */
  src: string;
  isFile: boolean;
}

/** Returns the URLs of a hosted video or of a file, which play from `startSeconds`. */
export function videoUrls(
  source: HostedVideo | { type: 'file'; file: { url: string } },
  startSeconds = 0,
): VideoUrls {
  // Players accept whole seconds only.
  const start = Math.max(0, Math.floor(startSeconds));
  if (source.type === 'file') {
    const url = source.file.url + (start ? `#t=${start}` : '');
    return { href: url, src: url, isFile: true };
  }
  const id = encodeURIComponent(source.id);
  if (source.type === 'youtube') {
    const embed = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    return {
      href: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
      src: embed + (start ? `&start=${start}` : ''),
      isFile: false,
    };
  }
  const hash = source.hash && encodeURIComponent(source.hash);
  const fragment = start ? `#t=${start}s` : '';
  const parameters = `${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`;
  return {
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${fragment}`,
    src: `https://player.vimeo.com/video/${id}?${parameters}${fragment}`,
    isFile: false,
  };
}
