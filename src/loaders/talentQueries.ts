import type { List } from '../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { LISTS } from '../../cms/contract/lists.ts';
import { shownCount } from '~/lib/routing/pagination';
import { trackedQuery } from '~/lib/dependencies';
import { entryStore } from './entryStore';

/** Compares talents: those with a position first, by position, then the others by family name. */
function listOrder(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  return (a: Talent, b: Talent) =>
    (a.position ?? Infinity) - (b.position ?? Infinity) ||
    compare(a.familyName, b.familyName) ||
    compare(a.name, b.name);
}

/** Returns every published talent in one locale, including unlisted ones, in the lists' order. */
export const getAllTalents = trackedQuery('talents', async (locale: Locale): Promise<Talent[]> => {
  const talents = await entryStore.all('talents');
  return talents.filter((talent) => talent.locale === locale).sort(listOrder(locale));
});

/**
 * Returns the first listed talents of the whole agency, list by list, in the lists' order, and the number
 * of all listed talents. They are `count`, or all where few would be left.
 */
export const getFirstTalents = trackedQuery(
  'talents.first',
  async (locale: Locale, count: number): Promise<{ talents: Talent[]; total: number }> => {
    const talents = await getAllTalents(locale);
    const listed = LISTS.flatMap((list) =>
      talents.filter((talent) => talent.list === list && talent.isListed),
    );
    return { talents: listed.slice(0, shownCount(listed.length, count)), total: listed.length };
  },
);

/** Returns the listed talents of one list, in its order. */
export const getTalents = trackedQuery('talents.inList', async (locale: Locale, list: List) => {
  const talents = await getAllTalents(locale);
  return talents.filter((talent) => talent.list === list && talent.isListed);
});
