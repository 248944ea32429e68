import type { APIRoute } from 'astro';
import { getSubjects } from '~/content/subjects';
import { sitemapXml } from '~/lib/sitemap';

/** Every page that may be found. */
export const GET: APIRoute = async ({ site }) => {
  const subjects = await getSubjects();
  const pages = subjects.map((versions) =>
    versions.map(({ locale, path, updatedAt }) => ({
      hreflang: locale,
      address: new URL(path, site).href,
      updatedAt,
    })),
  );
  return new Response(sitemapXml(pages), { headers: { 'Content-Type': 'application/xml' } });
};
