import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { langAttribute } from '~/lib/i18n/locale';
import { playingAgeText } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { talentPath } from '~/lib/routing/routes';
import { professionText } from '~/features/talents/talentMetaTexts';
import { isBehindCamera } from '~/features/talents/craft';
import { distinctionText } from '~/features/talents/distinction';
import { latestWork } from '~/features/talents/latestWork';
import type { SourcePicture } from '~/lib/images/sources';
import { type Point, type Size, formatPosition } from '~/lib/images/crop';
import type { Card, CardPicture } from './TalentCard';

interface DatedWork {
  title: string;
  year?: number | undefined;
}

/** The fields of a talent that a card shows. */
export interface CardTalent {
  shareId: string;
  name: string;
  slug: string;
  list: List;
  sections: string[];
  playingAge?: { from?: number | undefined; to?: number | undefined } | undefined;
  homeBase?: { text: string; lang: Locale } | undefined;
  languages: { language: string }[];
  skills: { skill: string; level?: string | undefined }[];
  videos: unknown[];
  voiceClips: unknown[];
  cinema: DatedWork[];
  television: DatedWork[];
  theatre: DatedWork[];
  otherWork: DatedWork[];
}

const isCentre = ({ x, y }: Point): boolean => x === 0.5 && y === 0.5;

/** Returns the portrait of a card from the photograph and the addresses of its files. */
export const pictureOf = (
  { focal, colour }: Pick<SourcePicture, 'focal' | 'colour'>,
  { width, height }: Size,
  avif: string,
  fallback: string,
): CardPicture => ({
  avif,
  fallback,
  width,
  height,
  focal: isCentre(focal) ? undefined : formatPosition(focal),
  colour,
});

function latestText(locale: Locale, talent: CardTalent): string | undefined {
  const latest = latestWork(talent);
  if (!latest) return undefined;
  const title = translator(locale)('talent:workTitle', { title: latest.title });
  return [title, latest.year].filter(Boolean).join(', ');
}

/**
 * Returns the texts of a talent's card: playing age and base, and what sets the talent apart; of those
 * who only direct or write, the craft and the latest work.
 */
export function toCard(locale: Locale, talent: CardTalent, picture?: Card['picture']): Card {
  const { shareId, name, list, playingAge, homeBase, videos, voiceClips } = talent;
  const isDirecting = isBehindCamera(talent);
  const range = playingAge && playingAgeText(locale, playingAge);
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
