/** The event dispatched on a slide that has left the viewport; a video in it stops. */
export const SLIDE_HIDDEN = 'carousel:hidden';
