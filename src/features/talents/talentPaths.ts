import { LISTS, type List } from '#contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { pagination } from '~/lib/routing/pagination';
import { slugOf } from '~/lib/routing/routes';
import { pathsInLocales } from '~/lib/routing/staticPaths';
import { type TalentLink, type WorkTalent, indexWorks, toLink } from '~/features/profile/works';

/**
 * Returns what the pages of talents show: each talent, the links from the credits, whether another talent
 * of the list has the same name, and the previous and next listed talent; a hidden one has neither.
 *
 * @param talents all talents of a locale in the order of the lists
 * @param shown those whose pages are asked for. @default all
 */
export function talentPages<T extends WorkTalent>(talents: T[], shown = talents) {
  const worksOf = indexWorks(talents);
  return LISTS.flatMap((list) => {
    const members = talents.filter((talent) => talent.list === list);
    const listed = members.filter(({ isListed }) => isListed);
    const names = members.map(({ name }) => name);
    const asked = shown === talents ? members : members.filter((one) => shown.includes(one));
    return asked.map((talent) => {
      const at = listed.indexOf(talent);
      const [previous, next] = at < 0 ? [] : [listed[at - 1], listed[at + 1]];
      return {
        talent,
        hasDuplicateName: names.indexOf(talent.name) !== names.lastIndexOf(talent.name),
        works: worksOf(talent),
        previous: previous && toLink(previous),
        next: next && toLink(next),
      };
    });
  });
}

const paramsOf = ({ list, slug }: TalentLink) => ({ list: slugOf(list), slug });

/** The paths of the pages about talents, in both locales. */
export const pathsOfTalents = {
  /**
   * Returns the paths of all list pages from the second on.
   *
   * @param load returns the talents of a list
   */
  lists: (load: (locale: Locale, list: List) => Promise<unknown[]>) =>
    pathsInLocales(async (locale) => {
      const pathsOf = async (list: List) => {
        const { length } = await load(locale, list);
        return Array.from({ length: pagination.count(length) - 1 }, (_, index) => ({
          params: { list: slugOf(list), number: String(index + 2) },
          props: { list, number: index + 2 },
        }));
      };
      return (await Promise.all(LISTS.map(pathsOf))).flat();
    }),
  /**
   * Returns the paths of all talents.
   *
   * @param load returns what the pages show: see `talentPages`
   */
  talents: <P extends { talent: TalentLink }>(load: (locale: Locale) => Promise<P[]>) =>
    pathsInLocales(async (locale) =>
      (await load(locale)).map((props) => ({ params: paramsOf(props.talent), props })),
    ),
};
