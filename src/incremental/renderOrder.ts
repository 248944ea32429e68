import type { SitePath } from './manifest.ts';

const isPage = ({ route }: SitePath) => route.type === 'page';

/**
 * Returns paths in the order in which they are rendered: files before pages, because a page has no
 * link to a file that could not be made.
 */
export const filesFirst = (paths: SitePath[]): SitePath[] =>
  paths.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b)));
