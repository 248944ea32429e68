import type { Locale } from '~/lib/i18n/locale';
import type { MetaTexts } from '~/lib/seo/metaTexts';
import { conjunction } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { word } from '~/lib/i18n/vocabulary';

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
  hasDuplicateName = false,
): MetaTexts => {
  const t = translator(locale);
  const section = tradeText(locale, person.sections).toLocaleLowerCase(locale);
  const values = { name: person.name, section, agency: agencyName };
  const title = t('talent:search.title', values);
  if (!person.homeBase) return { title, description: t('talent:search.description', values) };
  const place = person.homeBase.text;
  return {
    title: hasDuplicateName ? t('talent:search.placedTitle', { title, place }) : title,
    description: t('talent:search.basedDescription', { ...values, place }),
  };
};
