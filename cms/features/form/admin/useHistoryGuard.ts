'use client';
import { useEffect, useRef } from 'react';

/** Asks the editor; the function is called if they want to leave. */
export type Ask = (leave: () => void) => void;

/** The position of the current entry in the browser's history, where the browser tells it. */
const currentIndex = (): number | undefined =>
  (window as { navigation?: { currentEntry?: { index: number } } }).navigation?.currentEntry?.index;

const currentPage = () => window.location.pathname + window.location.search;

/**
 * Asks before the browser's buttons for back and forward leave the page. Next follows them inside the
 * admin without an event that could be refused: the entry is taken back, and followed after consent.
 */
export function useHistoryGuard(isActive: boolean, ask: Ask): void {
  const asking = useRef(ask);
  asking.current = ask;

  useEffect(() => {
    if (!isActive) return;
    const page = currentPage();
    let index = currentIndex();
    let state: 'guarding' | 'returning' | 'leaving' = 'guarding';

    const onPopState = (event: PopStateEvent) => {
      if (state === 'leaving') return;
      if (currentPage() === page) {
        index = currentIndex();
        if (state === 'returning') event.stopImmediatePropagation();
        state = 'guarding';
        return;
      }
      event.stopImmediatePropagation();
      const now = currentIndex();
      const steps = index === undefined || now === undefined ? -1 : now - index;
      state = 'returning';
      window.history.go(-steps);
      asking.current(() => {
        state = 'leaving';
        window.history.go(steps);
      });
    };

    // Before Next's own listener.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [isActive]);
}
