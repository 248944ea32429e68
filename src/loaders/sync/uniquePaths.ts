import type { Parsed } from './parseRecord';
import { type Problem, RecordsError } from '~/loaders/errors';

/**
 * Makes sure that no two records claim one address.
 *
 * @param pathOf the address that a record claims, the same in every locale
 * @param nameOf what an editor calls the record
 * @throws {RecordsError} naming both records of every such pair
 */
export function assertUniquePaths<T>(
  collection: string,
  records: Parsed<T>[],
  pathOf: (data: T) => string,
  nameOf: (data: T) => string,
): void {
  const problems: Problem[] = [];
  const owners = new Map<string, T>();
  for (const { data } of records.filter(({ locale }) => locale === 'es')) {
    const path = pathOf(data);
    const owner = owners.get(path);
    if (!owner) owners.set(path, data);
    else {
      const message = `"${nameOf(owner)}" and "${nameOf(data)}" both claim this address`;
      problems.push({ record: path, locale: '', field: 'slug', message });
    }
  }
  if (problems.length > 0) throw new RecordsError(collection, problems);
}
