import type { List } from '~/lib/routing/lists';
import type { Locale } from '~/lib/i18n/locale';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { LISTS } from '~/lib/routing/lists';
import { pageCount } from '~/lib/routing/pagination';
import { withCacheKeys } from '~/lib/incremental/cacheKey';
import { type Route, slugOf } from '~/lib/routing/routes';

/** What a path needs of a talent. */
interface Listed {
  name: string;
  slug: string;
  list: List;
  isListed: boolean;
}

/** What a link to a talent says: no more, or a page would change with whatever its prevNext do. */
type Neighbour = Pick<Listed, 'name' | 'slug' | 'list'>;

/** The prevNext of a talent in its list, for the links at the end of its page. */
export interface PrevNext {
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
}

/** Spanish has no prefix, and a rest parameter says so with `undefined`. */
const localeParam = (locale: Locale): string | undefined =>
  locale === DEFAULT_LOCALE ? undefined : locale;

/** The paths of a page that exists once in each locale. */
export const localePaths = () =>
  withCacheKeys(
    LOCALES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } })),
  );

const neighbour = (talent: Listed | undefined): Neighbour | undefined =>
  talent && { name: talent.name, slug: talent.slug, list: talent.list };

/** Finds who stands before and after each talent; someone hidden from the list has no prevNext. */
export const neighboursIn = <T extends Listed>(talents: T[]): Map<T, PrevNext> => {
  const listed = talents.filter(({ isListed }) => isListed);
  return new Map(
    listed.map((talent, index) => [
      talent,
      { previous: neighbour(listed[index - 1]), next: neighbour(listed[index + 1]) },
    ]),
  );
};

/** The names that more than one person of a list has. */
const sharedNames = (people: Listed[]): Set<string> => {
  const seen = new Set<string>();
  return new Set(people.flatMap(({ name }) => (seen.size === seen.add(name).size ? name : [])));
};

/**
 * The paths of several pages that one file serves, in both locales.
 *
 * @param name of the file's parameter, which takes the page's path word
 */
export const placePaths = <Place extends Route>(name: string, places: readonly Place[]) =>
  withCacheKeys(
    LOCALES.flatMap((locale) =>
      places.map((place) => ({
        params: { locale: localeParam(locale), [name]: slugOf(place) },
        props: { locale, place },
      })),
    ),
  );

/**
 * The paths of the pages of all lists, in both locales, from the second on.
 *
 * @param load gives the talents of a list
 */
export const partPaths = async (load: (locale: Locale, list: List) => Promise<unknown[]>) => {
  const ofList = async (locale: Locale, list: List) => {
    const { length } = await load(locale, list);
    return Array.from({ length: pageCount(length) - 1 }, (_, index) => ({
      params: { locale: localeParam(locale), list: slugOf(list), number: String(index + 2) },
      props: { locale, list, number: index + 2 },
    }));
  };
  const lists = LOCALES.flatMap((locale) => LISTS.map((list) => ofList(locale, list)));
  return withCacheKeys((await Promise.all(lists)).flat());
};

/**
 * The paths of all the talents in both locales, each with its prevNext in its list, and whether
 * somebody else there has the same name.
 *
 * @param load gives all the talents of a locale in the order of the lists.
 */
export const talentPaths = async <T extends Listed>(load: (locale: Locale) => Promise<T[]>) => {
  const byLocale = LOCALES.map(async (locale) => {
    const talents = await load(locale);
    return LISTS.flatMap((list) => {
      const people = talents.filter((talent) => talent.list === list);
      const shared = sharedNames(people);
      const prevNext = neighboursIn(people);
      return people.map((talent) => ({
        params: { locale: localeParam(locale), list: slugOf(list), slug: talent.slug },
        props: {
          locale,
          talent,
          hasDuplicateName: shared.has(talent.name),
          ...prevNext.get(talent),
        },
      }));
    });
  });
  return withCacheKeys((await Promise.all(byLocale)).flat());
};
