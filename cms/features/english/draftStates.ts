import type { FormState } from 'payload';

/** An English text that a translation service has proposed and nobody has accepted yet. */
interface EnglishDraft {
  text: string;
  /** The Spanish text that it translates; the editor learns when that has changed since. */
  from: string;
}

/** The proposed texts of a record by the key of their field, e.g. `cinema.6921c0.role`. */
export type EnglishDrafts = Record<string, EnglishDraft>;

/** Returns the proposals without those of some keys; `null`, as it is stored, if none is left. */
export function withoutDrafts(
  drafts: EnglishDrafts,
  keys: readonly string[],
): EnglishDrafts | null {
  const kept = Object.entries(drafts).filter(([key]) => !keys.includes(key));
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/**
 * Returns the key of a field in a form: its path with the ids of rows instead of their positions.
 *
 * @example
 * keyOfPath('credits.0.role', { credits: { rows: [{ id: 'a' }] } }) // 'credits.a.role'
 */
export function keyOfPath(path: string, fields: FormState): string {
  const parts = path.split('.');
  return parts
    .map((part, index) => {
      const list = parts.slice(0, index).join('.');
      return fields[list]?.rows?.[Number(part)]?.id ?? part;
    })
    .join('.');
}

/** Returns the path of a key in a form, or `undefined` if its row is gone. */
export function pathOfKey(key: string, fields: FormState): string | undefined {
  const path: string[] = [];
  for (const part of key.split('.')) {
    const rows = fields[path.join('.')]?.rows;
    const position = rows?.findIndex(({ id }) => id === part);
    if (position === -1) return undefined;
    path.push(position === undefined ? part : String(position));
  }
  return path.join('.');
}
