import type { ConsentTexts } from '~/features/consent/consentDictionary';
import {
  useEffect,
  useId,
  useState,
  type MouseEvent,
  type ReactNode,
  useRef,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { type Translation, fetchTranslation } from '~/features/consent/dialogTexts';
import { VIDEO_START, type VideoStart } from '~/features/video/videoEvents';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';
import { useListener } from '~/lib/useListener';
import type { videoUrls } from '~/lib/videoUrl';

type EmbedView = 'poster' | 'notice' | 'player';

/**
 * Returns the view of a hosted video after a consent choice. When embeds are allowed, the requester
 * plays and other notices become posters. When they are not, every player becomes a poster, even
 * one that the visitor allowed individually: the choice is newer.
 *
 * @param choice whether it allows embeds, and whether the dialog was opened from this video's notice
 */
export function viewAfterChoice(
  view: EmbedView,
  { isAllowed, isRequester }: { isAllowed: boolean; isRequester: boolean },
): EmbedView {
  if (!isAllowed) return view === 'player' ? 'poster' : view;
  if (view !== 'notice') return view;
  return isRequester ? 'player' : 'poster';
}

const isAllowedNow = () => isServiceAllowed(document.cookie, 'embeds');

/**
 * Holds the view of a video. The new view takes the focus when the old one had it, or when the
 * change asks for it.
 */
function useView(root: RefObject<HTMLElement | null>, initialView: EmbedView) {
  const [view, setView] = useState(initialView);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    const target = root.current?.querySelector<HTMLElement>('[data-focus]');
    if (takesFocus.current) target?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [root, view]);

  const changeView = (next: EmbedView, shouldFocus: boolean) => {
    takesFocus.current = shouldFocus || Boolean(root.current?.contains(document.activeElement));
    setView(next);
  };
  return [view, changeView] as const;
}

/**
 * Returns the view of a video, `requestPlay`, which shows the player or, when embeds are not allowed, the
 * notice, and `play`, which shows the player regardless of consent. The view follows consent choices of
 * this and other tabs; when another video starts, the player becomes the poster again.
 *
 * @param root contains the view, in which `data-focus` marks the element that takes the focus
 * @param isHosted whether the video is on another platform, which needs consent
 */
function useEmbed(root: RefObject<HTMLElement | null>, isHosted: boolean, initialView: EmbedView) {
  const [view, changeView] = useView(root, initialView);
  const isRequester = useRef(false);

  // Undefined on the server.
  const page = globalThis.document;
  const hostedPage = isHosted ? page : undefined;

  useListener(page, VIDEO_START, ({ target }) => {
    const isOther = !root.current?.contains(target as Node);
    if (isOther && view === 'player') changeView('poster', false);
  });
  useListener(hostedPage, 'click', ({ target }) => {
    const opener = (target as Element).closest('[data-choice=manage]');
    if (opener) isRequester.current = root.current?.contains(opener) ?? false;
  });
  useListener(hostedPage, CONSENT_CHANGE, () => {
    // A video never starts in a background tab.
    const shouldPlay = isRequester.current && !document.hidden;
    const choice = { isAllowed: isAllowedNow(), isRequester: shouldPlay };
    isRequester.current = false;
    changeView(viewAfterChoice(view, choice), choice.isAllowed && shouldPlay);
  });

  const play = () => changeView('player', true);
  const requestPlay = () => (isHosted && !isAllowedNow() ? changeView('notice', true) : play());
  return { view, requestPlay, play };
}

interface BlockedTexts extends Pick<ConsentTexts, 'blockedIframe' | 'here'> {
  /** The button that allows this video only. */
  allow: string;
  /** The link's target when no script opens the consent dialog. */
  href: string;
}

interface Props extends ReturnType<typeof videoUrls> {
  title: string;
  /** The language of the title when it differs from the page's. */
  lang?: string | undefined;
  blocked: BlockedTexts;
  /** Whether the notice is shown before any click. @default false */
  isBlocked?: boolean;
  children?: ReactNode;
}

/**
 * The notice in place of a blocked video: the reason, a link to the consent dialog, and a button
 * that plays this video only. It is as high as the player, or higher when its text needs it.
 */
function BlockedVideo({
  title,
  lang,
  blocked: texts,
  onAllow,
}: Pick<Props, 'title' | 'lang' | 'blocked'> & { onAllow: () => void }) {
  const id = useId();
  const [translation, setTranslation] = useState<Translation>();
  useEffect(() => void fetchTranslation().then(setTranslation), []);
  const { blockedIframe, here } = translation?.texts ?? texts;
  const [before, after] = blockedIframe.split('{here}');

  return (
    <div
      role="group"
      tabIndex={-1}
      data-focus
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}why`}
      className="on-ink grid aspect-still content-center p-5 text-small"
    >
      <div className="grid justify-items-start gap-4">
        <p id={`${id}title`} className="display text-label text-accent" lang={lang}>
          {title}
        </p>
        <p id={`${id}why`} className="max-w-line" lang={translation?.lang}>
          <span>{before}</span>
          <a href={texts.href} data-replay data-choice="manage" className="link">
            {here}
          </a>
          <span>{after}</span>
        </p>
        <button type="button" onClick={onAllow} className="button button-accent">
          {texts.allow}
        </button>
      </div>
    </div>
  );
}

const SIZE = 'absolute inset-0 h-full w-full';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
// Both platforms need scripts, storage and full screen; their links open outside the frame.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The player of a video, which starts at once; `data-focus` marks the element to focus. */
function VideoPlayer({ src, isFile, title }: Pick<Props, 'src' | 'isFile' | 'title'>) {
  if (isFile) {
    return (
      <video
        data-focus
        src={src}
        aria-label={title}
        className={SIZE}
        controls
        autoPlay
        playsInline
      />
    );
  }
  return (
    <iframe
      data-focus
      src={src}
      title={title}
      className={SIZE}
      allow={ALLOW}
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={SANDBOX}
    />
  );
}

const FRAME = 'on-ink group relative block aspect-still overflow-hidden';

/**
 * A video whose poster is replaced by the player on a click; the player takes the focus. Players of
 * other platforms need consent: until it is given, a notice asks for it. Without script the poster
 * links to the page where the video plays.
 */
export default function Video(props: Props) {
  const { href, src, isFile, title, lang, blocked, isBlocked = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const { view, requestPlay, play } = useEmbed(root, !isFile, isBlocked ? 'notice' : 'poster');

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
        <BlockedVideo title={title} lang={lang} blocked={blocked} onAllow={play} />
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
