/** Milliseconds that a navigation may take before the loading bar shows. */
export const BAR_DELAY_MS = 200;
/** Milliseconds that the bar takes to fill; a longer navigation leaves it full. */
export const BAR_FILL_MS = 5000;
/** Milliseconds that the full bar stays visible after the navigation. */
export const BAR_DONE_MS = 500;

/** Milliseconds between two automatic reloads of a page whose scripts fail to load. */
export const RELOAD_COOLDOWN_MS = 60_000;

/** Milliseconds that a link must be in view before its page is prefetched. */
export const PREFETCH_DELAY_MS = 300;
/** Milliseconds after which a prefetched page expires. */
export const PREFETCH_TTL_MS = 300_000;
