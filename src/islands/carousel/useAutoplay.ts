import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from './useSwiper';

interface Autoplay {
  /** Whether autoplay is configured and the system does not request reduced motion. */
  isAvailable: boolean;
  /** Whether the visitor has left it on; it still pauses while the pointer or focus is inside. */
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** Handlers for the element around the carousel that pause autoplay. */
  pauseHandlers: {
    onPointerEnter: () => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Advances a carousel at an interval, except with reduced motion, while the pointer or the focus is
 * inside, or while the page is hidden.
 *
 * @param seconds between two slides; undefined disables autoplay
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  seconds: number | undefined,
  advance: () => void,
): Autoplay {
  const [isAvailable, setAvailable] = useState(false);
  const [isOn, setOn] = useState(true);
  const [isPaused, setPaused] = useState(true);

  useEffect(() => {
    setAvailable(seconds !== undefined && !prefersReducedMotion());
    setPaused(root.current?.matches(':hover, :focus-within') ?? false);
  }, [root, seconds]);

  useEffect(() => {
    if (!seconds || !isAvailable || !isOn || isPaused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) advance();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, isAvailable, isOn, isPaused, advance]);

  const pauseHandlers = {
    onPointerEnter: () => setPaused(true),
    // A keyboard focus inside keeps the pause; the focus of a clicked button does not.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setPaused(currentTarget.querySelector(':focus-visible') !== null),
    onFocus: () => setPaused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setPaused(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { isAvailable, isOn, setOn, pauseHandlers };
}
