import type { Move, CarouselOptions } from './swiper';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { setInertSlides, attachSwiper, onScrollEnd } from './swiper';

/** A carousel as its controls see it. */
interface CarouselHandle {
  /** The places of the slides that are seen, from 0. */
  seen: number[];
  /** Whether another slide has come into view since React is there. */
  hasMoved: boolean;
  /** Moves the carousel, as soon as Swiper is ready for it. */
  move: (to: Move) => void;
}

const SPEED_MS = 400;

/** Whether the visitor asked the system for less movement. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const perform = (steering: CarouselOptions, to: Move) =>
  steering.move(to, prefersReducedMotion() ? 0 : SPEED_MS);

/**
 * Puts Swiper in charge of the track inside an element, once that lies still.
 *
 * @param root the element around a `.carousel-track` in an element of its own
 */
export function useSwiper(root: RefObject<HTMLElement | null>): CarouselHandle {
  const swiper = useRef<CarouselOptions>(null);
  const asked = useRef<Move>(null);
  const [seen, setSeen] = useState([0]);
  const [hasMoved, setHasMoved] = useState(false);

  useLayoutEffect(() => {
    const track = root.current?.querySelector<HTMLElement>('.carousel-track');
    if (!track) return;
    const gone = new AbortController();
    let first: number | undefined;
    const onSeen = (now: number[]) => {
      setInertSlides(track, now);
      setSeen(now);
      if (first !== undefined && now[0] !== first) setHasMoved(true);
      first = now[0];
    };
    onScrollEnd(track, gone.signal, () => {
      swiper.current = attachSwiper(track, onSeen);
      if (asked.current !== null) perform(swiper.current, asked.current);
    });
    return () => {
      gone.abort();
      swiper.current?.destroy();
    };
  }, [root]);

  const move = useCallback((to: Move) => {
    if (swiper.current) perform(swiper.current, to);
    else asked.current = to;
  }, []);
  return { seen, hasMoved, move };
}
