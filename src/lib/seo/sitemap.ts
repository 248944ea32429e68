interface SitemapPage {
  hreflang: string;
  url: string;
  /** ISO timestamp of the last change; empty if unknown. */
  updatedAt: string;
}

/** The limit of one sitemap file; a larger site needs several and an index. */
const MAX_PAGES = 50_000;

/** Escapes what XML reserves and a URL can contain: the URLs are serialised, without quotes and angles. */
const escapeXml = (url: string) => url.replaceAll('&', '&amp;');

function renderEntry({ url, updatedAt }: SitemapPage, versions: SitemapPage[]): string {
  const links = [...versions, { ...versions[0]!, hreflang: 'x-default' }].map(
    ({ hreflang, url: href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const elements = [
    `<loc>${escapeXml(url)}</loc>`,
    ...(updatedAt ? [`<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`] : []),
    ...links,
  ];
  return `<url>${elements.join('')}</url>`;
}

/**
 * Returns the sitemap, in which each language version of a page links to all of them.
 *
 * @param pages the versions of each page, default language first
 */
export function sitemapXml(pages: SitemapPage[][]): string {
  const entries = pages.flatMap((versions) => versions.map((page) => renderEntry(page, versions)));
  if (entries.length > MAX_PAGES) {
    throw new RangeError(`A sitemap cannot list more than ${MAX_PAGES} pages`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
