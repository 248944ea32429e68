import type { LocalisedRecord } from './fetchRecords';
import { problemLines } from '~/loaders/errors';
import { type Parsed, type Reading, parseRecords, createParser } from './parseRecord';

type Warn = (message: string) => void;

/** A global has no id: there is one of it. */
const idOf = ({ es }: LocalisedRecord<unknown>) => (es as { id?: unknown } | null)?.id;

/**
 * Reads drafts, of which any may be half-written, for a preview that goes on without them: in the
 * place of a draft that cannot be shown stands what is published of that record, or nothing.
 *
 * @param loadPublished gives the published records; asked only when a draft cannot be shown
 * @param warn is told what is missing in each draft that is not shown
 */
export async function parseDrafts<T>(
  drafts: LocalisedRecord<unknown>[],
  reading: Reading<T>,
  loadPublished: () => Promise<LocalisedRecord<unknown>[]>,
  warn: Warn = console.warn,
): Promise<Parsed<T>[]> {
  let published: LocalisedRecord<unknown>[] | undefined;
  const parsed: Parsed<T>[] = [];
  const parse = createParser(reading);
  for (const draft of drafts) {
    const { entries, problems } = parse(draft);
    if (problems.length === 0) {
      parsed.push(...entries);
      continue;
    }
    published ??= await loadPublished();
    const live = published.find((record) => idOf(record) === idOf(draft));
    const instead = live ? 'what is published is shown instead' : 'it is left out';
    const lines = problemLines(reading.collection, problems);
    warn([`Preview: a draft cannot be shown, ${instead}:`, ...lines].join('\n'));
    // What is published is right, or else the site itself could not be built: then this throws.
    if (live) parsed.push(...parseRecords([live], reading));
  }
  return parsed;
}

/** Leaves out the drafts that claim an address which another record has already. */
export function dropDuplicatePaths<T>(
  collection: string,
  records: Parsed<T>[],
  pathOf: (data: T) => string,
  nameOf: (data: T) => string,
  warn: Warn = console.warn,
): Parsed<T>[] {
  const owners = new Map<string, T>();
  return records.filter(({ locale, data }) => {
    const key = `${locale}/${pathOf(data)}`;
    const owner = owners.get(key);
    if (!owner) owners.set(key, data);
    else if (locale === 'es') {
      const names = `"${nameOf(data)}" claims the address of "${nameOf(owner)}"`;
      warn(`Preview: a draft is left out:\n  ${collection} › ${pathOf(data)}: ${names}`);
    }
    return !owner;
  });
}
