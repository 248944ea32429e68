import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import BlockedVideo, { type BlockedTexts } from './BlockedVideo';
import { SLIDE_LEFT } from './slideLeft';
import VideoPlayer from './VideoPlayer';

interface Props {
  /** Where the poster leads without script. */
  href: string;
  /** What the player loads: the address of an embed, or of the file. */
  src: string;
  /** Whether `src` is a file of this site, which the browser plays itself. */
  isFile: boolean;
  /** What the video is called. */
  title: string;
  /** The language of the title where it is not the page's. */
  lang?: string | undefined;
  /** What is shown while it is blocked. */
  blocked: BlockedTexts;
  /** Whether the player must not load before the visitor agrees to it. @default false */
  isBlocked?: boolean;
  /** The poster, static HTML. */
  children?: ReactNode;
}

const FRAME = 'on-ink group relative block aspect-still overflow-hidden';

/**
 * A video that loads its player in place of the poster on a click, and gives it the focus. Without
 * script the poster is a link to where the video plays. In a carousel it ends when its slide goes
 * out of view.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and about 1 kB.
 */
export default function Video(props: Props) {
  const { href, src, isFile, title, lang, blocked, isBlocked = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const slide = root.current?.closest('.carousel-slide');
    const stop = () => setPlaying(false);
    slide?.addEventListener(SLIDE_LEFT, stop);
    return () => slide?.removeEventListener(SLIDE_LEFT, stop);
  }, []);

  const play = (event: MouseEvent) => {
    // Who opens the link in a tab of its own wants that.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };

  return (
    <div ref={root}>
      {isPlaying && (
        <div className={FRAME} lang={lang}>
          <VideoPlayer src={src} isFile={isFile} title={title} />
        </div>
      )}
      {!isPlaying && isBlocked && (
        <div className={FRAME}>
          <BlockedVideo
            title={title}
            lang={lang}
            texts={blocked}
            onAllow={() => setPlaying(true)}
          />
        </div>
      )}
      {!isPlaying && !isBlocked && (
        <a href={href} rel="noopener" data-held onClick={play} className={FRAME}>
          {children}
        </a>
      )}
    </div>
  );
}
