import { createHash } from 'node:crypto';

/** Records come in many answers, and bring the digest that they were loaded with. */
const known = new WeakMap<object, string>();

/** The SHA-256 of a text or of bytes. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const digest = known.get(value);
  if (digest) return digest;
  if (Array.isArray(value)) return `[${value.map(write).join()}]`;
  // A map or a date has no entries: all of them would be alike.
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`What pages ask or are given is plain data, no ${value.constructor?.name}`);
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${write(part)}`,
  );
  return `{${parts.join()}}`;
}

/**
 * Tells two values apart, as JSON would write them.
 *
 * @throws {TypeError} when there is anything in it that JSON would not write whole
 */
export const digestOf = (value: unknown): string => sha256(write(value));

/** Lets a value be told by the digest that is known of it, wherever it comes in another. */
export const know = (value: object, digest: string): void => void known.set(value, `#${digest}`);
