/** An English text that a translation service has proposed and nobody has accepted yet. */
interface EnglishDraft {
  text: string;
  /** The Spanish text that it translates; the editor learns when that has changed since. */
  from: string;
}

/** The proposed texts of a record by the key of their field, e.g. `cinema.6921c0.role`. */
export type EnglishDrafts = Record<string, EnglishDraft>;

const isDraft = (value: unknown): value is EnglishDraft => {
  const { text, from } = (value ?? {}) as Partial<EnglishDraft>;
  return typeof text === 'string' && typeof from === 'string';
};

/** Returns the proposed texts of a stored value; what is no proposal is left out. */
export const readDrafts = (value: unknown): EnglishDrafts => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry): entry is [string, EnglishDraft] => isDraft(entry[1]))
      .map(([key, { text, from }]) => [key, { text, from }]),
  );
};

/** Returns the proposals without those of some keys; `null`, as it is stored, if none is left. */
export function withoutDrafts(
  drafts: EnglishDrafts,
  keys: readonly string[],
): EnglishDrafts | null {
  const kept = Object.entries(drafts).filter(([key]) => !keys.includes(key));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}
