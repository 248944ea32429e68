import type { PayloadRequest } from 'payload';

/** What callers and hooks leave in the context of a request for the hooks that follow. */
interface RequestFacts {
  /** Whether an operation saves a draft beside the public version, which it does not change. */
  isDraftSave?: boolean | undefined;
  /** Id of the version that an operation restores. */
  restoredVersion?: string | undefined;
  /** Whether an update moves a record to the trash or recovers it from there; it changes nothing else. */
  trashOperation?: 'trash' | 'recover' | undefined;
  /** Whether a record was online before the save. */
  [wasPublished: `wasPublished:${string}`]: boolean | undefined;
  /** The stored Spanish text of a field. */
  [spanish: `spanish:${string}`]: unknown;
  /** Texts in the other language that are saved too, in the shape of the record; `null` removes a text. */
  translations?: Record<string, unknown> | undefined;
  /** The alternative text in the other language, of a picture's form. */
  altOther?: string | undefined;
  /** Names of changed fields that the saved data do not show, for the audit log. */
  hiddenChanges?: string[] | undefined;
  /** E-mail address of the account that signs in. */
  signingIn?: string | undefined;
  /** Whether a sign-in only checks a password, and is undone. */
  isPasswordCheck?: boolean | undefined;
  /** Whether a password is random: to estimate its strength would take a second. */
  isPasswordRandom?: boolean | undefined;
  /** Whether sessions count that lack their second factor. */
  hasPendingSessions?: boolean | undefined;
  /** Set by the S3 adapter when it saves a record again after it has stored the file. */
  skipCloudStorage?: boolean | undefined;
}

/**
 * Returns the context of a request with its types.
 *
 * @example
 * if (contextOf(req).trashOperation === 'recover') …
 */
export const contextOf = (req: Pick<PayloadRequest, 'context'>): RequestFacts =>
  req.context as RequestFacts;

/** Returns the context for an operation that the CMS's own code starts. */
export const contextWith = (facts: RequestFacts): PayloadRequest['context'] => ({ ...facts });
