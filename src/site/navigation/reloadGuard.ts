/** Milliseconds between two automatic reloads of a page whose scripts fail to load. */
const RELOAD_COOLDOWN_MS = 60_000;

/** Matches the errors of Chromium, Firefox, Safari and Vite for a file that failed to load. */
const LOAD_FAILURE = /imported module|script failed|preload/;

/** Returns whether an error means that a file failed to load, rather than that its code threw. */
export const isLoadFailure = (error: unknown): boolean => LOAD_FAILURE.test(String(error));

/**
 * Returns whether the page may be reloaded after a load failure. A stored value that is no time, or
 * a time in the future, counts as none.
 *
 * @param last the stored time of the last reload in Unix milliseconds, or null
 * @param now in Unix milliseconds
 */
export const canReload = (last: string | null, now: number): boolean => {
  const elapsed = now - Number(last);
  return !(elapsed >= 0 && elapsed < RELOAD_COOLDOWN_MS);
};
