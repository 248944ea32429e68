import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/loaders/schemas/talent';
import { trackedQuery } from '~/lib/incremental/trackedQuery';
import { LISTS } from '~/lib/routing/lists';
import { LOCALES } from '~/lib/i18n/locale';
import { pageCount } from '~/lib/routing/pagination';
import { PATHS, type Route, pagePath, pagePathAt, talentPath } from '~/lib/routing/routes';
import { type Resolved, type RedirectRule, resolveRedirects } from '~/lib/routing/redirects';
import { getRedirects } from './site';
import { getAllTalents } from './talents';

/** The pages that hosts show for errors: no old address takes their place. */
const ERROR_PAGES = ['/404', '/en/404', '/500', '/en/500'];

/** The paths of the further pages of lists. */
const partPathsOf = (locale: Locale, talents: Talent[]): string[] =>
  LISTS.flatMap((list) => {
    const listed = talents.filter((talent) => talent.list === list && talent.isListed);
    return Array.from({ length: pageCount(listed.length) }, (_, index) =>
      pagePathAt(locale, list, index + 1),
    );
  });

/**
 * Works out where old addresses lead: those that editors name, and those that talents had.
 *
 * @throws {RedirectError} naming the records that contradict each other
 */
export const getResolvedRedirects = trackedQuery('oldAddresses', async (): Promise<Resolved> => {
  const talents = await getAllTalents('es');
  const pages = new Set([
    ...ERROR_PAGES,
    ...LOCALES.flatMap((locale) => [
      ...(Object.keys(PATHS) as Route[]).map((route) => pagePath(locale, route)),
      ...talents.map((talent) => talentPath(locale, talent)),
      ...partPathsOf(locale, talents),
    ]),
  ]);
  const named = (await getRedirects()).map((redirect): RedirectRule => ({
    ...redirect,
    record: `redirects › ${redirect.from}`,
  }));
  const former = talents.flatMap((talent) =>
    talent.previousSlugs.flatMap((previous) =>
      LOCALES.map((locale): RedirectRule => ({
        from: talentPath(locale, previous),
        to: talentPath(locale, talent),
        status: 301,
        record: `talents › ${talent.list}/${talent.slug} "${talent.name}"`,
      })),
    ),
  );
  return resolveRedirects([...named, ...former], pages);
});
