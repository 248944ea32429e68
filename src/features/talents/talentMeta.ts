import type { Talent } from '~/model/talent';
import type { Locale } from '~/lib/i18n/locale';
import type { MetaTexts } from '~/lib/seo/metaTexts';
import { professionText } from '~/features/profile/talentFacts';
import type { PageMeta } from '~/loaders/pageMeta';
import type { Agency } from '~/model/agency';
import { translator } from '~/lib/i18n/translator';
import { talentPath } from '~/lib/routing/routes';

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

/** Whether search engines may index a talent's page: minors only if the agency says so. */
export const isIndexedTalent = (
  { isListed, isMinor }: Pick<Talent, 'isListed' | 'isMinor'>,
  { indexMinors }: Pick<Agency, 'indexMinors'>,
): boolean => isListed && (!isMinor || indexMinors);

/** Returns the metadata of a talent's page, or `undefined` for an unlisted talent. */
export function talentPageMeta(
  locale: Locale,
  talent: Talent,
): Extract<PageMeta, { kind: 'talent' }> | undefined {
  if (!talent.isListed) return undefined;
  return {
    kind: 'talent',
    locale,
    path: talentPath(locale, talent),
    heading: talent.name,
    picture: talent.photo,
    updatedAt: talent.updatedAt,
    talent,
    profession: professionText(locale, talent.sections),
  };
}
