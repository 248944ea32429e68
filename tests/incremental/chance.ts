/** Chance that comes out the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1, without 1; by the method known as mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to a limit, without the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** One of several; of none, nothing. */
  oneOf<T>(several: readonly T[]): T | undefined {
    return several[this.below(several.length)];
  }

  /** Whether it happens, with a chance of 0 to 1. */
  happens(share: number): boolean {
    return this.next() < share;
  }
}
