/** A source of chance that a number wholly determines. */
export interface Chance {
  /** A number from 0 to 1. */
  next: () => number;
  /** A whole number below that one. */
  below: (limit: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** True so often, from 0 to 1. */
  happens: (share: number) => boolean;
}

/** Makes the source of chance of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    happens: (share) => next() < share,
  };
}
