/**
 * Who keeps account, while a site is built, of what each page asked: a page stands as long as every
 * answer is the one that it was made of. There is none in `astro dev` and in tests.
 */
export interface Notary {
  /** Learns how a question is answered, so that it can ask again what an older page had asked. */
  register(name: string, answer: (...subject: never[]) => unknown): void;
  /** Answers, once in a build, and notes that the page that is being made has asked. */
  ask<Answer>(name: string, subject: unknown[], answer: () => Answer): Answer;
  /** Learns the digest of a record, wherever it comes in an answer. */
  know(record: object, digest: string): void;
  /** Tells two values apart. */
  digestOf(value: unknown): string;
}

/** Under which the notary is found: the site is bundled apart from the integration that builds it. */
export const TRACKER_KEY = Symbol.for('foco-agencia:notary');

/** The notary, while a site is built. */
export const findTracker = () =>
  (globalThis as Record<symbol, unknown>)[TRACKER_KEY] as Notary | undefined;

/**
 * Makes a question out of a function whose answer pages show and that may differ from build to
 * build: it follows from the content, the day or the environment. What is asked within its answer
 * is not noted apart, so a narrow question keeps pages standing that a wide one would not.
 *
 * @param name the only one of its kind
 * @param answer takes values that JSON can hold, and gives one that nobody changes
 */
export function trackedQuery<Subject extends unknown[], Answer>(
  name: string,
  answer: (...subject: Subject) => Answer,
): (...subject: Subject) => Answer {
  findTracker()?.register(name, answer);
  return (...subject) => {
    const notary = findTracker();
    return notary ? notary.ask(name, subject, () => answer(...subject)) : answer(...subject);
  };
}
