export const SLUG = {
  /** Words of lower-case ASCII letters and digits, joined by single hyphens. */
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  /** What no talent can have: files of the site or its host use these names. */
  reserved: ['index', '404', '500'] as readonly string[],
  /** What an earlier version gave a name in letters that it could not transliterate. */
  nameless: /^ficha(-\d+)?$/,
  /** Bytes of the longest path segment that the site accepts; most disks limit file names to 255. */
  maxBytes: 200,
};
