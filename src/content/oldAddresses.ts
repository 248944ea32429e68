import { question } from '~/lib/questions';
import { LOCALES } from '~/lib/locale';
import { PATHS, type Route, pagePath, talentPath } from '~/lib/routes';
import { type Resolved, type Wish, resolveRedirects } from '~/lib/redirects';
import { getRedirects } from './site';
import { getAllTalents } from './talents';

/** The pages that hosts show for errors: no old address takes their place. */
const ERROR_PAGES = ['/404', '/en/404', '/500', '/en/500'];

/**
 * Works out where old addresses lead: those that editors name, and those that talents had.
 *
 * @throws {RedirectError} naming the records that contradict each other
 */
export const getOldAddresses = question('oldAddresses', async (): Promise<Resolved> => {
  const talents = await getAllTalents('es');
  const pages = new Set([
    ...ERROR_PAGES,
    ...LOCALES.flatMap((locale) => [
      ...(Object.keys(PATHS) as Route[]).map((route) => pagePath(locale, route)),
      ...talents.map((talent) => talentPath(locale, talent)),
    ]),
  ]);
  const named = (await getRedirects()).map((redirect): Wish => ({
    ...redirect,
    record: `redirects › ${redirect.from}`,
  }));
  const former = talents.flatMap((talent) =>
    talent.previousSlugs.flatMap((previous) =>
      LOCALES.map((locale): Wish => ({
        from: talentPath(locale, previous),
        to: talentPath(locale, talent),
        status: 301,
        record: `talents › ${talent.list}/${talent.slug} "${talent.name}"`,
      })),
    ),
  );
  return resolveRedirects([...named, ...former], pages);
});
