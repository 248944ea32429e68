import { BAR_DELAY_MS, BAR_STAY_MS } from '~/lib/navigation/timing';

/** What the bar shows: nothing, that it fills, that it is full, that the page did not come. */
export type BarState = 'idle' | 'running' | 'done' | 'failed';

/**
 * The times of the loading bar: it shows late, so that a quick page shows nothing, and stays full
 * for a moment at the end. A new start takes over from what the last one still had to do.
 *
 * @param show is told each state when it begins
 */
export function loadingBar(show: (state: BarState) => void) {
  let state: BarState = 'idle';
  let timer: ReturnType<typeof setTimeout>;
  const turn = (to: BarState) => show((state = to));
  const turnLater = (to: BarState, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, delayMs, to);
  };
  return {
    start() {
      turn('idle');
      turnLater('running', BAR_DELAY_MS);
    },
    /** Ends what was started; a failure shows even where it was quick. */
    end(hasFailed: boolean) {
      clearTimeout(timer);
      if (!hasFailed && state !== 'running') return;
      turn(hasFailed ? 'failed' : 'done');
      turnLater('idle', BAR_STAY_MS);
    },
  };
}
