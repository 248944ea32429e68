import { LISTS, type List } from '../../../cms/contract/lists.ts';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { withCacheKeys } from '~/lib/dependencies';
import { pagination } from '~/lib/routing/pagination';
import { slugOf } from '~/lib/routing/routes';
import { localeParam } from '~/lib/routing/staticPaths';
import { type TalentLink, type WorkTalent, indexWorks, toLink, worksOf } from './works';

/** The fields of a talent that its path depends on. */
type TalentEntry = TalentLink & Pick<WorkTalent, 'isListed'>;

/** Returns the links to the previous and next talent of each listed one; hidden talents have none. */
export function getPrevNext<T extends TalentEntry>(talents: T[]) {
  const listed = talents.filter(({ isListed }) => isListed);
  const links = listed.map(toLink);
  return new Map(
    listed.map((talent, index) => [talent, { previous: links[index - 1], next: links[index + 1] }]),
  );
}

/** Returns the names that several talents have. */
const duplicateNames = (talents: TalentEntry[]): Set<string> => {
  const seen = new Set<string>();
  return new Set(talents.flatMap(({ name }) => (seen.size === seen.add(name).size ? name : [])));
};

/**
 * Returns the paths of all list pages from the second on, in both locales.
 *
 * @param load returns the talents of a list
 */
const listPagePaths = async (load: (locale: Locale, list: List) => Promise<unknown[]>) => {
  const pathsOf = async (locale: Locale, list: List) => {
    const { length } = await load(locale, list);
    return Array.from({ length: pagination.count(length) - 1 }, (_, index) => ({
      params: { locale: localeParam(locale), list: slugOf(list), number: String(index + 2) },
      props: { locale, list, number: index + 2 },
    }));
  };
  const paths = LOCALES.flatMap((locale) => LISTS.map((list) => pathsOf(locale, list)));
  return withCacheKeys((await Promise.all(paths)).flat());
};

/**
 * Returns the paths of the enquiry pages of all talents in both locales.
 *
 * @param load returns of all talents of a locale what the pages show
 */
const enquiryPaths = async <T extends TalentLink>(load: (locale: Locale) => Promise<T[]>) => {
  const byLocale = LOCALES.map(async (locale) =>
    (await load(locale)).map((talent) => ({
      params: { locale: localeParam(locale), list: slugOf(talent.list), slug: talent.slug },
      props: { locale, talent },
    })),
  );
  return withCacheKeys((await Promise.all(byLocale)).flat());
};

/**
 * Returns the paths of all talents in both locales, with previous and next links, links from their
 * credits, and whether another talent of the list has the same name.
 *
 * @param load returns all talents of a locale in the order of the lists
 */
const talentPaths = async <T extends TalentEntry & WorkTalent>(
  load: (locale: Locale) => Promise<T[]>,
) => {
  const byLocale = LOCALES.map(async (locale) => {
    const talents = await load(locale);
    const index = indexWorks(talents);
    return LISTS.flatMap((list) => {
      const members = talents.filter((talent) => talent.list === list);
      const duplicates = duplicateNames(members);
      const prevNext = getPrevNext(members);
      return members.map((talent) => ({
        params: { locale: localeParam(locale), list: slugOf(list), slug: talent.slug },
        props: {
          locale,
          talent,
          hasDuplicateName: duplicates.has(talent.name),
          works: worksOf(talent, index),
          ...prevNext.get(talent),
        },
      }));
    });
  });
  return withCacheKeys((await Promise.all(byLocale)).flat());
};

/** The paths of the pages about talents. */
export const pathsOfTalents = {
  lists: listPagePaths,
  enquiries: enquiryPaths,
  talents: talentPaths,
};
