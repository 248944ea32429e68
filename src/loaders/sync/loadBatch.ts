import type { Ask } from '~/loaders/client';
import type { Snapshot } from './snapshot';
import type { Parsed } from './parseRecord';
import { ContentError } from '~/loaders/errors';
import { EMPTY_SNAPSHOT } from './snapshot';

/** Reads one collection, of which something may have been kept, or throws. */
export type Read<T> = (ask: Ask, kept: Snapshot) => Promise<Parsed<T>[]>;

type Entries = Parsed<unknown>[];

/** Waits for all, those too that come while it waits. */
async function settle(readings: Map<string, Promise<Entries>>): Promise<void> {
  for (let count = 0; count < readings.size;) {
    count = readings.size;
    await Promise.allSettled(readings.values());
  }
}

async function refuseFailures(readings: Map<string, Promise<Entries>>): Promise<void> {
  const results = await Promise.allSettled(readings.values());
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (failures.length === 1) throw failures[0];
  if (failures.length === 0) return;
  const messages = failures.map((failure: unknown) => (failure as Error).message);
  // One record may fail several queries in the same way: say it once.
  throw new ContentError([...new Set(messages)].join('\n'));
}

/**
 * Lets the loaders of all collections read in one round, so that whatever is wrong in any of them
 * is told at once. Astro starts the loaders side by side; a collection that comes a second time,
 * as on a refresh in dev, begins a new round.
 *
 * @param before what must hold before anything is read, e.g. that the token is accepted
 * @returns a function that gives one collection's entries, and throws when any reader failed
 */
export function createBatch(
  ask: Ask,
  readers: Record<string, Read<unknown>>,
  before: () => Promise<void> = async () => {},
): (name: string, kept?: Snapshot) => Promise<Entries> {
  let readings = new Map<string, Promise<Entries>>();
  let ready: Promise<void> | undefined;
  return async (name, kept = EMPTY_SNAPSHOT) => {
    if (!ready || readings.has(name)) {
      readings = new Map();
      ready = before();
    }
    const round = readings;
    const reading = ready.then(() => readers[name]!(ask, kept));
    round.set(name, reading);
    await settle(round);
    await refuseFailures(round);
    return reading;
  };
}
