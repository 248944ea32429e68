import { KEYS } from '~/session/buildSession';
import { today } from '~/session/today';
import { sha256 } from '~/lib/hash';
import { LOCALES } from '~/lib/i18n/locale';
import { getAgency } from './siteQueries';

/**
 * Adds the key of each page: a hash of its props, of the agency and the year, to which the build adds
 * sources and settings. A page with the same key is reused.
 */
export async function withPageKeys<Path extends { props: object }>(
  paths: Path[],
): Promise<(Path & { cacheKey: string })[]> {
  const agency = await Promise.all(LOCALES.map((locale) => getAgency(locale)));
  const shared = sha256(JSON.stringify([agency, today.year()]));
  return paths.map((path) => {
    const hash = sha256(shared + JSON.stringify(path.props));
    return { ...path, cacheKey: `${KEYS.page} ${hash}` };
  });
}
