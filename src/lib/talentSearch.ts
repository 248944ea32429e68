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

/** Returns the search texts of a talent's page: "Inés Quiroga, actriz", and what is found there. */
export const talentSearch = (locale: Locale, person: Person, agencyName: string): SearchTexts => {
  const t = translator(locale);
  const section = tradeText(locale, person.sections).toLocaleLowerCase(locale);
  const values = { name: person.name, section, agency: agencyName };
  const description = person.homeBase
    ? t('talent:search.basedDescription', { ...values, place: person.homeBase.text })
    : t('talent:search.description', values);
  return { title: t('talent:search.title', values), description };
};
