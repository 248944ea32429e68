/** Parses the HTML of a prefetched page as the router does, without `noscript` elements. */
export function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // As the router writes it: repeated code costs nothing after compression.
  page.querySelectorAll('noscript').forEach((element) => element.remove());
  return page;
}
