/** Starts to load a stylesheet and waits until it has come, or will not. */
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
 * Reads a page as the router reads what it fetches: without what is meant for browsers without
 * script, and with its stylesheets at hand, so that it is never seen without them.
 */
export async function readPage(html: string): Promise<Document> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('noscript')) element.remove();
  const sheets = [...page.querySelectorAll('link[rel=stylesheet]')]
    .map((link) => link.getAttribute('href')!)
    .filter((href) => !document.querySelector(`[href="${href}"]`));
  await Promise.all(sheets.map(preload));
  return page;
}
