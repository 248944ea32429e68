/* A file of its own: the script of every page needs nothing else of the selection. */

/** The key of the selection in session storage, and the name of the tabs' channel. */
export const STORAGE_KEY = 'selection';

export const KEPT_KEY = 'kept-selection';
