import type { List } from '~/lib/lists';
import type { Locale } from '~/lib/locale';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/locale';

/** What a path needs of a talent. */
interface Listed {
  slug: string;
  list: List;
  isListed: boolean;
}

/** The neighbours of a talent in its list, for the links at the end of its page. */
export interface Neighbours<T> {
  previous?: T;
  next?: T;
}

/** Spanish has no prefix, and a rest parameter says so with `undefined`. */
const localeParam = (locale: Locale): string | undefined =>
  locale === DEFAULT_LOCALE ? undefined : locale;

/** The paths of a page that exists once in each locale. */
export const localePaths = () =>
  LOCALES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } }));

/** Finds who stands before and after a talent; someone hidden from the list has no neighbours. */
export const neighboursOf = <T extends Listed>(talents: T[], talent: T): Neighbours<T> => {
  const listed = talents.filter(({ isListed }) => isListed);
  const index = listed.indexOf(talent);
  return index < 0 ? {} : { previous: listed[index - 1], next: listed[index + 1] };
};

/**
 * The paths of all the talents of a list in both locales, each with its neighbours.
 *
 * @param load gives all the talents of a locale in the order of the lists.
 */
export const talentPaths = async <T extends Listed>(
  load: (locale: Locale) => Promise<T[]>,
  list: List,
) => {
  const byLocale = await Promise.all(
    LOCALES.map(async (locale) => {
      const talents = (await load(locale)).filter((talent) => talent.list === list);
      return talents.map((talent) => ({
        params: { locale: localeParam(locale), slug: talent.slug },
        props: { locale, talent, ...neighboursOf(talents, talent) },
      }));
    }),
  );
  return byLocale.flat();
};
