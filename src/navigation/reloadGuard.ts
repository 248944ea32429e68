/** Milliseconds between two automatic reloads of a page whose scripts fail to load. */
const RELOAD_COOLDOWN_MS = 60_000;

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
