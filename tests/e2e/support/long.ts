/**
 * The details of a test that runs with `npm run test:long -- browser` only: a further language, width
 * or page of what another test covers, or one that takes long.
 */
export const LONG = { tag: '@long' };
