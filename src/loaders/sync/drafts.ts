import type { LocalisedRecord } from './fetchRecords';
import type { EarlierVersions } from './fallback';
import { type ParseOptions, collectEntries, createParser } from './parseRecord';

/** Returns the record's id, or `null` for a global, which has none. */
const recordIdOf = ({ es }: LocalisedRecord<unknown>): string | null => {
  const { id } = (es ?? {}) as { id?: unknown };
  return id === undefined ? null : String(id);
};

/**
 * The published versions of records, which replace invalid drafts in a preview.
 *
 * @param published the published records
 * @param isStrict whether `find` throws a RecordsError when the published version is invalid too
 */
export function publishedVersions<T>(
  published: LocalisedRecord<unknown>[],
  options: ParseOptions<T>,
  isStrict: boolean,
): EarlierVersions<T> {
  const parse = createParser(options);
  return {
    fallback: 'publishedVersion',
    find: (recordId) => {
      const record = published.find((candidate) => recordIdOf(candidate) === recordId);
      if (!record) return [];
      const result = parse(record);
      return isStrict ? collectEntries([result], options.collection) : result.entries;
    },
  };
}
