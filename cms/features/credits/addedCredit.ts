/** The most people to whom one request adds a credit: the dialog asks for a role of each. */
export const MAX_PEOPLE = 50;

/** What became of each person's record when a credit was added. */
export interface AddedCredit {
  saved: number[];
  /** With the reason in the editor's words. */
  refused: { id: number; reason: string }[];
}
