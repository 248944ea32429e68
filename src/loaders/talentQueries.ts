import type { List } from '#contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { LISTS } from '#contract/lists.ts';
import { shownCount } from '~/lib/routing/pagination';
import { oncePerBuild } from '~/session/buildSession';
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
export const getAllTalents = oncePerBuild(
  'all talents',
  async (locale: Locale): Promise<Talent[]> => {
    const talents = await entryStore.all('talents');
    return talents.filter((talent) => talent.locale === locale).sort(listOrder(locale));
  },
);

/**
 * Returns the first listed talents of the whole agency, list by list, in the lists' order, and the number
 * of all listed talents. They are `count`, or all where few would be left.
 */
export const getFirstTalents = oncePerBuild(
  'the first talents',
  async (locale: Locale, count: number): Promise<{ talents: Talent[]; total: number }> => {
    const talents = await getAllTalents(locale);
    const listed = LISTS.flatMap((list) =>
      talents.filter((talent) => talent.list === list && talent.isListed),
    );
    return { talents: listed.slice(0, shownCount(listed.length, count)), total: listed.length };
  },
);

/** Returns the listed talents of one list, in its order. */
export const getTalents = oncePerBuild(
  'the talents of a list',
  async (locale: Locale, list: List) => {
    const talents = await getAllTalents(locale);
    return talents.filter((talent) => talent.list === list && talent.isListed);
  },
);
