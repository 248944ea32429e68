import type { RawRecord } from './answer';
import type { Ask } from './client';
import type { Locale } from '~/lib/locale';
import { LOCALES } from '~/lib/locale';
import { recordsOf } from './answer';
import { type Counted, behind, conditions } from './census';
import { RequestError } from './error';

/** One record in each locale. */
export type Translations<T = RawRecord> = Record<Locale, T>;

/** What is asked for, and which records of it. */
export interface Source extends Counted {
  query: string;
  isLocalised: boolean;
}

/** Takes the records of one page. */
type Take = (records: Translations[]) => void;

/** How many records are asked for at a time. */
const PAGE_SIZE = 100;
const ROUNDS = 3;

const stamp = (records: RawRecord[]) =>
  records.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();

/** Records in every locale and of one state: when an editor saved in between, they are asked for again. */
async function inLocales(
  ask: Ask,
  source: Source,
  condition: object | undefined,
): Promise<Translations[]> {
  const { operation, query, isLocalised, isPreview } = source;
  const draft = isPreview && { draft: true };
  const question = { where: conditions(source, condition), limit: PAGE_SIZE, ...draft };
  for (let round = 0; round < ROUNDS; round++) {
    const answers: RawRecord[][] = [];
    for (const locale of isLocalised ? LOCALES : LOCALES.slice(0, 1)) {
      const data = await ask(operation, query, { ...(isLocalised && { locale }), ...question });
      answers.push(recordsOf(operation, data));
    }
    const [es = [], en = es] = answers;
    if (stamp(es) === stamp(en)) return es.map((record, index) => ({ es: record, en: en[index]! }));
  }
  throw new RequestError(operation, 'the records kept changing while they were read');
}

/**
 * Loads every record in every locale, and hands them on page by page. Pages are cut by id, so that
 * what is added or deleted meanwhile neither doubles nor drops a record.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function loadAll(ask: Ask, source: Source, take: Take): Promise<void> {
  for (let last: RawRecord | undefined; ;) {
    const found = await inLocales(ask, source, behind(last));
    take(found);
    last = found.at(-1)?.es;
    if (found.length < PAGE_SIZE) return;
  }
}

/**
 * Loads every record in every locale, all to be held at once.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function collectAll(ask: Ask, source: Source): Promise<Translations[]> {
  const all: Translations[] = [];
  await loadAll(ask, source, (found) => all.push(...found));
  return all;
}

/**
 * Loads the records with these ids, as far as they are still there, and hands them on.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function loadSome(
  ask: Ask,
  source: Source,
  ids: RawRecord['id'][],
  take: Take,
): Promise<void> {
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    const batch = ids.slice(start, start + PAGE_SIZE);
    // Payload's GraphQL knows no list of ids.
    const anyOf = { OR: batch.map((id) => ({ id: { equals: id } })) };
    take(await inLocales(ask, source, anyOf));
  }
}

const updatedAt = (value: unknown) => (value as { updatedAt?: unknown } | null)?.updatedAt;

/**
 * Loads a global, the CMS's word for a record that there is one of, in every locale. To ask whether
 * it changed would cost as much.
 *
 * @param isPreview whether its latest draft is asked for, in the place of what is published
 * @throws {RequestError} when the CMS cannot be read
 */
export async function loadGlobal(
  ask: Ask,
  operation: string,
  query: string,
  isPreview = false,
): Promise<Translations<unknown>> {
  const inLocale = async (locale: Locale) => {
    const variables = { locale, ...(isPreview && { draft: true }) };
    const data = (await ask(operation, query, variables)) as Record<string, unknown>;
    return data[operation];
  };
  for (let round = 0; round < ROUNDS; round++) {
    const [es, en] = [await inLocale('es'), await inLocale('en')];
    if (updatedAt(es) === updatedAt(en)) return { es, en };
  }
  throw new RequestError(operation, 'it kept changing while it was read');
}
