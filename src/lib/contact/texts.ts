import type { FieldName } from './fields';
import type { FieldError } from './validate';

/** Why a submission failed: no network, no response in time, or an error status. */
export type SubmitFailure = 'offline' | 'slow' | 'refused';

/** Every text of the contact form, in the page's language. */
export interface ContactTexts {
  labels: Record<Exclude<FieldName, 'privacy'>, string>;
  /** Shown after the label of an optional field. */
  optional: string;
  /** The help text of fields that have one. */
  hints: Partial<Record<FieldName, string>>;
  /** The first option of the select, whose value is empty. */
  placeholder: string;
  writers: [value: string, label: string][];
  /** The label of the privacy checkbox, split around its link. */
  privacy: { before: string; link: string; after: string };
  /** The label of the honeypot, for visitors whose browser shows it. */
  honeypot: string;
  send: string;
  sending: string;
  sent: string;
  retry: string;
  /** The heading of the error summary. */
  errorsTitle: string;
  /** The message of each field error that can occur, by field. */
  errors: Record<FieldError, Partial<Record<FieldName, string>>>;
  failureTitle: string;
  failures: Record<SubmitFailure, string>;
  /** Introduces the e-mail address in a failure notice. */
  emailInstead: string;
}
