import { RELOAD_PAUSE_MS } from '~/lib/navigation/timing';

/** The words of Chromium, Firefox, Safari and Vite for a script or stylesheet that did not come. */
const LOAD_FAILURE = /imported module|script failed|preload/;

/** Whether an error says that a file could not be loaded, and not that the code in it is wrong. */
export const isLoadFailure = (error: unknown): boolean => LOAD_FAILURE.test(String(error));

/**
 * Whether the page may be reloaded for such a failure.
 *
 * @param last when that was done last, as it was stored; nothing when it never was
 * @param now both in milliseconds of the clock
 */
export const mayReload = (last: string | null, now: number): boolean =>
  now - Number(last) >= RELOAD_PAUSE_MS;
