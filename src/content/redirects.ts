import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/loaders/schemas/talent';
import { trackedQuery } from '~/lib/incremental/dependencies';
import { LISTS } from '../../cms/contract/lists.ts';
import { LOCALES } from '~/lib/i18n/locale';
import { pageCount } from '~/lib/routing/pagination';
import { PATHS, type Route, pagePath, pagePathAt, talentPath } from '~/lib/routing/routes';
import type { RedirectRule } from '../../cms/contract/redirects.ts';
import { type RedirectResolution, resolveRedirects } from '~/lib/routing/redirects';
import { getRedirects } from './site';
import { getAllTalents } from './talents';

/** Error pages of the host, which no redirect may replace. */
const ERROR_PAGES = ['/404', '/en/404', '/500', '/en/500'];

/** Returns the paths of all pages of all talent lists. */
const listPagePaths = (locale: Locale, talents: Talent[]): string[] =>
  LISTS.flatMap((list) => {
    const listed = talents.filter((talent) => talent.list === list && talent.isListed);
    return Array.from({ length: pageCount(listed.length) }, (_, index) =>
      pagePathAt(locale, list, index + 1),
    );
  });

/**
 * Returns the redirects of the site: those that editors define, and those from talents' former slugs.
 *
 * @throws {RedirectError} with the records that conflict
 */
export const getResolvedRedirects = trackedQuery(
  'resolvedRedirects',
  async (): Promise<RedirectResolution> => {
    const talents = await getAllTalents('es');
    const pages = new Set([
      ...ERROR_PAGES,
      ...LOCALES.flatMap((locale) => [
        ...(Object.keys(PATHS) as Route[]).map((route) => pagePath(locale, route)),
        ...talents.map((talent) => talentPath(locale, talent)),
        ...listPagePaths(locale, talents),
      ]),
    ]);
    const defined = (await getRedirects()).map((redirect): RedirectRule => ({
      ...redirect,
      record: `redirects › ${redirect.from}`,
    }));
    const former = talents.flatMap((talent) =>
      talent.previousSlugs.flatMap((previous) =>
        LOCALES.map((locale): RedirectRule => ({
          from: talentPath(locale, previous),
          to: talentPath(locale, talent),
          status: 301,
          isFormerAddress: true,
          record: `talents › ${talent.list}/${talent.slug} "${talent.name}"`,
        })),
      ),
    );
    return resolveRedirects([...defined, ...former], pages);
  },
);
