/** Something that changed on the site, as the editor and the host's list of builds are told. */
export interface Change {
  /** Slug of the collection or global. */
  kind: string;
  /** What the record is called, e.g. a talent's name; empty for a global. */
  title: string;
}

const MOST_NAMED = 5;

const nameOf = ({ kind, title }: Change): string => title || kind;

/** Joins changes without repeating any, the last of the same record in the place of the first. */
export const withChange = (changes: readonly Change[], change: Change): Change[] => [
  ...changes.filter(({ kind, title }) => kind !== change.kind || title !== change.title),
  change,
];

/** Names changes in one line, the first few and how many more: `Inés Quiroga, home + 3`. */
export const changesLine = (changes: readonly Change[]): string => {
  const named = changes.slice(0, MOST_NAMED).map(nameOf).join(', ');
  const more = changes.length - MOST_NAMED;
  return more > 0 ? `${named} + ${more}` : named;
};
