/** A change to the site, as shown to editors and in the host's list of builds. */
export interface Change {
  /** Slug of the collection or global. */
  kind: string;
  /** The record's title, e.g. a talent's name; empty for a global. */
  title: string;
}

const MAX_NAMED = 5;

const nameOf = ({ kind, title }: Change): string => title || kind;

/** Appends a change; an earlier change of the same record is removed. */
export const mergeChange = (changes: readonly Change[], change: Change): Change[] => [
  ...changes.filter(({ kind, title }) => kind !== change.kind || title !== change.title),
  change,
];

/** Names the first five changes in one line, then counts the others: `Inés Quiroga, home + 3`. */
export const summariseChanges = (changes: readonly Change[]): string => {
  const named = changes.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const restCount = changes.length - MAX_NAMED;
  return restCount > 0 ? `${named} + ${restCount}` : named;
};
