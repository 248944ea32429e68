import type { Locale } from '~/lib/locale';
import type { SearchTexts } from '~/lib/summary';
import { conjunction } from '~/lib/enumeration';
import { translator } from '~/lib/translator';
import { word } from '~/lib/vocabulary';

/** What a search engine is told of a person. */
interface Person {
  name: string;
  sections: string[];
  homeBase?: { text: string } | undefined;
}

/** Returns what somebody is, from the sections of the trade: "Directora y guionista". */
export const tradeText = (locale: Locale, sections: string[]): string =>
  conjunction(
    locale,
    sections.map((section) => word(locale, 'sections', section)),
  );

/**
 * Returns the search texts of a talent's page: "Inés Quiroga, actriz", and what is found there.
 * Somebody with a namesake in the same list is told apart by the place where they live.
 */
export const talentSearch = (
  locale: Locale,
  person: Person,
  agencyName: string,
  hasNamesake = false,
): SearchTexts => {
  const t = translator(locale);
  const section = tradeText(locale, person.sections).toLocaleLowerCase(locale);
  const values = { name: person.name, section, agency: agencyName };
  const title = t('talent:search.title', values);
  if (!person.homeBase) return { title, description: t('talent:search.description', values) };
  const place = person.homeBase.text;
  return {
    title: hasNamesake ? t('talent:search.placedTitle', { title, place }) : title,
    description: t('talent:search.basedDescription', { ...values, place }),
  };
};
