import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { FinderIndex } from './finderIndex';

/** The files of a card's portrait, the same as those of `Picture.astro`. */
export interface CardPicture {
  /** The `srcset` of the AVIF source. */
  avif: string;
  /** The `src` of the fallback. */
  fallback: string;
  /** Pixels; `width` and `height` of the `img`. */
  width: number;
  height: number;
}

/** What a card of TalentGrid shows of a person; fields without content are `undefined`. */
export interface Card {
  id: string;
  list: List;
  /** The path of the person's page in the locale. */
  path: string;
  name: string;
  /** The first line: playing age, or profession of directors. */
  lead?: string | undefined;
  /** The base, on the first line after " · "; `lang` is set if it is not the page's language. */
  base?: { text: string; lang?: Locale | undefined } | undefined;
  /** The second line. */
  second?: string | undefined;
  hasVideo: boolean;
  hasVoice: boolean;
  picture?: CardPicture | undefined;
}

/** Returns the card of a person, or `undefined` for an id that the index lacks. */
export function findCard(_index: FinderIndex, _id: string, _locale: Locale): Card | undefined {
  return undefined;
}
