import { AsyncLocalStorage } from 'node:async_hooks';
import { sha256 } from './hash.ts';
import { type PictureFile, pictureFileName } from './images/pictureFile.ts';

/** A query with its arguments: the JSON of `[name, ...args]`. */
type QueryKey = string;

type Compute = (...args: never[]) => unknown;

/** What a page or a fragment used while it was rendered. */
interface Collected<Result> {
  result: Result;
  dependencies: ReadonlySet<QueryKey>;
  /** Files of pictures, relative to the output folder. */
  pictures: ReadonlySet<string>;
}

/**
 * Memoises the query results of one build and records the queries of each page. A cached page is reused
 * while all their results are unchanged.
 */
export class BuildTracker {
  readonly #queries = new Map<string, Compute>();
  readonly #results = new Map<QueryKey, unknown>();
  readonly #resultFingerprints = new Map<QueryKey, Promise<string | undefined>>();
  readonly #fragments = new Map<string, Promise<Collected<unknown>>>();
  readonly #keys = new Map<string, QueryKey>();
  readonly #objectFingerprints = new WeakMap<object, string>();
  readonly #currentPage = new AsyncLocalStorage<
    { dependencies: Set<QueryKey>; pictures: Set<string> } | undefined
  >();
  /** The files of pictures that this build needs, by their names relative to the output folder. */
  readonly pictures = new Map<string, PictureFile>();

  /** Registers a query, so that the dependencies of a cached page can be computed again. */
  register(name: string, compute: Compute): void {
    if (this.#queries.has(name)) throw new Error(`Two queries are named "${name}"`);
    this.#queries.set(name, compute);
  }

  /** Returns the memoised result of a query and records it as a dependency of the current page. */
  track<T>(name: string, args: unknown[], compute: () => T): T {
    const key = this.#intern(JSON.stringify([name, ...args]));
    this.#currentPage.getStore()?.dependencies.add(key);
    if (!this.#results.has(key)) {
      this.#results.set(key, this.#currentPage.run(undefined, compute));
    }
    return this.#results.get(key) as T;
  }

  /**
   * Returns a fragment that is rendered once per build, and records its queries as dependencies of
   * the current page.
   */
  async share<T>(id: string, render: () => Promise<T>): Promise<T> {
    let fragment = this.#fragments.get(id);
    if (!fragment) {
      fragment = this.collect(render);
      this.#fragments.set(id, fragment);
    }
    const page = this.#currentPage.getStore();
    const { result, dependencies, pictures } = await fragment;
    for (const key of dependencies) page?.dependencies.add(key);
    for (const name of pictures) page?.pictures.add(name);
    return result as T;
  }

  /** Renders a page or a fragment and returns the result with what it used. */
  async collect<T>(render: () => Promise<T>): Promise<Collected<T>> {
    const used = { dependencies: new Set<QueryKey>(), pictures: new Set<string>() };
    const result = await this.#currentPage.run(used, render);
    return { result, ...used };
  }

  /** Adds a file of a picture to those of the build and of the current page; returns its URL. */
  addPicture(file: PictureFile): string {
    const name = `_astro/${pictureFileName(file)}`;
    this.pictures.set(name, file);
    this.#currentPage.getStore()?.pictures.add(name);
    return `/${name}`;
  }

  /**
   * Returns the fingerprint of a query's result in this build, or undefined if the query fails or
   * no longer exists.
   */
  resultFingerprint(key: QueryKey): Promise<string | undefined> {
    const memoised = this.#resultFingerprints.get(key);
    if (memoised) return memoised;
    const fingerprint = this.#run(key).then(
      (result) => this.fingerprint(result),
      () => undefined,
    );
    this.#resultFingerprints.set(key, fingerprint);
    return fingerprint;
  }

  /**
   * Returns a hash of plain data: two values have the same one if their JSON is the same.
   *
   * @throws {TypeError} when the value contains an object that JSON cannot represent
   */
  fingerprint(value: unknown): string {
    const fingerprints = this.#objectFingerprints;
    const json = JSON.stringify(value, function (this: Record<string, unknown>, key) {
      // Not the replacer's own argument: a Date has become a text there.
      const part = this[key];
      if (typeof part !== 'object' || part === null) return part;
      const fingerprint = fingerprints.get(part);
      if (fingerprint) return fingerprint;
      if (Array.isArray(part)) return part as unknown[];
      // Maps and Dates have no own entries: all of them would have the same fingerprint.
      if (Object.getPrototypeOf(part) === Object.prototype) return part;
      const type = part.constructor?.name;
      throw new TypeError(`Query results and props must be plain data, not ${type}`);
    });
    return sha256(json ?? 'undefined');
  }

  /** Sets the fingerprint of an object, which then replaces its content in other fingerprints. */
  setFingerprint(value: object, fingerprint: string): void {
    this.#objectFingerprints.set(value, `#${fingerprint}`);
  }

  /** Returns one string per key: 10,000 pages with the same dependency share its text. */
  #intern(text: string): QueryKey {
    const key = this.#keys.get(text);
    if (key === undefined) this.#keys.set(text, text);
    return key ?? text;
  }

  async #run(key: QueryKey): Promise<unknown> {
    const [name, ...args] = JSON.parse(key) as [string, ...never[]];
    const compute = this.#queries.get(name);
    if (!compute) throw new Error(`No query is named "${name}"`);
    return this.track(name, args, () => compute(...args));
  }
}
