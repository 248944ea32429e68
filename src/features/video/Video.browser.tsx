import { useEffect, useId, useState, useRef, useLayoutEffect } from 'react';
import { type Translation, fetchTranslation } from '~/features/consent/dialogTexts';
import { VIDEO_START, type VideoStart } from './videoEvents';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';
import { useListener } from '~/lib/useListener';
import type { videoUrls } from '~/lib/videoUrl';
import { renderIn } from '~/ui/parts/renderIn';
import { type BlockedTexts, BlockedVideo, FRAME } from './BlockedVideo';

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

/** A video of a page: all of it, and the poster, which is a link of the page itself. */
interface Elements {
  root: HTMLElement;
  poster: HTMLAnchorElement;
}

/**
 * Holds the view of a video. The new view takes the focus when the old one had it, or when the
 * change asks for it.
 */
function useView({ root, poster }: Elements, initialView: EmbedView) {
  const [view, setView] = useState(initialView);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    poster.hidden = view !== 'poster';
    const target = poster.hidden ? root.querySelector<HTMLElement>('[data-focus]') : poster;
    if (takesFocus.current) target?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [root, poster, view]);

  const changeView = (next: EmbedView, shouldFocus: boolean) => {
    takesFocus.current = shouldFocus || root.contains(document.activeElement);
    setView(next);
  };
  return [view, changeView] as const;
}

/**
 * Returns the view of a video, `requestPlay`, which shows the player or, when embeds are not allowed, the
 * notice, and `play`, which shows the player regardless of consent. The view follows consent choices of
 * this and other tabs; when another video starts, the player becomes the poster again.
 *
 * @param isHosted whether the video is on another platform, which needs consent
 */
function useEmbed(elements: Elements, isHosted: boolean, initialView: EmbedView) {
  const { root } = elements;
  const [view, changeView] = useView(elements, initialView);
  const isRequester = useRef(false);
  const hostedPage = isHosted ? document : undefined;

  useListener(document, VIDEO_START, ({ target }) => {
    const isOther = !root.contains(target as Node);
    if (isOther && view === 'player') changeView('poster', false);
  });
  useListener(hostedPage, 'click', ({ target }) => {
    const opener = (target as Element).closest('[data-choice=manage]');
    if (opener) isRequester.current = root.contains(opener);
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

/** What a page says of a video, in `data-video`. */
export interface VideoProps extends ReturnType<typeof videoUrls> {
  title: string;
  /** The language of the title when it differs from the page's. */
  lang?: string | undefined;
  blocked: BlockedTexts;
  /** Whether the notice is shown before any click. */
  isBlocked: boolean;
}

/** The notice in the language of the browser, once that is known. */
function Notice(props: Pick<VideoProps, 'title' | 'lang' | 'blocked'> & { onAllow: () => void }) {
  const id = useId();
  const [translation, setTranslation] = useState<Translation>();
  useEffect(() => void fetchTranslation().then(setTranslation), []);
  const { t, lang } = translation ?? {};
  const translated = t && {
    blockedIframe: t('consent:blockedIframe'),
    here: t('consent:here'),
  };
  const blocked = { ...props.blocked, ...translated };
  return <BlockedVideo {...props} id={id} blocked={blocked} textLang={lang} />;
}

const SIZE = 'absolute inset-0 h-full w-full';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
// Both platforms need scripts, storage and full screen; their links open outside the frame.
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The player of a video, which starts at once; `data-focus` marks the element to focus. */
function VideoPlayer({ src, isFile, title }: Pick<VideoProps, 'src' | 'isFile' | 'title'>) {
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

interface Props extends VideoProps {
  elements: Elements;
}

/** What takes the place of the poster after a click: the player, or the notice while it is blocked. */
function Video({ elements, href, src, isFile, title, lang, blocked, isBlocked }: Props) {
  const { root, poster } = elements;
  const { view, requestPlay, play } = useEmbed(elements, !isFile, isBlocked ? 'notice' : 'poster');

  useEffect(() => {
    if (view !== 'player') return;
    const detail: VideoStart = { title, url: href };
    root.dispatchEvent(new CustomEvent(VIDEO_START, { bubbles: true, detail }));
  }, [root, view, title, href]);

  useListener(poster, 'click', (event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    // A modifier key opens the link in a new tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    requestPlay();
  });

  if (view === 'notice') {
    return <Notice title={title} lang={lang} blocked={blocked} onAllow={play} />;
  }
  return (
    view === 'player' && (
      <div className={FRAME} lang={lang}>
        <VideoPlayer src={src} isFile={isFile} title={title} />
      </div>
    )
  );
}

/**
 * Lets a poster be replaced by the player on a click; the player takes the focus. Players of other platforms
 * need consent: until it is given, a notice asks for it. Loads when the video is touched: React and 2 kB.
 */
export function attach(root: HTMLElement): void {
  const props = JSON.parse(root.dataset.video!) as VideoProps;
  const elements = { root, poster: root.querySelector<HTMLAnchorElement>(':scope > a')! };
  renderIn(root.querySelector(':scope > div')!, <Video {...props} elements={elements} />);
}
