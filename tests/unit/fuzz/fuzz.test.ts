import { beforeEach, expect, test, vi } from 'vitest';
import { RecordsError } from '~/loaders/errors';
import { parseRecords } from '~/loaders/sync/parseRecord';
import { renderHtml } from '../components/render';
import { Answers } from './answers';
import { chanceOf } from './chance';
import { findHarm } from './unsafeHtml';
import { SUBJECTS, type Subject } from './targets';
import { RedirectError } from '~/lib/routing/redirects';

/** Seconds for all collections together; `FUZZ_SECONDS=600` looks longer. */
const SECONDS = Number(process.env.FUZZ_SECONDS || 25);
/** The first seed, `FUZZ_SEED`; each record that is tried has the next one. */
const FIRST_SEED = Number(process.env.FUZZ_SEED || 1);
/** Longer than any record takes on a busy machine: beyond it something hangs. */
const HANG_MS = 20_000;

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

/** Reads one record, in both languages; gives nothing when it is refused as it should be. */
function read({ collection, schema }: Subject, es: object, en: object) {
  try {
    return parseRecords([{ es, en }], { collection, schema, nameOf: () => 'it', idOf: () => 'it' });
  } catch (error) {
    if (!(error instanceof RecordsError)) throw error;
    expect(error.message).toContain(`${collection} › it › `);
    for (const { message } of error.problems) expect(message).toBeTruthy();
    return [];
  }
}

/** Tries one record: whether it was accepted, after it was shown in every way. */
async function tryRecord(subject: Subject, answers: Answers, seed: number): Promise<boolean> {
  const chance = chanceOf(seed);
  const es = answers.record(chance);
  const en = chance.happens(0.5) ? es : { ...answers.record(chance), id: es.id };
  const parsed = read(subject, es, en);
  for (const { locale, data } of parsed) {
    try {
      subject.compute?.(data as never, locale);
    } catch (error) {
      if (!(error instanceof RedirectError)) throw error;
    }
    for (const [component, props] of subject.views(data as never, locale)) {
      expect(findHarm(await renderHtml(component, props))).toBeUndefined();
    }
  }
  return parsed.length > 0;
}

test.each(SUBJECTS)(
  'whatever the CMS answers for $collection is shown harmlessly or refused by name',
  async (subject) => {
    const answers = new Answers(subject.query, subject.path);
    const end = performance.now() + (SECONDS * 1000) / SUBJECTS.length;
    let tried = 0;
    let accepted = 0;
    for (let seed = FIRST_SEED; performance.now() < end || tried < 5; seed++) {
      const begin = performance.now();
      try {
        if (await tryRecord(subject, answers, seed)) accepted++;
      } catch (error) {
        throw new Error(`FUZZ_SEED=${seed}, ${subject.collection}: ${error}`, { cause: error });
      }
      expect(performance.now() - begin, `FUZZ_SEED=${seed} hangs`).toBeLessThan(HANG_MS);
      tried++;
    }
    console.info(`${subject.collection}: ${tried} records, ${accepted} shown`);
  },
  SECONDS * 1000 + 60_000,
);
