type Values = Record<string, unknown>;

/** What a form's save starts from. It is sent with the form's values, and not stored. */
export interface Revision {
  /** The record that the form was loaded with. */
  loaded: Values;
  /** The stored revision about which the editor has chosen, ISO 8601. */
  seen?: string;
  /** What the editor has chosen, by the paths of {@link Question}. */
  choices?: Record<string, 'mine' | 'theirs'>;
}

/** A part of a value as an editor knows it: a row of a list, or a whole value. */
export interface ShownPart {
  text: string;
  /** The address of a picture. */
  picture?: string;
}

/** A value that both have changed. */
interface Question {
  /** Names of fields and ids of rows, e.g. `cinema.6743f0.title`. */
  path: string;
  /** The labels of these fields, e.g. `Cine › 2 (La marea) › Título`. */
  label: string;
  /** None for an empty value. */
  mine: ShownPart[];
  theirs: ShownPart[];
}

/** Why a save was refused: who saved after the form was loaded, and what. */
export interface Conflict {
  who: string | null;
  /** The stored revision, ISO 8601. */
  when: string;
  questions: Question[];
  /** Labels of fields that only the other person has changed. */
  merged: string[];
  /** The query and the status of the refused request, which the form sends again. */
  search: string;
  status?: string;
}

/** The paths of fields that only forms have. */
export const FORM_PATHS = {
  /** The field with a form's {@link Revision}. */
  revision: '_revision',
  /**
   * The error that contains a {@link Conflict} as JSON: Payload gives a form the errors of its fields,
   * and no other part of a response.
   */
  conflict: '_conflict',
};
