import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer of the CMS that may change soon. */
interface Pollable {
  isPending: boolean;
}

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 30_000;
const BACKOFF = 1.5;

/** What {@link usePolled} knows, and a function that asks at once. */
interface Polled<T> {
  view: T | null;
  ask: () => void;
}

/**
 * Asks the CMS at once and, while its answer is pending, again and again: after two seconds at first,
 * then less and less often, up to every thirty seconds. Stops while the tab is hidden, and asks when
 * it is shown again.
 *
 * @param url the address, which returns JSON; `undefined` asks nothing
 * @param initial what is shown before the first answer
 * @param revision asks again when it changes, e.g. when a record is saved
 */
export function usePolled<T extends Pollable>(
  url: string | undefined,
  initial: T | null,
  revision?: string,
): Polled<T> {
  const [view, setView] = useState(initial);
  const asking = useRef<() => void>(undefined);

  useEffect(() => {
    if (!url) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let delay = FIRST_DELAY_MS;
    let last = '';
    let isPending = true;

    const ask = async () => {
      clearTimeout(timer);
      const own = ++turn;
      const response = await fetch(url).catch(() => undefined);
      const text = response?.ok ? await response.text() : undefined;
      // Another request has begun, or the component is gone.
      if (own !== turn) return;
      if (text !== undefined && text !== last) {
        const answer = JSON.parse(text) as T | null;
        isPending = Boolean(answer?.isPending);
        last = text;
        delay = FIRST_DELAY_MS;
        setView(answer);
      }
      // Without a session there are no further answers.
      const isRefused = response?.status === 401 || response?.status === 403;
      if (!isPending || isRefused || document.hidden) return;
      timer = setTimeout(ask, delay);
      delay = Math.min(delay * BACKOFF, MAX_DELAY_MS);
    };
    const restart = () => {
      clearTimeout(timer);
      delay = FIRST_DELAY_MS;
      if (!document.hidden) void ask();
    };

    asking.current = restart;
    document.addEventListener('visibilitychange', restart);
    restart();
    return () => {
      turn = -1;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [url, revision]);

  const ask = useCallback(() => asking.current?.(), []);
  return { view, ask };
}
