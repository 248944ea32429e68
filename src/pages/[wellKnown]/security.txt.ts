import type { APIRoute } from 'astro';
import { getAgency } from '~/loaders/siteQueries';
import { today } from '~/session/today';
import { DEFAULT_LOCALE } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';
import { securityTxt } from '~/lib/securityTxt';

/**
 * Returns the folder `.well-known` as a parameter, because tools skip source folders whose name starts
 * with a dot.
 */
export const getStaticPaths = () => [{ params: { wellKnown: '.well-known' } }];

/** Renders security.txt with the first e-mail address of the agency. */
export const GET: APIRoute = async ({ site }) => {
  const { emails } = await getAgency(DEFAULT_LOCALE);
  const text = securityTxt({
    email: emails[0]?.address,
    contactPage: new URL(pagePath(DEFAULT_LOCALE, 'contact'), site).href,
    canonical: new URL('/.well-known/security.txt', site).href,
    now: new Date(today.time()),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
