import type { Locale } from '~/lib/i18n/locale';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordsError } from '~/session/contentErrors';
import { createParser } from '~/loaders/parseRecord';
import { renderHtml } from '../support/render';
import { type RawRecord, anyRecord } from './records';
import { TARGETS, type Target } from './targets';
import { findUnsafeHtml } from './unsafeHtml';

/** Records per collection; `FUZZ_RUNS=5000` searches longer. */
const RUNS = Number(process.env.FUZZ_RUNS || 60);
/** The same seed yields the same records. */
const SEED = Number(process.env.FUZZ_SEED || 1);
/** Longer than any record takes on a busy machine. */
const HANG_MS = 20_000;
const TIMEOUT_MS = 120_000 + RUNS * 2000;

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

/** Returns a function that parses a record in both locales, or returns nothing if it is refused. */
function createParse({ collection, schema }: Target) {
  const parser = createParser({ collection, schema, nameOf: () => 'it', idOf: () => 'it' });
  return (record: { es: RawRecord; en: RawRecord }) => {
    const { entries, problems } = parser(record);
    if (problems.length === 0) return entries;
    const { message } = new RecordsError(collection, problems);
    expect(message).toContain(`${collection} › it › `);
    for (const problem of problems) expect(problem.message).toBeTruthy();
    return [];
  };
}

/** Whether an error names what an editor or a developer must correct. */
const isExpected = (error: unknown) =>
  error instanceof RangeError && / has no label "\S/.test(error.message);

/** Renders an entry with every component that shows its collection. */
async function renderEntry(target: Target, { locale, data }: { locale: Locale; data: unknown }) {
  try {
    target.compute?.(data as never, locale);
    for (const [component, props] of target.views(data as never, locale)) {
      expect(findUnsafeHtml(await renderHtml(component, props))).toBeUndefined();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

/** Drops null fields, so that a failure shows only what is needed to reproduce it. */
const withoutNulls = (_key: string, value: unknown) => (value === null ? undefined : value);

test.each(TARGETS)(
  'every record of $collection is rendered safely or refused by name',
  async (target) => {
    const record = anyRecord(target.query, target.path);
    const parse = createParse(target);
    let accepted = 0;
    const property = fc.asyncProperty(
      record,
      fc.option(record, { nil: undefined, freq: 1 }),
      async (es, en) => {
        const begin = performance.now();
        const entries = parse({ es, en: { ...(en ?? es), id: es.id } });
        for (const entry of entries) await renderEntry(target, entry);
        expect(performance.now() - begin, 'milliseconds for one record').toBeLessThan(HANG_MS);
        if (entries.length > 0) accepted++;
      },
    );
    const path = process.env.FUZZ_PATH;
    const numRuns = RUNS * (target.runsFactor ?? 1);
    const result = await fc.check(property, { seed: SEED, numRuns, ...(path && { path }) });
    if (result.failed) {
      const { counterexample, counterexamplePath, errorInstance, numShrinks } = result;
      const [es, en] = counterexample!;
      throw new Error(
        `FUZZ_SEED=${SEED} FUZZ_PATH=${counterexamplePath}, ${target.collection}, ` +
          `after ${numShrinks} shrinks: ${JSON.stringify({ es, en }, withoutNulls)}\n${errorInstance}`,
        { cause: errorInstance },
      );
    }
    expect(accepted).toBeGreaterThan(0);
    console.info(`${target.collection}: ${result.numRuns} records, ${accepted} rendered`);
  },
  TIMEOUT_MS,
);
