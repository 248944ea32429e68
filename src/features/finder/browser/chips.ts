import type { Locale } from '~/lib/i18n/locale';
import type { FinderTexts } from './finderTexts';
import { FACETS, type Facet } from '~/features/finder/columns/facets';
import {
  type Choice,
  type Filters,
  type Range,
  toggleChoice,
} from '~/features/finder/columns/finderFilters';
import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import { facetLabel, levelLabel } from '~/features/finder/columns/labels';

/** Something that was chosen, and can be taken away. */
export interface Chip {
  /** Unique among the chips of a search. */
  key: string;
  text: string;
  /** The filters without it. */
  without: Filters;
}

/** What the texts of chips are made of. */
export interface ChipTexts {
  t: FinderTexts;
  index: FinderIndex;
  locale: Locale;
}

/** Returns a range as text: "28–40", "desde 28", "hasta 40". */
export function rangeText(t: FinderTexts, { from, to }: Range): string {
  if (from === undefined) return t('finder:range.open.to', { to: to! });
  if (to === undefined) return t('finder:range.open.from', { from });
  return from === to ? `${from}` : `${from}–${to}`;
}

function choiceText({ t, index, locale }: ChipTexts, facet: Facet, choice: Choice): string {
  const value = facetLabel(index, facet, choice.value, locale);
  if (!choice.least) return value;
  const level = levelLabel(index, choice.least, locale);
  return t('finder:chosen.rated', { value, level });
}

const choiceChips = (texts: ChipTexts, filters: Filters, facet: Facet): Chip[] =>
  filters.chosen[facet].map((choice) => ({
    key: `${facet} ${choice.value}`,
    text: choiceText(texts, facet, choice),
    without: toggleChoice(filters, facet, choice, false),
  }));

/**
 * Returns the chips of a search in the order of the row: playing age, values, height, marks. Free
 * words stay in their field.
 *
 * @param home the list of the page, as in the address; alone it is no chip
 */
export function chipsOf(texts: ChipTexts, filters: Filters, home: string | undefined): Chip[] {
  const { t } = texts;
  const { age, height, chosen } = filters;
  const isHome = chosen.lists.length === 1 && chosen.lists[0]!.value === home;
  const facets = FACETS.filter((facet) => facet !== 'lists' || !isHome);
  const isStrict = filters.allSkills && chosen.skills.length > 1;
  const chip = (key: string, text: string | false | undefined, change: Partial<Filters>): Chip[] =>
    text ? [{ key, text, without: { ...filters, ...change } }] : [];
  return [
    ...chip('age', age && t('finder:chosen.age', { range: rangeText(t, age) }), {
      age: undefined,
    }),
    ...facets.flatMap((facet) => choiceChips(texts, filters, facet)),
    ...chip('allSkills', isStrict && t('finder:chosen.allSkills'), { allSkills: false }),
    ...chip('height', height && t('finder:chosen.height', { range: rangeText(t, height) }), {
      height: undefined,
    }),
    ...chip('video', filters.hasVideo && t('finder:video'), { hasVideo: false }),
    ...chip('voice', filters.hasVoice && t('finder:voice'), { hasVoice: false }),
  ];
}
