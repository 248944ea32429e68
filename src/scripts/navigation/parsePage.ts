/** Preloads a stylesheet; resolves when it has loaded or failed. */
const preload = (href: string) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'style';
    link.href = href;
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

/**
 * Parses the HTML of a page as the router does: removes `noscript` elements and preloads new
 * stylesheets, so that the page is never shown unstyled.
 */
export async function parsePage(html: string): Promise<Document> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('noscript')) element.remove();
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !document.querySelector(`[href="${href}"]`));
  await Promise.all(sheets.map(preload));
  return page;
}
