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

/** The files of a portrait. */
export interface Portrait {
  /** The `srcset` of the AVIF source. */
  avif: string;
  /** The `src` for browsers without AVIF. */
  fallback: string;
  /** Pixels; `width` and `height` of the `img`. */
  width: number;
  height: number;
  /** The focal point as an `object-position`; missing for the centre. */
  focal?: string | undefined;
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
  portrait?: Portrait | undefined;
}

/** The path of the file with all listed people, by id. */
export const PEOPLE_FILE = '/seleccion/personas.json';

/** Returns the path of the file about a person whom no list shows; only who knows the id can ask for it. */
export const personFile = (id: string): string => `/seleccion/${id}.json`;
