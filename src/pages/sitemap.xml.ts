import type { APIRoute } from 'astro';
import { getIndexedPages } from '~/site/indexedPages';
import { sitemapXml } from '~/lib/seo/sitemap';

export const GET: APIRoute = async ({ site }) => {
  const indexedPages = await getIndexedPages();
  const pages = indexedPages.map((versions) =>
    versions.map(({ locale, path, updatedAt }) => ({
      hreflang: locale,
      url: new URL(path, site).href,
      updatedAt,
    })),
  );
  return new Response(sitemapXml(pages), { headers: { 'Content-Type': 'application/xml' } });
};
