import type { Locale } from '~/lib/i18n/locale';
import type { Page } from '~/model/page';
import type { PAGE_PATHS } from '#contract/pages.ts';
import { slugOf } from '~/lib/routing/routes';
import { translator } from '~/lib/i18n/translator';
import { entryStore } from './entryStore';
import type { Agency } from '~/model/agency';
import { oncePerBuild } from '~/session/buildSession';
import { ContentError } from '~/session/contentErrors';
import { today } from '~/session/today';
import { getAllTalents } from './talentQueries';

/** Returns whether a row of the home page is shown today. */
const isShown = ({ lastDay }: { lastDay?: string | undefined }) =>
  !lastDay || !today.isOver(lastDay);

/**
 * Returns the home page with its talents, without those that are unlisted or unpublished, and without
 * what is past its last day. A slide of such a talent links to its own URL, or to nothing; `row` is its
 * place among all slides.
 */
export const getHome = oncePerBuild('the home page', async (locale: Locale) => {
  const home = await entryStore.find('home', `${locale}/home`);
  if (!home) throw new ContentError('The CMS has no home page');
  const talents = (await getAllTalents(locale)).filter(({ isListed }) => isListed);
  const byId = new Map(talents.map((talent) => [talent.recordId, talent]));
  const { slides, featured } = home;
  return {
    ...home,
    featured: featured.filter(isShown).flatMap(({ talent }) => byId.get(talent ?? '') ?? []),
    slides: slides
      .map((slide, row) => ({ ...slide, row, talent: byId.get(slide.talentId ?? '') }))
      .filter(isShown),
  };
});

export async function getAgency(locale: Locale): Promise<Agency> {
  const agency = await entryStore.find('agency', `${locale}/agency`);
  if (!agency) throw new ContentError('The CMS has no agency');
  return agency;
}

/** Finds a page by slug, e.g. `nosotras`. */
export const findPage = (locale: Locale, slug: string): Promise<Page | undefined> =>
  entryStore.find('pages', `${locale}/${slug}`);

/** Returns the page of a route, with the default text if the CMS has no published one. */
export async function getPage(locale: Locale, route: keyof typeof PAGE_PATHS): Promise<Page> {
  const slug = slugOf(route);
  const page = await findPage(locale, slug);
  if (page) return page;
  const t = translator(locale);
  const { updatedAt } = await getAgency(locale);
  return {
    locale,
    slug,
    title: { text: t(`common:routes.${route}`), lang: locale },
    intro: { text: t('pages:missing'), lang: locale },
    blocks: [],
    searchTitle: undefined,
    searchDescription: undefined,
    updatedAt,
  };
}
