/** The variable that names the file of what was loaded: one bundle may serve several of them. */
export const CONTENT_FILE = 'BUILD_CONTENT_FILE';
