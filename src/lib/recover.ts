/** The session storage key of the press that is repeated after a reload. */
export const PRESS_KEY = 'press';
