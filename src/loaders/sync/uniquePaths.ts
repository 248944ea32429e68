import type { ParsedEntry } from './parseRecord';
import { type Problem, RecordsError } from '~/loaders/errors';

/** The paths of a collection's records, of which no two may be equal. */
export interface UniquePath<T> {
  collection: string;
  /** The field that editors change to change the path. */
  pathField: string;
  /** Returns a record's path; it is the same in every locale. */
  pathOf: (data: T) => string;
  /** Returns the record's title for messages. */
  titleOf: (data: T) => string;
}

/** Finds the entries whose path an earlier entry of their locale has, with that entry's data. */
function findDuplicates<T>(entries: ParsedEntry<T>[], pathOf: (data: T) => string) {
  const owners = new Map<string, T>();
  const duplicates = new Map<ParsedEntry<T>, T>();
  for (const entry of entries) {
    const path = `${entry.locale}/${pathOf(entry.data)}`;
    const owner = owners.get(path);
    if (owner) duplicates.set(entry, owner);
    else owners.set(path, entry.data);
  }
  return duplicates;
}

/**
 * Returns the entries if no two records have the same path.
 *
 * @throws {RecordsError} with the titles of both records of every such pair
 */
export function assertUniquePaths<T>(
  entries: ParsedEntry<T>[],
  { collection, pathField, pathOf, titleOf }: UniquePath<T>,
): ParsedEntry<T>[] {
  const problems: Problem[] = [];
  for (const [{ data, locale }, owner] of findDuplicates(entries, pathOf)) {
    if (locale !== 'es') continue;
    const message = `"${titleOf(owner)}" and "${titleOf(data)}" have the same path`;
    problems.push({ record: pathOf(data), locale: '', field: pathField, message });
  }
  if (problems.length > 0) throw new RecordsError(collection, problems);
  return entries;
}

/** Returns the entries of a preview without those whose path is taken, and logs a warning for each. */
export function dropDuplicatePaths<T>(
  entries: ParsedEntry<T>[],
  { collection, pathOf, titleOf }: UniquePath<T>,
): ParsedEntry<T>[] {
  const duplicates = findDuplicates(entries, pathOf);
  for (const [{ data, locale }, owner] of duplicates) {
    if (locale !== 'es') continue;
    const message = `"${titleOf(data)}" has the same path as "${titleOf(owner)}"`;
    console.warn(`Preview: a draft is omitted:\n  ${collection} › ${pathOf(data)}: ${message}`);
  }
  return entries.filter((entry) => !duplicates.has(entry));
}
