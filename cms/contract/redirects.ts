/**
 * Form of the path that a redirect starts from: no query, fragment, space, control character,
 * wildcard (`*`) or placeholder (`:`), and no `//` or `/\` at the start, which browsers read as a host.
 */
export const REDIRECT_FROM_PATTERN = /^\/(?![/\\])[^\s?#*:\p{Cc}]*$/u;
