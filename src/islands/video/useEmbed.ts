import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONSENT_CHANGE, CONSENT_OPEN, allows } from '~/lib/consent/choice';
import { type EmbedView, viewAfterChoice } from '~/lib/video/embedState';
import { focusAfterDialog } from './focusAfterDialog';
import { SLIDE_HIDDEN } from '~/islands/carousel/events';

/** What stands in the place of a video, and what the visitor can do about it. */
interface Embed {
  view: EmbedView;
  /** Shows the player, or the notice where the visitor has not allowed it. */
  ask: () => void;
  /** Shows the player whatever was chosen. */
  play: () => void;
}

interface Options {
  /** Whether another platform plays it, which the visitor must allow. */
  isHosted: boolean;
  /** What stands there at first. */
  first: EmbedView;
}

const mayEmbed = () => allows(document.cookie, 'embeds');

/** The view, and how it is changed: what comes takes the focus from what goes, or when asked for. */
function useView(root: RefObject<HTMLElement | null>, first: EmbedView) {
  const [view, setView] = useState(first);
  const takesFocus = useRef(false);

  useLayoutEffect(() => {
    const entry = root.current?.querySelector<HTMLElement>('[data-entry]');
    if (takesFocus.current && entry) focusAfterDialog(entry);
    takesFocus.current = false;
  }, [root, view]);

  const change = useCallback(
    (next: (view: EmbedView) => EmbedView, isAskedFor: boolean) => {
      takesFocus.current = isAskedFor || Boolean(root.current?.contains(document.activeElement));
      setView(next);
    },
    [root],
  );
  return [view, change] as const;
}

/**
 * Follows the visitor's choices, made in this tab or in another, and the carousel, which ends a
 * video whose slide goes out of view.
 *
 * @param root the element around what stands there, in which `data-entry` marks what is focused
 */
export function useEmbed(root: RefObject<HTMLElement | null>, options: Options): Embed {
  const { isHosted, first } = options;
  const [view, change] = useView(root, first);
  const hasAsked = useRef(false);

  useEffect(() => {
    const slide = root.current?.closest('.carousel-slide');
    const stop = () => change(() => 'poster', false);
    slide?.addEventListener(SLIDE_HIDDEN, stop);
    return () => slide?.removeEventListener(SLIDE_HIDDEN, stop);
  }, [root, change]);

  useEffect(() => {
    if (!isHosted) return undefined;
    const noteAsker = ({ target }: Event) => {
      hasAsked.current = root.current?.contains(target as Node) ?? false;
    };
    const follow = () => {
      // A tab in the background starts no video.
      const choice = { isAllowed: mayEmbed(), hasAsked: hasAsked.current && !document.hidden };
      hasAsked.current = false;
      change((shown) => viewAfterChoice(shown, choice), choice.isAllowed && choice.hasAsked);
    };
    document.addEventListener(CONSENT_OPEN, noteAsker);
    document.addEventListener(CONSENT_CHANGE, follow);
    return () => {
      document.removeEventListener(CONSENT_OPEN, noteAsker);
      document.removeEventListener(CONSENT_CHANGE, follow);
    };
  }, [root, isHosted, change]);

  const play = () => change(() => 'player', true);
  const ask = () => (isHosted && !mayEmbed() ? change(() => 'notice', true) : play());
  return { view, ask, play };
}
