const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a copy of `value` whose rows have the ids of the corresponding rows in `stored`. Without them
 * Payload would treat the rows of a second locale as new, and delete the first locale's texts.
 */
export function withRowIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      withRowIds(item, Array.isArray(stored) ? stored[index] : undefined),
    );
  }
  if (!isRow(value)) return value;
  const row = isRow(stored) ? stored : {};
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withRowIds(item, row[key])]),
  );
  return typeof row.id === 'string' ? { ...copy, id: row.id } : copy;
}
