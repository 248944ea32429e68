export type Values = Record<string, unknown>;

/**
 * The path of the error that contains a `Conflict` as JSON: Payload gives a form the errors of its
 * fields, and no other part of a response.
 */
export const CONFLICT_PATH = '_conflict';

/** Why a save was refused: who saved after the form was loaded, and what. */
export interface Conflict {
  who: string | null;
  /** The stored revision, ISO 8601. */
  when: string;
  /** Fields that both changed. `base` is absent where the record's collection stores no versions. */
  fields: Record<string, { base?: unknown; theirs: unknown }>;
  /** Values that only the other person changed. */
  merged: Values;
  /** The query and the status of the refused request, which the form sends again. */
  search: string;
  status?: string;
}
