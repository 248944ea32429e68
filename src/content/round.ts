import type { Ask } from './client';
import type { Parsed } from './parse';
import { ContentError } from './error';

/** Reads one collection whole, or throws. */
export type Read<T> = (ask: Ask) => Promise<Parsed<T>[]>;

type Entries = Map<string, Parsed<unknown>[]>;

async function readAll(ask: Ask, readers: Record<string, Read<unknown>>): Promise<Entries> {
  const names = Object.keys(readers);
  const results = await Promise.allSettled(names.map((name) => readers[name]!(ask)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) {
    const messages = failures.map((failure: unknown) => (failure as Error).message);
    // One record may fail several queries in the same way: say it once.
    throw new ContentError([...new Set(messages)].join('\n'));
  }
  return new Map(
    results.map((result, index) => [
      names[index]!,
      result.status === 'fulfilled' ? result.value : [],
    ]),
  );
}

/**
 * Lets the loaders of all collections read in one round, so that whatever is wrong in any of them
 * is told at once. Astro starts the loaders side by side; a collection that comes a second time,
 * as on a refresh in dev, begins a new round.
 *
 * @param before what must hold before anything is read, e.g. that the token is accepted
 * @returns a function that gives one collection's entries, and throws when any reader failed
 */
export function roundOf(
  ask: Ask,
  readers: Record<string, Read<unknown>>,
  before: () => Promise<void> = async () => {},
): (name: string) => Promise<Parsed<unknown>[]> {
  let round: Promise<Entries> | undefined;
  const taken = new Set<string>();
  return async (name) => {
    if (!round || taken.has(name)) {
      taken.clear();
      round = before().then(() => readAll(ask, readers));
    }
    taken.add(name);
    return (await round).get(name) ?? [];
  };
}
