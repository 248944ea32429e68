import type { HostedVideo } from '~/lib/videoAddress';

/** Returns the address of the page where a video plays, for a plain link. */
export const watchUrl = (video: HostedVideo): string => {
  const id = encodeURIComponent(video.id);
  if (video.type === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  return `https://vimeo.com/${id}${video.hash ? `/${encodeURIComponent(video.hash)}` : ''}`;
};
