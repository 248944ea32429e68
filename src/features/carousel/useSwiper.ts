import type { SlideTarget, SwiperHandle } from './swiper';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { attachSwiper, onScrollEnd, setInertSlides } from './swiper';

/** The state of a carousel and the function that moves it. */
interface CarouselHandle {
  /** The indexes of the visible slides, from 0. */
  visible: number[];
  /** Whether the first visible slide has changed since hydration. */
  hasMoved: boolean;
  /** Moves the carousel; a call before Swiper is attached runs when it is. */
  move: (target: SlideTarget) => void;
}

const DURATION_MS = 400;

/** Whether the visitor's system requests reduced motion. */
export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const moveWith = (swiper: SwiperHandle, target: SlideTarget) =>
  swiper.move(target, prefersReducedMotion() ? 0 : DURATION_MS);

/**
 * Attaches Swiper to the track inside an element as soon as the track has stopped scrolling.
 *
 * @param root contains an element whose child is the `.carousel-track`
 */
export function useSwiper(root: RefObject<HTMLElement | null>): CarouselHandle {
  const swiper = useRef<SwiperHandle>(null);
  const pending = useRef<SlideTarget>(null);
  const [visible, setVisible] = useState([0]);
  const [hasMoved, setHasMoved] = useState(false);

  useLayoutEffect(() => {
    const track = root.current?.querySelector<HTMLElement>('.carousel-track');
    if (!track) return;
    const unmount = new AbortController();
    let first: number | undefined;
    const onChange = (indexes: number[]) => {
      setInertSlides(track, indexes);
      setVisible(indexes);
      if (first !== undefined && indexes[0] !== first) setHasMoved(true);
      first = indexes[0];
    };
    onScrollEnd(track, unmount.signal, () => {
      swiper.current = attachSwiper(track, onChange);
      if (pending.current !== null) moveWith(swiper.current, pending.current);
    });
    return () => {
      unmount.abort();
      swiper.current?.destroy();
    };
  }, [root]);

  const move = useCallback((target: SlideTarget) => {
    if (swiper.current) moveWith(swiper.current, target);
    else pending.current = target;
  }, []);
  return { visible, hasMoved, move };
}
