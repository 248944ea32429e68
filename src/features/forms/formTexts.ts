import type { FieldError } from './validateForm';

/** Why a submission failed: no network, no response in time, or an error status. */
export type SubmitFailure = 'offline' | 'slow' | 'refused';

/** The texts that every form has, in the page's language. */
export interface FormTexts<Name extends string = string> {
  labels: Partial<Record<Name, string>>;
  /** Shown after the label of an optional field. */
  optional: string;
  /** The help text of fields that have one. */
  hints: Partial<Record<Name, string>>;
  /** The first option of a select, whose value is empty. */
  placeholder: string;
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
  errors: Record<FieldError, Partial<Record<Name, string>>>;
  failureTitle: string;
  failures: Record<SubmitFailure, string>;
  /** Introduces the e-mail address in a failure notice. */
  emailInstead: string;
}

/** The value and the label of each option of a select, in display order. */
export type Options = [value: string, label: string][];
