import type { APIRoute } from 'astro';
import { getIndexedPages } from '~/content/indexedPages';
import { sitemapXml } from '~/lib/seo/sitemap';

/** Every page that may be found. */
export const GET: APIRoute = async ({ site }) => {
  const subjects = await getIndexedPages();
  const pages = subjects.map((versions) =>
    versions.map(({ locale, path, updatedAt }) => ({
      hreflang: locale,
      address: new URL(path, site).href,
      updatedAt,
    })),
  );
  return new Response(sitemapXml(pages), { headers: { 'Content-Type': 'application/xml' } });
};
