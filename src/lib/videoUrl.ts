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

/** Returns the URLs of a hosted video or of a file. */
export function videoUrls(
  source: HostedVideo | { type: 'file'; file: { url: string } },
): VideoUrls {
  if (source.type === 'file') {
    const { url } = source.file;
    return { href: url, src: url, isFile: true };
  }
  const id = encodeURIComponent(source.id);
  if (source.type === 'youtube') {
    return {
      href: `https://www.youtube.com/watch?v=${id}`,
      src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
      isFile: false,
    };
  }
  const hash = source.hash && encodeURIComponent(source.hash);
  const parameters = `${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`;
  return {
    href: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    src: `https://player.vimeo.com/video/${id}?${parameters}`,
    isFile: false,
  };
}
