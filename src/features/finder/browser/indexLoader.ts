import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import { loadIndex } from '~/features/finder/columns/loadIndex';
import { PREPARATIONS } from '~/features/finder/columns/prepareWords';

/** The index, once it has arrived: later pages of the visit use it at once. */
let arrived: FinderIndex | undefined;

/** Prepares the search for words while the browser is idle, one step at a time. */
function prepareWords(index: FinderIndex): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  for (const prepare of PREPARATIONS) whenIdle(() => prepare(index));
}

/** Loads the index on behalf of one page. */
export class IndexLoader {
  readonly #onArrival: (index: FinderIndex) => void;
  readonly #onFailure: (error: unknown) => void;
  /** Whether the visitor waits for the index: its failure is then reported. */
  #isAwaited = false;
  #state: 'idle' | 'loading' | 'failed' | 'done' = 'idle';

  constructor(onArrival: (index: FinderIndex) => void, onFailure: (error: unknown) => void) {
    this.#onArrival = onArrival;
    this.#onFailure = onFailure;
  }

  /**
   * Loads the index once. It is tried twice, since a deployment may replace it between the requests for
   * its path and its content. An index that has arrived before is used at once.
   *
   * @param isAwaited whether the visitor waits for it; only then a failure is reported and a later call
   *   tries again
   */
  async load(isAwaited: boolean): Promise<void> {
    this.#isAwaited ||= isAwaited;
    if (this.#state === 'done' || this.#state === 'loading') return;
    if (this.#state === 'failed' && !isAwaited) return;
    try {
      this.#state = 'loading';
      // Without waiting if it is there: the results are then in the first frame of the page.
      arrived ??= await loadIndex().catch(() => loadIndex());
    } catch (error) {
      this.#state = 'failed';
      if (this.#isAwaited) this.#onFailure(error);
      return;
    }
    this.#state = 'done';
    this.#onArrival(arrived);
    prepareWords(arrived);
  }
}
