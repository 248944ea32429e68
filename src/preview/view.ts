import type { Locale } from '~/lib/i18n/locale';
import type { Page } from '~/model/page';
import type { Route } from '~/lib/routing/routes';
import type { Talent } from '~/model/talent';
import { PAGE_PATHS } from '#contract/pages.ts';
import { getAllTalents } from '~/loaders/talentQueries';
import { talentPageProps } from '~/features/talents/talentPageProps';
import { currentPreview } from './current';

/** The pages that show the agency; the first is the default. */
export const AGENCY_PAGES = ['contact', 'about', 'home'] as const;

/** A page of the site and its properties: those that its `getStaticPaths` would return. */
export interface View {
  page: Route | 'talent' | 'proposal';
  props: object;
}

const routeView = (locale: Locale, route: Route): View => ({
  page: route,
  props: { locale, route },
});

async function talentView(locale: Locale, talent: Talent): Promise<View> {
  const [shown] = await talentPageProps(await getAllTalents(locale), [talent]);
  return { page: 'talent', props: { locale, talent, ...shown } };
}

function routeOf({ slug }: Page): Route {
  const routes = Object.keys(PAGE_PATHS) as (keyof typeof PAGE_PATHS)[];
  return routes.find((route) => PAGE_PATHS[route] === `/${slug}`) ?? 'about';
}

/**
 * Returns the page that shows the record of the current preview, or `undefined` if none can.
 *
 * @param on the page on which the agency is shown
 */
export async function findView(on: string | null): Promise<View | undefined> {
  const { kind, locale, draft } = currentPreview();
  if (!draft) return undefined;
  if (kind === 'talents') return talentView(locale, draft.data as Talent);
  if (kind === 'proposals') return { page: 'proposal', props: { locale, proposal: draft.data } };
  if (kind === 'pages') return routeView(locale, routeOf(draft.data as Page));
  if (kind === 'home') return routeView(locale, 'home');
  return routeView(locale, AGENCY_PAGES.find((page) => page === on) ?? AGENCY_PAGES[0]);
}
