/** How long a page may take until the loading bar shows, in milliseconds. */
export const BAR_DELAY_MS = 200;
/** How long the bar takes to fill, in milliseconds; what takes longer finds it full. */
export const BAR_FILL_MS = 5000;
/** How long the full bar stays after the end, in milliseconds. */
export const BAR_STAY_MS = 500;

/** How long the page is not reloaded again for a script that cannot be loaded, in milliseconds. */
export const RELOAD_PAUSE_MS = 60_000;

/** How long a link must be in view before its page is fetched, in milliseconds. */
export const PREFETCH_DELAY_MS = 300;
/** How long a page that was fetched before it was asked for may be shown, in milliseconds. */
export const PREFETCH_TTL_MS = 300_000;
