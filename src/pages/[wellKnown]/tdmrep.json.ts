import type { APIRoute } from 'astro';
import { getAgency } from '~/loaders/siteQueries';
import { DEFAULT_LOCALE } from '~/lib/i18n/locale';
import { AI_DECLARATIONS } from '~/lib/seo/crawlers';

/** Returns the folder `.well-known` as a parameter: tools skip folders whose name starts with a dot. */
export const getStaticPaths = () => [{ params: { wellKnown: '.well-known' } }];

/** Renders the reservation of text and data mining (W3C TDM Reservation Protocol). */
export const GET: APIRoute = async () => {
  const { aiCrawlers } = await getAgency(DEFAULT_LOCALE);
  return Response.json(AI_DECLARATIONS[aiCrawlers].tdmRep);
};
