/** The version of the format; a client with another one loads the page again. */
export const INDEX_VERSION = 1;

/**
 * The path of the file that names the current index. It has a stable name, so that no page depends
 * on the index and an open tab finds the index of a later build.
 */
export const POINTER_PATH = '/finder.json';

/** The content of the file at {@link POINTER_PATH}. */
export interface IndexPointer {
  /** The path of the index, which contains a hash of its content. */
  index: string;
}
