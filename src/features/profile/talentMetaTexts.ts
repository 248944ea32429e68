import type { Talent } from '~/model/talent';
import type { Locale } from '~/lib/i18n/locale';
import type { MetaTexts } from '~/lib/seo/metaTexts';
import { formats } from '~/lib/format';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';

/** Returns a talent's profession, derived from its sections: "Directora y guionista". */
export const professionText = (locale: Locale, sections: readonly string[]): string =>
  formats(locale).conjunction(sections.map((section) => label(locale, 'sections', section)));

/**
 * Returns the title and meta description of a talent's page: "Inés Quiroga, actriz". The title
 * includes the home base if another talent of the list has the same name.
 */
export const talentMetaTexts = (
  locale: Locale,
  person: Pick<Talent, 'name' | 'sections' | 'homeBase'>,
  agencyName: string,
  hasDuplicateName = false,
): MetaTexts => {
  const t = translator(locale);
  const section = professionText(locale, person.sections).toLocaleLowerCase(locale);
  const values = { name: person.name, section, agency: agencyName };
  const title = t('talent:meta.title', values);
  if (!person.homeBase) return { title, description: t('talent:meta.description', values) };
  const place = person.homeBase.text;
  return {
    title: hasDuplicateName ? t('talent:meta.titleWithPlace', { title, place }) : title,
    description: t('talent:meta.descriptionWithPlace', { ...values, place }),
  };
};
