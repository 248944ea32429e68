import type { FormState } from 'payload';

/**
 * Returns the paths of fields whose row does not exist, e.g. `television.2.kind` of two rows. An answer
 * of the server that arrives after a row was removed adds such fields again, and saving them would
 * save an empty row.
 */
export function findOrphanFields(fields: FormState): string[] {
  const lists = Object.entries(fields).flatMap(([path, { rows }]) =>
    rows ? [{ prefix: `${path}.`, count: rows.length }] : [],
  );
  return Object.keys(fields).filter((path) =>
    lists.some(
      ({ prefix, count }) =>
        path.startsWith(prefix) && Number.parseInt(path.slice(prefix.length), 10) >= count,
    ),
  );
}
