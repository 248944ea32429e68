import type { Locale } from '~/lib/i18n/locale';
import { commaList } from '~/lib/format/words';
import { label, skillLabel } from '~/lib/i18n/vocabulary';

/** The fields of a talent that can set them apart. */
interface Skilled {
  languages: { language: string }[];
  skills: { skill: string; level?: string | undefined }[];
}

/** What sets a talent apart: keys of the vocabulary. */
interface Distinction {
  language: string | undefined;
  skill: string | undefined;
}

/** Languages that most talents speak, and that set nobody apart. */
const USUAL_LANGUAGES = new Set(['spanish', 'english']);

/** Returns what sets a talent apart from the others of a list: a further language and a professional skill. */
export const findDistinction = ({ languages, skills }: Skilled): Distinction => ({
  language: languages.find(({ language }) => !USUAL_LANGUAGES.has(language))?.language,
  skill: skills.find(({ level }) => level === 'pro')?.skill,
});

/**
 * Returns what sets a talent apart from the others of a list: a further language and a skill at
 * professional level, "Euskera, combate escénico"; `undefined` without either.
 */
export function distinctionText(locale: Locale, talent: Skilled): string | undefined {
  const { language, skill } = findDistinction(talent);
  const labels = [
    language && label(locale, 'languages', language),
    skill && skillLabel(locale, skill),
  ].filter((text) => text !== undefined);
  return labels.length > 0 ? commaList(locale, labels) : undefined;
}
