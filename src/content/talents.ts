import type { List } from '~/lib/routing/lists';
import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/loaders/schemas/talent';
import { trackedQuery } from '~/lib/incremental/trackedQuery';
import { readAll } from './store';

/** Those with a position first, by it; then the others, by name. */
function inOrder(locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  return (a: Talent, b: Talent) =>
    (a.position ?? Infinity) - (b.position ?? Infinity) || compare(a.name, b.name) || 0;
}

/** Gives every published talent in a locale, those hidden from lists too, in the lists' order. */
export const getAllTalents = trackedQuery('talents', async (locale: Locale): Promise<Talent[]> => {
  const talents = await readAll('talents');
  return talents.filter((talent) => talent.locale === locale).sort(inOrder(locale));
});

/** Gives the talents of a list in its order, without those hidden from lists. */
export const getTalents = trackedQuery('talents.inList', async (locale: Locale, list: List) => {
  const talents = await getAllTalents(locale);
  return talents.filter((talent) => talent.list === list && talent.isListed);
});
