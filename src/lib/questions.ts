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
export const NOTARY = Symbol.for('foco-agencia:notary');

/** The notary, while a site is built. */
export const findNotary = () =>
  (globalThis as Record<symbol, unknown>)[NOTARY] as Notary | undefined;

/**
 * Makes a question out of a function whose answer pages show and that may differ from build to
 * build: it follows from the content, the day or the environment. What is asked within its answer
 * is not noted apart, so a narrow question keeps pages standing that a wide one would not.
 *
 * @param name the only one of its kind
 * @param answer takes values that JSON can hold, and gives one that nobody changes
 */
export function question<Subject extends unknown[], Answer>(
  name: string,
  answer: (...subject: Subject) => Answer,
): (...subject: Subject) => Answer {
  findNotary()?.register(name, answer);
  return (...subject) => {
    const notary = findNotary();
    return notary ? notary.ask(name, subject, () => answer(...subject)) : answer(...subject);
  };
}
