import type { APIRoute } from 'astro';
import { isIndexedDeploy } from '~/settings/environment';
import { getAgency } from '~/loaders/siteQueries';
import { robotsText } from '~/lib/seo/crawlers';

export const GET: APIRoute = async ({ site }) => {
  const { aiCrawlers } = await getAgency('es');
  const sitemap = new URL('/sitemap.xml', site).href;
  const text = robotsText({ isIndexed: isIndexedDeploy(), aiChoice: aiCrawlers, sitemap });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
