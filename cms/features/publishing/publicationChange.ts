/** A change to the site, as shown to editors and in the host's list of builds. */
export interface Change {
  /** Slug of the collection or global. */
  kind: string;
  /** The record's id; a global has none. */
  id?: number | string;
  /** The record's title, e.g. a talent's name; empty for a global. */
  title: string;
  /** E-mail address of the editor; the host does not receive it. */
  who?: string;
}

const MAX_NAMED = 5;

const nameOf = ({ kind, title }: Change): string => title || kind;

/** Returns whether two changes are of the same record, which may have been renamed between them. */
const isSameRecord = (a: Change, b: Change): boolean =>
  a.kind === b.kind &&
  (a.id !== undefined && b.id !== undefined ? a.id === b.id : a.title === b.title);

/** Appends a change; an earlier change of the same record is removed. */
export const mergeChange = (changes: readonly Change[], change: Change): Change[] => [
  ...changes.filter((other) => !isSameRecord(other, change)),
  change,
];

/** Names the first five changes in one line, then counts the others: `Inés Quiroga, home + 3`. */
export const summariseChanges = (changes: readonly Change[]): string => {
  const named = changes.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const restCount = changes.length - MAX_NAMED;
  return restCount > 0 ? `${named} + ${restCount}` : named;
};
