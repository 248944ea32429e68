import type { Ask } from './client';
import type { Locale } from '~/lib/locale';
import { z } from 'astro/zod';
import { LOCALES } from '~/lib/locale';
import { RequestError } from './error';

/** A record as the CMS answered it; `updatedAt` tells whether two answers are of one state. */
const recordSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
});
type RawRecord = z.infer<typeof recordSchema>;

/** One record in each locale. */
export type Translations<T = RawRecord> = Record<Locale, T>;

/** What is asked for, and which records of it. */
export interface Source {
  /** Name of the GraphQL operation and of the field it answers with, e.g. `Talents`. */
  operation: string;
  query: string;
  /** Whether editors publish these records; what they have not published is not asked for. */
  hasDrafts: boolean;
  isLocalised: boolean;
}

const PAGE_SIZE = 100;
const ROUNDS = 3;

async function page(
  ask: Ask,
  source: Source,
  after: unknown,
  locale: Locale,
): Promise<RawRecord[]> {
  const conditions = [
    ...(after === undefined ? [] : [{ id: { greater_than: after } }]),
    ...(source.hasDrafts ? [{ _status: { equals: 'published' } }] : []),
  ];
  const data = await ask(source.operation, source.query, {
    ...(source.isLocalised ? { locale } : {}),
    where: { AND: conditions },
    limit: PAGE_SIZE,
  });
  const answer = z
    .looseObject({ [source.operation]: z.object({ docs: z.array(recordSchema) }) })
    .safeParse(data);
  if (answer.success) return answer.data[source.operation]?.docs ?? [];
  throw new RequestError(source.operation, 'the answer is no list of records');
}

const stamp = (records: RawRecord[]) =>
  records.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();

/** A page in every locale and of one state: when an editor saved in between, it is asked for again. */
async function pageInLocales(ask: Ask, source: Source, after: unknown): Promise<Translations[]> {
  for (let round = 0; round < ROUNDS; round++) {
    const answers: RawRecord[][] = [];
    for (const locale of source.isLocalised ? LOCALES : LOCALES.slice(0, 1)) {
      answers.push(await page(ask, source, after, locale));
    }
    const [es = [], en = es] = answers;
    if (stamp(es) === stamp(en)) return es.map((record, index) => ({ es: record, en: en[index]! }));
  }
  throw new RequestError(source.operation, 'the records kept changing while they were read');
}

/**
 * Loads every record in every locale. Pages are cut by id, so that what is added or deleted
 * meanwhile neither doubles nor drops a record.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function loadRecords(ask: Ask, source: Source): Promise<Translations[]> {
  const all: Translations[] = [];
  for (;;) {
    const found = await pageInLocales(ask, source, all.at(-1)?.es.id);
    all.push(...found);
    if (found.length < PAGE_SIZE) return all;
  }
}

/**
 * Loads a global, the CMS's word for a record that there is one of, in every locale.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function loadGlobal(
  ask: Ask,
  operation: string,
  query: string,
): Promise<Translations<unknown>> {
  const inLocale = async (locale: Locale) => {
    const data = (await ask(operation, query, { locale })) as Record<string, unknown>;
    return data[operation];
  };
  return { es: await inLocale('es'), en: await inLocale('en') };
}
