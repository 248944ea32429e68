import type { LocalisedRecord } from './fetchRecords';
import { formatProblems } from '~/loaders/errors';
import { type ParseOptions, type ParsedEntry, createParser, parseRecords } from './parseRecord';

/** Returns the record's id, or `undefined` for a global, which has none. */
const recordIdOf = ({ es }: LocalisedRecord<unknown>) => (es as { id?: unknown } | null)?.id;

/**
 * Parses drafts for a preview. A draft may be incomplete: an invalid one is replaced by the
 * published version of the record, or omitted if there is none, and logged as a warning.
 *
 * @param fetchPublished fetches the published records; called only if a draft is invalid
 * @throws {RecordsError} when the published version is invalid too
 */
export async function parseDrafts<T>(
  drafts: LocalisedRecord<unknown>[],
  options: ParseOptions<T>,
  fetchPublished: () => Promise<LocalisedRecord<unknown>[]>,
): Promise<ParsedEntry<T>[]> {
  let published: LocalisedRecord<unknown>[] | undefined;
  const parsed: ParsedEntry<T>[] = [];
  const parse = createParser(options);
  for (const draft of drafts) {
    const { entries, problems } = parse(draft);
    if (problems.length === 0) {
      parsed.push(...entries);
      continue;
    }
    published ??= await fetchPublished();
    const replacement = published.find((record) => recordIdOf(record) === recordIdOf(draft));
    const outcome = replacement ? 'the published version is shown instead' : 'it is omitted';
    const lines = formatProblems(options.collection, problems);
    console.warn([`Preview: a draft is invalid, ${outcome}:`, ...lines].join('\n'));
    if (replacement) parsed.push(...parseRecords([replacement], options));
  }
  return parsed;
}
