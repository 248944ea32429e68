/** Resolves when a stylesheet has loaded or failed. */
const settled = (link: Element): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });

/**
 * Loads the stylesheets of a page that the current one lacks, so that the page is never shown unstyled.
 * Their rules match nothing in the current page; the router keeps the elements that both heads have.
 */
export async function loadStyles(page: Document): Promise<void> {
  const missing = [...page.querySelectorAll('link[rel=stylesheet]')].filter(
    (link) => !document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`),
  );
  const links = missing.map((link) => document.importNode(link));
  const loaded = links.map(settled);
  document.head.append(...links);
  await Promise.all(loaded);
}
