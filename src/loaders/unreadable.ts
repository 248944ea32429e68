/** A value of a record that the CMS cannot return, e.g. a choice that no longer exists. */
class Unreadable {
  readonly isUnreadable = true;

  toString(): string {
    return '?';
  }
}

type Container = Record<PropertyKey, unknown>;

/** What graphql-js says about values that do not fit the schema; other errors may be temporary. */
const REPRESENTATION_ERROR = /\bcannot represent\b|^Cannot return null for non-nullable field\b/;

interface PartialResponse {
  data?: unknown;
  errors?: readonly { message?: unknown; path?: unknown }[] | undefined;
}

/** Marks the value that is null because of an error; returns whether it belongs to a record. */
function markUnreadable(data: unknown, path: readonly PropertyKey[]): boolean {
  let parent = data as Container;
  for (const [index, key] of path.entries()) {
    const value = parent[key];
    if (typeof value === 'object' && value !== null) {
      parent = value as Container;
      continue;
    }
    // The whole result, or its list of records, is null.
    if (index === 0 || key === 'docs') return false;
    parent[key] = new Unreadable();
    return true;
  }
  // An earlier error of the same value has marked it.
  return true;
}

/** Marks and recognises values that the CMS could not return. */
export const unreadable = {
  /**
   * Returns the data of a response whose only errors are values of records that the CMS cannot return,
   * with a mark in the place of each: no schema accepts it, so only these records are invalid. Returns
   * `undefined` if there is no data, or another error.
   */
  mark({ data, errors = [] }: PartialResponse): unknown {
    if (typeof data !== 'object' || data === null) return undefined;
    const areMarked = errors.every(
      ({ message, path }) =>
        REPRESENTATION_ERROR.test(String(message)) &&
        Array.isArray(path) &&
        markUnreadable(data, path as PropertyKey[]),
    );
    return areMarked ? data : undefined;
  },

  /** Whether a value of a record, or an object that contains it, could not be read. */
  is(record: unknown, path: readonly PropertyKey[]): boolean {
    let value = record;
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return false;
      value = (value as Container)[key];
      // Not `instanceof`: the Spanish fallback copies objects.
      if ((value as Partial<Unreadable> | null | undefined)?.isUnreadable) return true;
    }
    return false;
  },
};
