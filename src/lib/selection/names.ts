/** The key of the selection in the browser's storage, and the name of the tabs' channel. */
export const STORAGE_KEY = 'selection';

/** The beginning of a link's hash: the version of the format. */
export const LINK_START = '#1.';
