import { type RefObject, useCallback, useEffect, useState } from 'react';
import { prefersReducedMotion } from './useSwiper';

interface Autoplay {
  /** Whether the carousel plays, even if the pointer or the focus inside pauses it now. */
  isPlaying: boolean;
  /** Stops it; the visitor can resume it with its button. */
  stop: () => void;
}

/**
 * Returns whether `src/features/carousel/autoplay.browser.ts` plays the carousel around an element.
 *
 * @param root an element inside the one with the attribute `data-autoplay`, if it has autoplay
 */
export function useAutoplay(root: RefObject<HTMLElement | null>): Autoplay {
  const [isPlaying, setPlaying] = useState(false);
  const find = useCallback(
    () => root.current?.closest<HTMLElement>('[data-autoplay]') ?? undefined,
    [root],
  );

  useEffect(() => {
    const carousel = find();
    if (!carousel) return undefined;
    const read = () => setPlaying(carousel.dataset.autoplay === 'on' && !prefersReducedMotion());
    const observer = new MutationObserver(read);
    observer.observe(carousel, { attributeFilter: ['data-autoplay'] });
    read();
    return () => observer.disconnect();
  }, [find]);

  const stop = useCallback(() => {
    const carousel = find();
    if (carousel) carousel.dataset.autoplay = 'off';
  }, [find]);
  return { isPlaying, stop };
}
