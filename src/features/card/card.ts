import { type Locale, langAttribute } from '~/lib/i18n/locale';
import { formats } from '~/lib/format';
import { label } from '~/lib/i18n/vocabulary';
import type { Credit, Talent } from '~/model/talent';
import { translator } from '~/lib/i18n/translator';
import { talentPath } from '~/lib/routing/routes';
import { professionText } from '~/features/profile/talentFacts';
import { isBehindCamera } from '~/features/profile/talentFacts';
import { type CreditList, latestWorks } from '~/features/profile/works';
import type { CardPicture } from './cardPicture';

/** Languages that most talents speak, and that set nobody apart. */
const USUAL_LANGUAGES = new Set(['spanish', 'english']);

/**
 * Returns what sets a talent apart from the others of a list: a further language and a skill at
 * professional level, "Euskera, combate escénico"; `undefined` without either.
 */
function distinctionText(
  locale: Locale,
  { languages, skills }: Pick<Talent, 'languages' | 'skills'>,
): string | undefined {
  const further = languages.find(({ language }) => !USUAL_LANGUAGES.has(language));
  const mastered = skills.find(({ level }) => level === 'pro');
  const labels = [
    further && label(locale, 'languages', further.language),
    mastered && label(locale, 'skills', mastered.skill),
  ].filter((text) => text !== undefined);
  return labels.length > 0 ? formats(locale).commaList(labels) : undefined;
}

type CardTalent = Pick<
  Talent,
  | ('shareId' | 'name' | 'slug' | 'list' | 'sections' | 'playingAge' | 'homeBase' | 'languages')
  | ('skills' | 'videos' | 'voiceClips')
> &
  Record<CreditList, Pick<Credit, 'title' | 'year'>[]>;

function latestText(locale: Locale, talent: CardTalent): string | undefined {
  const latest = latestWorks(talent, 1)[0]?.credit;
  if (!latest) return undefined;
  const title = translator(locale)('talent:workTitle', { title: latest.title });
  return [title, latest.year].filter(Boolean).join(', ');
}

/**
 * Returns what a card shows of a talent: playing age and base on the first line, and on the second what
 * sets the talent apart; of those who only direct or write, the craft and the latest work.
 */
export function toCard(locale: Locale, talent: CardTalent, picture?: CardPicture) {
  const { shareId, name, list, playingAge, homeBase, videos, voiceClips } = talent;
  const isDirecting = isBehindCamera(talent);
  const range = playingAge && formats(locale).playingAge(playingAge);
  return {
    id: shareId,
    list,
    path: talentPath(locale, talent),
    name,
    lead: isDirecting
      ? professionText(locale, talent.sections)
      : range && translator(locale)('talent:plays', { range }),
    base:
      isDirecting || !homeBase
        ? undefined
        : { text: homeBase.text, lang: langAttribute(locale, homeBase) },
    second: isDirecting ? latestText(locale, talent) : distinctionText(locale, talent),
    hasVideo: videos.length > 0,
    hasVoice: voiceClips.length > 0,
    picture,
  };
}

export type Card = ReturnType<typeof toCard>;
