import { isDeepStrictEqual } from 'node:util';

/** Set by the CMS and Payload's forms; a key's index changes with the key. */
export const GENERATED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'updatedBy',
  'deletedAt',
  'shareId',
  'sizes',
  'apiKeyIndex',
  'confirm-password',
]);

/** Makes equal values comparable: what is empty is removed, and records are replaced by their ids. */
function normalise(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalise) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {})
    .map(([name, child]) => [name, normalise(child)] as const)
    .filter(([, child]) => child !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Compares two values; an empty one is equal to a missing one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normalise(one), normalise(other));

/**
 * Returns the names of the top-level fields that a save has changed.
 *
 * @param data the saved values; a missing field was not changed
 */
export const changedFields = (
  data: Record<string, unknown>,
  previous: Record<string, unknown> = {},
): string[] =>
  Object.keys(data).filter(
    (name) => !GENERATED.has(name) && !isSameValue(data[name], previous[name]),
  );
