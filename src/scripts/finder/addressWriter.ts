/**
 * Writes searches into the address. Back returns to the search before, except that further changes of
 * the same range, or of the words, replace the entry.
 */
export class AddressWriter {
  readonly #path = location.pathname;
  /** Resolves when the router treats the entries of the history as its own. */
  readonly #router: Promise<unknown>;
  #query = location.search;
  #step: string | undefined;

  constructor(router: Promise<unknown>) {
    this.#router = router;
  }

  /** Whether the address has another search of this page than the one read or written last. */
  isOutdated = (): boolean => location.pathname === this.#path && location.search !== this.#query;

  /**
   * Returns the query of the address, after Back or Forward.
   *
   * @param step the step that the next change continues
   */
  read(step?: string): URLSearchParams {
    this.#query = location.search;
    this.#step = step;
    return new URLSearchParams(location.search);
  }

  /**
   * Writes a search, as soon as the router is there: it would take over an entry without its state, and
   * scroll to its top.
   *
   * @param query without `?`; empty for the plain page
   * @param step what was changed; `undefined` for a step of its own
   */
  async write(query: string, step: string | undefined): Promise<void> {
    await this.#router;
    const search = query && `?${query}`;
    if (location.pathname !== this.#path || search === this.#query) return;
    const isStep = step === undefined || step !== this.#step;
    const state: unknown = history.state && { ...history.state, scrollX, scrollY };
    history[isStep ? 'pushState' : 'replaceState'](state, '', this.#path + search);
    this.#step = step;
    this.#query = search;
  }

  /** Writes a search that continues the last step. */
  continueStep(query: string): Promise<void> {
    this.#step ??= 'more';
    return this.write(query, this.#step);
  }
}
