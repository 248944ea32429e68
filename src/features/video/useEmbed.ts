import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';
import { VIDEO_START } from '~/features/video/videoEvents';

/** The view of a video: its poster, the notice that it is blocked, or its player. */
export type EmbedView = 'poster' | 'notice' | 'player';

/** A new consent choice, as a hosted video sees it. */
interface NewChoice {
  /** Whether the choice allows embeds. */
  isAllowed: boolean;
  /** Whether the consent dialog was opened from this video's notice. */
  isRequester: boolean;
}

/**
 * Returns the view of a hosted video after a consent choice. When embeds are allowed, the requester
 * plays and other notices become posters. When they are not, every player becomes a poster, even
 * one that the visitor allowed individually: the choice is newer.
 */
export function viewAfterChoice(view: EmbedView, { isAllowed, isRequester }: NewChoice): EmbedView {
  if (!isAllowed) return view === 'player' ? 'poster' : view;
  if (view !== 'notice') return view;
  return isRequester ? 'player' : 'poster';
}

/** Focuses an element now, or when the open modal dialog closes. */
function focusAfterDialog(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true });
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}

interface Embed {
  view: EmbedView;
  /** Shows the player, or the consent notice when embeds are not allowed. */
  requestPlay: () => void;
  /** Shows the player regardless of consent. */
  play: () => void;
}

interface Options {
  /** Whether the video is on another platform, which needs consent. */
  isHosted: boolean;
  initialView: EmbedView;
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
    if (takesFocus.current && target) focusAfterDialog(target);
    takesFocus.current = false;
  }, [root, view]);

  const changeView = useCallback(
    (next: (view: EmbedView) => EmbedView, shouldFocus: boolean) => {
      takesFocus.current = shouldFocus || Boolean(root.current?.contains(document.activeElement));
      setView(next);
    },
    [root],
  );
  return [view, changeView] as const;
}

/**
 * Returns the view of a video and its actions. The view follows consent choices of this and other
 * tabs; when another video starts, the player becomes the poster again.
 *
 * @param root contains the view, in which `data-focus` marks the element that takes the focus
 */
export function useEmbed(root: RefObject<HTMLElement | null>, options: Options): Embed {
  const { isHosted, initialView } = options;
  const [view, changeView] = useView(root, initialView);
  const isRequester = useRef(false);

  useEffect(() => {
    const onVideoStart = ({ target }: Event) => {
      if (root.current?.contains(target as Node)) return;
      changeView((shown) => (shown === 'player' ? 'poster' : shown), false);
    };
    document.addEventListener(VIDEO_START, onVideoStart);
    return () => document.removeEventListener(VIDEO_START, onVideoStart);
  }, [root, changeView]);

  useEffect(() => {
    if (!isHosted) return undefined;
    const onClick = ({ target }: Event) => {
      const opener = (target as Element).closest('[data-choice=manage]');
      if (opener) isRequester.current = root.current?.contains(opener) ?? false;
    };
    const onConsentChange = () => {
      // A video never starts in a background tab.
      const shouldPlay = isRequester.current && !document.hidden;
      const choice = { isAllowed: isAllowedNow(), isRequester: shouldPlay };
      isRequester.current = false;
      changeView((shown) => viewAfterChoice(shown, choice), choice.isAllowed && shouldPlay);
    };
    document.addEventListener('click', onClick);
    document.addEventListener(CONSENT_CHANGE, onConsentChange);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener(CONSENT_CHANGE, onConsentChange);
    };
  }, [root, isHosted, changeView]);

  const play = () => changeView(() => 'player', true);
  const requestPlay = () =>
    isHosted && !isAllowedNow() ? changeView(() => 'notice', true) : play();
  return { view, requestPlay, play };
}
