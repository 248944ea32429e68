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

/** Returns paths of pages in both locales. */
const inLocales = async <Path extends Parameters<typeof withCacheKeys>[0][number]>(
  pathsIn: (locale: Locale) => Promise<Path[]>,
) => withCacheKeys((await Promise.all(LOCALES.map(pathsIn))).flat());

/** The paths of the pages about talents. */
export const pathsOfTalents = {
  /**
   * Returns the paths of all list pages from the second on, in both locales.
   *
   * @param load returns the talents of a list
   */
  lists: (load: (locale: Locale, list: List) => Promise<unknown[]>) =>
    inLocales(async (locale) => {
      const pathsOf = async (list: List) => {
        const { length } = await load(locale, list);
        return Array.from({ length: pagination.count(length) - 1 }, (_, index) => ({
          params: { locale: localeParam(locale), list: slugOf(list), number: String(index + 2) },
          props: { locale, list, number: index + 2 },
        }));
      };
      return (await Promise.all(LISTS.map(pathsOf))).flat();
    }),
  /**
   * Returns the paths of the enquiry pages of all talents in both locales.
   *
   * @param load returns of all talents of a locale what the pages show
   */
  enquiries: <T extends TalentLink>(load: (locale: Locale) => Promise<T[]>) =>
    inLocales(async (locale) =>
      (await load(locale)).map((talent) => ({
        params: { locale: localeParam(locale), list: slugOf(talent.list), slug: talent.slug },
        props: { locale, talent },
      })),
    ),
  /**
   * Returns the paths of all talents in both locales, with previous and next links, links from their
   * credits, and whether another talent of the list has the same name.
   *
   * @param load returns all talents of a locale in the order of the lists
   */
  talents: <T extends TalentEntry & WorkTalent>(load: (locale: Locale) => Promise<T[]>) =>
    inLocales(async (locale) => {
      const talents = await load(locale);
      const index = indexWorks(talents);
      return LISTS.flatMap((list) => {
        const members = talents.filter((talent) => talent.list === list);
        const names = members.map(({ name }) => name);
        const prevNext = getPrevNext(members);
        return members.map((talent) => ({
          params: { locale: localeParam(locale), list: slugOf(list), slug: talent.slug },
          props: {
            locale,
            talent,
            hasDuplicateName: names.indexOf(talent.name) !== names.lastIndexOf(talent.name),
            works: worksOf(talent, index),
            ...prevNext.get(talent),
          },
        }));
      });
    }),
};
