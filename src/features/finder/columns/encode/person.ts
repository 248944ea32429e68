import type { List } from '../../../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';

/** A work of a person. */
interface Work {
  title: string;
  year?: number | undefined;
  director?: string | undefined;
}

/** The fields of a talent that the index is made of, in Spanish where they are localised. */
export interface FinderTalent {
  shareId: string;
  name: string;
  slug: string;
  list: List;
  sections: string[];
  playingAge?: { from?: number | undefined; to?: number | undefined } | undefined;
  languages: { language: string; level: string }[];
  accents: { accent: string; level: string }[];
  skills: { skill: string; level?: string | undefined }[];
  heightCm?: number | undefined;
  hair?: string | undefined;
  eyes?: string | undefined;
  homeBase?: { text: string; lang: Locale } | undefined;
  citizenships: string[];
  videos: unknown[];
  voiceClips: unknown[];
  cinema: Work[];
  television: Work[];
  theatre: Work[];
  otherWork: Work[];
}

/** The files of a card's portrait. */
export interface CardFiles {
  width: number;
  height: number;
  /** The `style` of the `img`: focal point and dominant colour; `undefined` for neither. */
  style?: string | undefined;
  /** The AVIF files, from the smallest. */
  avif: string[];
  fallback: string;
}

/** A person of the index. */
export interface FinderPerson {
  talent: FinderTalent;
  /** The base in English, or its Spanish fallback. */
  englishBase?: { text: string; lang: Locale } | undefined;
  picture?: CardFiles | undefined;
}

/** Returns all works of a person. */
export const worksOf = ({ cinema, television, theatre, otherWork }: FinderTalent): Work[] => [
  ...cinema,
  ...television,
  ...theatre,
  ...otherWork,
];
