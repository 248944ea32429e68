/** The key of the selection in session storage, and the name of the tabs' channel. */
export const STORAGE_KEY = 'selection';

/** The key of the selection in local storage, which keeps it on the device. */
export const KEPT_KEY = 'kept-selection';
