import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { VIDEO_START, type VideoStart } from '~/features/video/videoEvents';
import BlockedVideo, { type BlockedTexts } from './BlockedVideo';
import { useEmbed } from './useEmbed';
import VideoPlayer from './VideoPlayer';

interface Props {
  /** The page or file where the video plays; the poster's link target without script. */
  href: string;
  /** The URL that the player loads: an embed or a file. */
  src: string;
  /** Whether `src` is a video file of this site, for the browser's own player. */
  isFile: boolean;
  title: string;
  /** The language of the title when it differs from the page's. */
  lang?: string | undefined;
  /** The texts of the notice while the video is blocked. */
  blocked: BlockedTexts;
  /** Whether the notice is shown before any click. @default false */
  isBlocked?: boolean;
  /** The poster, static HTML. */
  children?: ReactNode;
}

const FRAME = 'on-ink group relative block aspect-still overflow-hidden';

/**
 * A video whose poster is replaced by the player on a click; the player takes the focus. Players of
 * other platforms need consent: until it is given, a notice asks for it. Without script the poster
 * links to the page where the video plays.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and 2 kB for this
 * island.
 */
export default function Video(props: Props) {
  const { href, src, isFile, title, lang, blocked, isBlocked = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const initialView = isBlocked ? 'notice' : 'poster';
  const { view, requestPlay, play } = useEmbed(root, { isHosted: !isFile, initialView });

  useEffect(() => {
    if (view !== 'player') return;
    const detail: VideoStart = { title, url: href };
    root.current?.dispatchEvent(new CustomEvent(VIDEO_START, { bubbles: true, detail }));
  }, [view, title, href]);

  const onPosterClick = (event: MouseEvent) => {
    // A modifier key opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    requestPlay();
  };

  return (
    <div ref={root}>
      {view === 'player' && (
        <div className={FRAME} lang={lang}>
          <VideoPlayer src={src} isFile={isFile} title={title} />
        </div>
      )}
      {view === 'notice' && (
        <BlockedVideo title={title} lang={lang} texts={blocked} onAllow={play} />
      )}
      {view === 'poster' && (
        <a
          href={href}
          rel="noopener"
          data-replay
          data-focus
          onClick={onPosterClick}
          className={FRAME}
        >
          {children}
        </a>
      )}
    </div>
  );
}
