import type { CardPicture } from '~/features/talents/TalentCard';
import type { Locale } from '~/lib/i18n/locale';

/** A text, with its language if it is not the page's. */
export interface Words {
  text: string;
  lang?: Locale | undefined;
}

/** Something that a person masters, and how well. */
export interface Rated {
  text: string;
  level?: string | undefined;
}

/** Whom to call about a person: a person of the agency's team, or the agency itself. */
interface PersonAgent {
  name: string;
  /** The first name of a person. */
  shortName: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/** What a selection and a proposal show of a person, as texts of one language. */
export interface Person {
  /** `Talent.shareId`. */
  id: string;
  name: string;
  /** The path of the person's page. */
  path: string;
  /** Playing age, height, base and availability, or the craft of those behind the camera. */
  facts: Words[];
  languages: Rated[];
  /** The length of the reel, such as `1:42`; empty if it is unknown, missing without a reel. */
  reel?: string | undefined;
  /** The path of the sheet as PDF. */
  sheet?: string | undefined;
  agent: PersonAgent;
  portrait?: CardPicture | undefined;
}
