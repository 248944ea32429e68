import type { Payload, PayloadRequest } from 'payload';
import { guessFamilyName } from '#contract/familyName.ts';
import type { List } from '#contract/lists.ts';

/** A talent's place in a list, as it is stored. */
interface Place {
  id: number | string;
  name: string;
  familyName: string;
  position: number | null;
}

/** A new position of a talent. */
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

/** Returns where the people begin who need no position: they follow, sorted by family name. */
function findTail(order: readonly Place[]): number {
  let start = order.length;
  while (start > 0) {
    const place = order[start - 1]!;
    const next = order[start];
    if (place.position !== null || (next && byName(place, next) > 0)) break;
    start--;
  }
  return start;
}

/** Returns the indexes of the most people whose positions already increase. */
function findKept(head: readonly Place[]): Set<number> {
  const lengths: number[] = [];
  const previous: (number | undefined)[] = [];
  let last: number | undefined;
  head.forEach(({ position }, index) => {
    if (position === null) return;
    lengths[index] = 1;
    for (let before = 0; before < index; before++) {
      const isLonger = (lengths[before] ?? 0) >= lengths[index]!;
      if (isLonger && (head[before]!.position ?? Infinity) < position) {
        lengths[index] = lengths[before]! + 1;
        previous[index] = before;
      }
    }
    if (last === undefined || lengths[index]! > lengths[last]!) last = index;
  });
  const kept = new Set<number>();
  for (let index = last; index !== undefined; index = previous[index]) kept.add(index);
  return kept;
}

/** Returns positions for the people between those who keep theirs, or `undefined` without room. */
function fillGaps(head: readonly Place[], kept: ReadonlySet<number>): Move[] | undefined {
  const moves: Move[] = [];
  for (let start = 0; start < head.length; start++) {
    if (kept.has(start)) continue;
    let end = start;
    while (end < head.length && !kept.has(end)) end++;
    const low = start === 0 ? -1 : head[start - 1]!.position!;
    const count = end - start;
    const high = end === head.length ? low + STEP * (count + 1) : head[end]!.position!;
    const step = (high - low) / (count + 1);
    if (step < 1) return undefined;
    for (let index = start; index < end; index++) {
      const position = Math.floor(low + step * (index - start + 1));
      moves.push({ id: head[index]!.id, position });
    }
    start = end;
  }
  return moves;
}

/**
 * Returns the new positions that put people in this order, for as few of them as possible. People
 * without a position at the end need none while they are sorted by family name.
 */
export function planPositions(order: readonly Place[]): Move[] {
  const head = order.slice(0, findTail(order));
  const moves =
    fillGaps(head, findKept(head)) ??
    head.map(({ id }, index) => ({ id, position: (index + 1) * STEP }));
  return moves.filter(
    ({ id, position }) => head.find((place) => place.id === id)?.position !== position,
  );
}

/** A person of a list, with their main photograph. */
interface ListedPerson extends Place {
  photo: number | string | undefined;
}

const idOf = (photo: unknown): number | string | undefined =>
  typeof photo === 'object' ? (photo as { id?: number } | null)?.id : (photo as number | undefined);

/** Returns the people that a list of the site shows, in its order. */
export async function findListedPeople(
  payload: Payload,
  list: List,
  req?: PayloadRequest,
): Promise<ListedPerson[]> {
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
      photo: idOf(photo),
    }))
    .sort(byPlace);
}
