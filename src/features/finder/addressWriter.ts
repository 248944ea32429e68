/** A scroll position in pixels, as in the router's state of an entry of the history. */
export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/**
 * Writes searches into the address. Back returns to the search before, except that further changes of
 * the same range, or of the words, replace the entry.
 */
export class AddressWriter {
  readonly #path = location.pathname;
  /**
   * Resolves when the router is loaded. It takes over an entry without its state as it finds it, and one
   * with a state by scrolling to the position in it.
   */
  readonly #router: Promise<unknown>;
  #query = location.search;
  #step: string | undefined;

  constructor(router: Promise<unknown>) {
    this.#router = router;
  }

  /** Whether the address has another search of this page than the one read or written last. */
  isOutdated = (): boolean => location.pathname === this.#path && location.search !== this.#query;

  /** Returns the query of the address, after Back or Forward. */
  read(): URLSearchParams {
    this.#query = location.search;
    this.#step = undefined;
    return new URLSearchParams(location.search);
  }

  /**
   * Writes a search.
   *
   * @param query without `?`; empty for the plain page
   * @param step what was changed; `undefined` for a step of its own
   */
  async write(query: string, step: string | undefined): Promise<void> {
    await this.#router;
    const isStep = step === undefined || step !== this.#step;
    if (this.#set(query, isStep)) this.#step = step;
  }

  /** Writes a search in place of the last one. */
  async replace(query: string): Promise<void> {
    await this.#router;
    this.#set(query, false);
  }

  /** Sets the query of the address; returns whether it changed. */
  #set(query: string, isStep: boolean): boolean {
    const search = query && `?${query}`;
    if (location.pathname !== this.#path || search === this.#query) return false;
    const state: unknown = history.state && { ...history.state, scrollX, scrollY };
    history[isStep ? 'pushState' : 'replaceState'](state, '', this.#path + search);
    this.#query = search;
    return true;
  }
}
