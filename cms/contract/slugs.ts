/** Slugs that no talent can have: files of the site or its host use these names. */
export const RESERVED_SLUGS: readonly string[] = ['index', '404', '500'];

/** Form of a slug: words of lower-case ASCII letters and digits, joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Bytes of the longest path segment that the site accepts; most disks limit file names to 255. */
export const MAX_SEGMENT_BYTES = 200;
