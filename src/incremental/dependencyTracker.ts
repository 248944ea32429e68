import { AsyncLocalStorage } from 'node:async_hooks';
import type { Notary } from '../lib/incremental/trackedQuery.ts';
import { TRACKER_KEY } from '../lib/incremental/trackedQuery.ts';
import { digestOf, know } from './hash.ts';

/** What one page asked, each as the text of `[name, ...subject]`. */
export type Asked = Set<string>;

type Answer = (...subject: never[]) => unknown;

/** The account of one build: its answers, and which page asked for them. */
export class Account implements Notary {
  readonly know = know;
  readonly digestOf = digestOf;
  readonly #questions = new Map<string, Answer>();
  readonly #answers = new Map<string, unknown>();
  readonly #digests = new Map<string, Promise<string | undefined>>();
  readonly #texts = new Map<string, string>();
  readonly #page = new AsyncLocalStorage<Asked | undefined>();

  /** Begins an account in the place of an older one. */
  static open(): Account {
    const account = new Account();
    (globalThis as Record<symbol, unknown>)[TRACKER_KEY] = account;
    return account;
  }

  register(name: string, answer: Answer): void {
    if (this.#questions.has(name)) throw new Error(`Two questions are named "${name}"`);
    this.#questions.set(name, answer);
  }

  ask<T>(name: string, subject: unknown[], answer: () => T): T {
    const asked = this.#once(JSON.stringify([name, ...subject]));
    this.#page.getStore()?.add(asked);
    if (!this.#answers.has(asked)) {
      this.#answers.set(asked, this.#page.run(undefined, answer));
    }
    return this.#answers.get(asked) as T;
  }

  /** Makes a page, and notes in `asked` what it asks. */
  noting<T>(asked: Asked, make: () => Promise<T>): Promise<T> {
    return this.#page.run(asked, make);
  }

  /**
   * What the answer is like in this build. Nothing where nobody answers such a question any more,
   * or not without an error.
   */
  digest(asked: string): Promise<string | undefined> {
    const known = this.#digests.get(asked);
    if (known) return known;
    const digest = this.#answer(asked).then(digestOf, () => undefined);
    this.#digests.set(asked, digest);
    return digest;
  }

  /** Ten thousand pages that ask the same hold its text once. */
  #once(asked: string): string {
    const known = this.#texts.get(asked);
    if (known === undefined) this.#texts.set(asked, asked);
    return known ?? asked;
  }

  async #answer(asked: string): Promise<unknown> {
    const [name, ...subject] = JSON.parse(asked) as [string, ...never[]];
    const answer = this.#questions.get(name);
    if (!answer) throw new Error(`Nobody answers "${name}"`);
    return this.ask(name, subject, () => answer(...subject));
  }
}
