import type { Locale } from '~/lib/i18n/locale';
import type { Cell, SheetList } from './sheet';
import { type LocalText, wordsOf } from './sheetTables';
import { capitalise } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { groupSkills, label, skillLabel } from '~/lib/i18n/vocabulary';

/** What a talent speaks, masters and has studied; languages, accents, skills and levels are keys. */
export interface SheetAbilities {
  languages: { language: string; level: string }[];
  accents: { accent: string; level: string }[];
  skills: { skill: string; level?: string | undefined }[];
  studies: { year?: number | undefined; title: LocalText; school?: string | undefined }[];
}

/** Returns the lists of a sheet: languages, accents, skills and studies, without empty ones. */
export function createLists(
  locale: Locale,
  { languages, accents, skills, studies }: SheetAbilities,
): SheetList[] {
  const t = translator(locale);
  const rated = (name: string, level: string | undefined): Cell => ({
    text: capitalise(locale, name),
    ...(level && { note: label(locale, 'levels', level) }),
  });
  const lists: SheetList[] = [
    {
      title: t('talent:languages'),
      items: languages.map((one) => rated(label(locale, 'languages', one.language), one.level)),
    },
    {
      title: t('talent:accents'),
      items: accents.map((one) => rated(label(locale, 'accents', one.accent), one.level)),
    },
    {
      title: t('talent:skills'),
      items: groupSkills(skills).flatMap(({ skills: members }) =>
        members.map((one) => rated(skillLabel(locale, one.skill), one.level)),
      ),
    },
    {
      title: t('talent:studies'),
      items: studies.map(({ year, title, school }) => ({
        ...wordsOf(locale, title),
        text: [title.text, school].filter(Boolean).join(', '),
        ...(year && { note: String(year) }),
      })),
    },
  ];
  return lists.filter(({ items }) => items.length > 0);
}
