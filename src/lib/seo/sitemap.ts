/** One page in one of its languages. */
export interface SitemapPage {
  hreflang: string;
  /** Absolute address. */
  address: string;
  /** ISO moment of its last change; empty where nothing on it has one. */
  updatedAt: string;
}

/** What one sitemap may hold; a site beyond that needs several and an index of them. */
const MOST_PAGES = 50_000;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

function entry({ address, updatedAt }: SitemapPage, versions: SitemapPage[]): string {
  const links = [...versions, { ...versions[0]!, hreflang: 'x-default' }].map(
    ({ hreflang, address: href }) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"/>`,
  );
  const parts = [
    `<loc>${escaped(address)}</loc>`,
    ...(updatedAt ? [`<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`] : []),
    ...links,
  ];
  return `<url>${parts.join('')}</url>`;
}

/**
 * Writes the sitemap: every page in every language with its other languages.
 *
 * @param pages each with its languages, the default one first
 * @throws {RangeError} when there are more pages than one sitemap may hold
 */
export function sitemapXml(pages: SitemapPage[][]): string {
  const entries = pages.flatMap((versions) => versions.map((page) => entry(page, versions)));
  if (entries.length > MOST_PAGES) throw new RangeError(`More than ${MOST_PAGES} pages`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
