import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './useSwiper';

/** A carousel that plays by itself, as its controls see it. */
interface Autoplay {
  /** Whether it may play at all: it was asked for and the visitor does not want stillness. */
  isPossible: boolean;
  /** Whether it is on; it waits all the same while the visitor is there. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** The handlers that tell whether the visitor is there, for the element around the carousel. */
  presence: {
    onPointerEnter: () => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Moves a carousel on from time to time: never where less movement is asked for, nor while the
 * pointer or the focus is in it, nor when the page is not seen.
 *
 * @param seconds between two movements; none when it does not play by itself
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  advance: () => void,
): Autoplay {
  const [isPossible, setPossible] = useState(false);
  const [isOn, turn] = useState(true);
  const [isVisited, setVisited] = useState(true);

  useEffect(() => {
    setPossible(seconds !== undefined && !prefersReducedMotion());
    setVisited(root.current?.matches(':hover, :focus-within') ?? false);
  }, [root, seconds]);

  useEffect(() => {
    if (!seconds || !isPossible || !isOn || isVisited) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) advance();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, isPossible, isOn, isVisited, advance]);

  const presence = {
    onPointerEnter: () => setVisited(true),
    // Who moves by keyboard is still there when the pointer has gone; a pressed button is no sign.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setVisited(currentTarget.querySelector(':focus-visible') !== null),
    onFocus: () => setVisited(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setVisited(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { isPossible, isOn, turn, presence };
}
