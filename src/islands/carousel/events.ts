/** The event a slide gets when it has gone out of view; what plays in it stops. */
export const SLIDE_HIDDEN = 'carousel:left';
