/** Milliseconds that the full bar stays visible after the navigation. */
const BAR_DONE_MS = 500;

/** Milliseconds that a navigation may take before the loading bar shows: fast ones show nothing. */
const BAR_DELAY_MS = 200;

/** The state of the loading bar: hidden, filling, full after success, full after a failure. */
type LoadingBarState = 'idle' | 'running' | 'done' | 'failed';

/** Creates the state machine of the loading bar; `onState` receives each new state. */
export function createLoadingBar(onState: (state: LoadingBarState) => void) {
  let state: LoadingBarState = 'idle';
  let timer: ReturnType<typeof setTimeout>;
  const setState = (next: LoadingBarState) => onState((state = next));
  const setStateLater = (next: LoadingBarState, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(setState, delayMs, next);
  };
  return {
    /** Starts a navigation; a bar that shows already stays. */
    start() {
      if (state === 'running') return;
      setState('idle');
      setStateLater('running', BAR_DELAY_MS);
    },
    /** Ends the navigation; a failure shows even after a fast one. */
    end(hasFailed: boolean) {
      clearTimeout(timer);
      if (!hasFailed && state !== 'running') return;
      setState(hasFailed ? 'failed' : 'done');
      setStateLater('idle', BAR_DONE_MS);
    },
  };
}
