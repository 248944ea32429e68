import type { Payload, PayloadRequest } from 'payload';
import { guessFamilyName } from '#contract/familyName.ts';
import type { List } from '#contract/lists.ts';

interface Place {
  id: number | string;
  name: string;
  familyName: string;
  position: number | null;
}

interface Move {
  id: number | string;
  position: number;
}

/** Distance between new positions: somebody can be put between two people without moving others. */
const STEP = 10;
const { compare } = new Intl.Collator('es');

const byName = (a: Place, b: Place): number =>
  compare(a.familyName, b.familyName) || compare(a.name, b.name);

/** Compares talents as the site does: by position, then by family name. */
const byPlace = (a: Place, b: Place): number => {
  const first = a.position ?? Infinity;
  const second = b.position ?? Infinity;
  return first === second ? byName(a, b) : first - second;
};

const longest = (runs: Place[][]): Place[] =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), []);

/** Returns the most people whose positions already increase. */
function findKept(head: readonly Place[]): Place[] {
  // For each person, the longest row of increasing positions that ends there.
  const runs: Place[][] = [];
  for (const place of head) {
    const { position } = place;
    if (position === null) continue;
    runs.push([...longest(runs.filter((run) => run.at(-1)!.position! < position)), place]);
  }
  return longest(runs);
}

/** Returns positions for the people between those who keep theirs, or `undefined` without room. */
function fillGaps(head: readonly Place[], kept: readonly Place[]): Move[] | undefined {
  const moves: Move[] = [];
  let low = -1;
  let gap: Place[] = [];
  for (const place of [...head, undefined]) {
    if (place && !kept.includes(place)) {
      gap.push(place);
      continue;
    }
    const high = place?.position ?? low + STEP * (gap.length + 1);
    const step = (high - low) / (gap.length + 1);
    if (gap.length > 0 && step < 1) return undefined;
    for (const [index, { id }] of gap.entries()) {
      moves.push({ id, position: Math.floor(low + step * (index + 1)) });
    }
    low = high;
    gap = [];
  }
  return moves;
}

/**
 * Returns the new positions that put people in this order, for as few of them as possible. People
 * without a position at the end need none while they are sorted by family name.
 */
export function planPositions(order: readonly Place[]): Move[] {
  const last = order.findLastIndex((place, index) => {
    const next = order[index + 1];
    return place.position !== null || (next !== undefined && byName(place, next) > 0);
  });
  const head = order.slice(0, last + 1);
  const moves =
    fillGaps(head, findKept(head)) ??
    head.map(({ id }, index) => ({ id, position: (index + 1) * STEP }));
  return moves.filter(
    ({ id, position }) => head.find((place) => place.id === id)?.position !== position,
  );
}

/** Returns the people that a list of the site shows, in its order, with their main photographs. */
export async function findListedPeople(payload: Payload, list: List, req?: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'talents',
    where: {
      and: [
        { list: { equals: list } },
        { _status: { equals: 'published' } },
        { visibility: { equals: 'listed' } },
      ],
    },
    select: { name: true, familyName: true, position: true, photo: true },
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs
    .map(({ id, name, familyName, position, photo }) => ({
      id,
      name: name ?? '',
      familyName: familyName || guessFamilyName(name ?? ''),
      position: position ?? null,
      photo: (photo as number | null | undefined) ?? undefined,
    }))
    .sort(byPlace);
}
