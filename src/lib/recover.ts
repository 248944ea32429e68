/** The address of the script of `recover.ts`, which no deploy changes: an open tab finds it. */
export const RECOVER_PATH = '/recover.js';
/** The session storage key of the press that is repeated after a reload. */
export const PRESS_KEY = 'press';
