/** A pseudo-random number generator (mulberry32): the same seed yields the same sequence. */
export class SeededRandom {
  #state: number;

  /** @param seed any integer; only its lowest 32 bits count */
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns the next number: 0 ≤ number < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns an integer: 0 ≤ integer < limit. */
  integer(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** Returns one of the items, or undefined when there are none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.integer(items.length)];
  }

  /** Returns true with this probability, from 0 to 1. */
  boolean(probability: number): boolean {
    return this.next() < probability;
  }
}
