import type { Fault } from '~/lib/contact/validate';
import type { FieldName } from '~/lib/contact/fields';

/** Why a message could not be sent. */
export type Failure = 'offline' | 'slow' | 'refused';

/** Everything the form says, in the page's language. */
export interface ContactTexts {
  labels: Record<Exclude<FieldName, 'privacy'>, string>;
  /** Put after the label of a field that may stay empty. */
  optional: string;
  /** What helps to fill in a field. */
  hints: Partial<Record<FieldName, string>>;
  /** The first entry of the list of writers, which is no answer; and who may be writing. */
  choose: string;
  writers: [key: string, words: string][];
  /** The sentence of the box, cut around its link. */
  privacy: { before: string; link: string; after: string };
  /** Said to whoever can see the field that only machines fill in. */
  honeypot: string;
  send: string;
  sending: string;
  sent: string;
  retry: string;
  /** The heading of the list of faults, and the faults of each field. */
  faultsTitle: string;
  faults: Record<FieldName, Partial<Record<Fault, string>>>;
  /** The heading of a failure, why it came to be, and what else can be done. */
  failureTitle: string;
  failures: Record<Failure, string>;
  elsewhere: string;
}
