/** Milliseconds that the bar takes to fill; a longer navigation leaves it full. */
export const BAR_FILL_MS = 5000;
