import type { APIRoute } from 'astro';
import type { Locale } from '~/lib/i18n/locale';
import { getPeople } from '~/features/selection/personQueries';
import { localePaths } from '~/lib/routing/staticPaths';

export const getStaticPaths = localePaths;

/** Renders the file with the listed people, which the page of the selection fetches. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) =>
  Response.json(await getPeople(props.locale, true));
