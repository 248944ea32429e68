import { z } from 'astro/zod';
import { RequestError } from '~/loaders/errors';
import type { Ask } from '~/loaders/client';
import { MEDIA_REVISIONS } from '~/loaders/queries/revisions';
import type { Locale } from '~/lib/i18n/locale';
import { LOCALES } from '~/lib/i18n/locale';

/** A record as the CMS answered it; `updatedAt` tells whether two answers are of one state. */
const recordSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
});
/** A record as it came, of which the rest is not yet known to be right. */
export type RawRecord = z.infer<typeof recordSchema>;

/**
 * Takes the records out of an answer.
 *
 * @throws {RequestError} when it holds none
 */
export function recordsOf(operation: string, data: unknown): RawRecord[] {
  const answer = z
    .looseObject({ [operation]: z.object({ docs: z.array(recordSchema) }) })
    .safeParse(data);
  if (answer.success) return answer.data[operation]?.docs ?? [];
  throw new RequestError(operation, 'the answer is no list of records');
}

/** Each record's id and when it was last changed, by the id as a text. */
export type RevisionIndex = Map<string, RawRecord>;

/** What is counted. */
export interface RevisionSource {
  /** Name of the field that the CMS answers with, e.g. `Talents`. */
  operation: string;
  /** The query that asks for ids and dates alone. */
  census: string;
  /** Whether editors publish these records; what they have not published is not asked for. */
  hasDrafts: boolean;
  /** Whether the latest drafts are asked for, in the place of what is published. @default false */
  isPreview?: boolean;
}

/** All pictures and files. */
export const MEDIA: RevisionSource = {
  operation: 'allMedia',
  census: MEDIA_REVISIONS,
  hasDrafts: false,
};

/** How many revisions one request asks for. */
const REVISION_PAGE_SIZE = 2000;

/** The conditions on records: these, if any, and that they are published where no draft will do. */
export const conditions = (
  { hasDrafts, isPreview = false }: RevisionSource,
  condition?: object,
) => ({
  AND: [
    ...(condition ? [condition] : []),
    ...(hasDrafts && !isPreview ? [{ _status: { equals: 'published' } }] : []),
  ],
});

/** The condition that comes after a record, in the order of the ids. */
export const behind = (last: RawRecord | undefined) => last && { id: { greater_than: last.id } };

/**
 * Asks which records there are and when each was last changed: little, for what it tells.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function fetchRevisions(ask: Ask, counted: RevisionSource): Promise<RevisionIndex> {
  const { operation, census: query } = counted;
  const census: RevisionIndex = new Map();
  for (let last: RawRecord | undefined; ;) {
    const where = conditions(counted, behind(last));
    const page = recordsOf(
      operation,
      await ask(operation, query, { where, limit: REVISION_PAGE_SIZE }),
    );
    for (const record of page) census.set(String(record.id), record);
    last = page.at(-1);
    if (page.length < REVISION_PAGE_SIZE) return census;
  }
}

/** One record in each locale. */
export type LocalisedRecord<T = RawRecord> = Record<Locale, T>;

/** What is asked for, and which records of it. */
export interface Source extends RevisionSource {
  query: string;
  isLocalised: boolean;
}

/** Takes the records of one page. */
type Take = (records: LocalisedRecord[]) => void;

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
): Promise<LocalisedRecord[]> {
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
export async function fetchAll(ask: Ask, source: Source): Promise<LocalisedRecord[]> {
  const all: LocalisedRecord[] = [];
  await loadAll(ask, source, (found) => all.push(...found));
  return all;
}

/**
 * Loads the records with these ids, as far as they are still there, and hands them on.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function fetchByIds(
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
): Promise<LocalisedRecord<unknown>> {
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
