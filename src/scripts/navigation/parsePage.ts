/**
 * Parses the HTML of a prefetched page as the router does, without `noscript` elements.
 *
 * @returns undefined for a page of a newer deploy, whose stylesheet the router preloads when it fetches
 *   the page itself, so that the page is never shown unstyled
 */
export function parsePage(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // As the router writes it: repeated code costs nothing after compression.
  page.querySelectorAll('noscript').forEach((element) => element.remove());
  const href = page.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  return document.querySelector(`[href="${href}"]`) ? page : undefined;
}
