import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { VIDEO_START, type VideoStart } from '~/lib/video/events';
import BlockedVideo, { type BlockedTexts } from './BlockedVideo';
import { useEmbed } from './useEmbed';
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
  /** Whether the notice that it is blocked stands there at first, before a click. @default false */
  isBlocked?: boolean;
  /** The poster, static HTML. */
  children?: ReactNode;
}

const FRAME = 'on-ink group relative block aspect-still overflow-hidden';

/**
 * A video that loads its player in place of the poster on a click, and gives it the focus. The
 * player of another platform waits for the visitor's agreement: a notice asks for it, and is gone as
 * soon as it is given. Without script the poster is a link to where the video plays.
 *
 * Loads with `client:interaction`: React (60 kB Brotli, shared by all islands) and about 2 kB.
 */
export default function Video(props: Props) {
  const { href, src, isFile, title, lang, blocked, isBlocked = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const first = isBlocked ? 'notice' : 'poster';
  const { view, ask, play } = useEmbed(root, { isHosted: !isFile, first });

  useEffect(() => {
    if (view !== 'player') return;
    const detail: VideoStart = { title, url: href };
    root.current?.dispatchEvent(new CustomEvent(VIDEO_START, { bubbles: true, detail }));
  }, [view, title, href]);

  const click = (event: MouseEvent) => {
    // Who opens the link in a tab of its own wants that.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ask();
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
        <a href={href} rel="noopener" data-held data-entry onClick={click} className={FRAME}>
          {children}
        </a>
      )}
    </div>
  );
}
