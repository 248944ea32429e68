import type { Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { type FormKind, type FormSettings, FORMS, fieldNames } from './forms';
import type { FieldError } from './validateForm';

/** Why a submission failed: no network, no response in time, or an error status. */
const FAILURES = ['offline', 'slow', 'refused'] as const;
export type SubmitFailure = (typeof FAILURES)[number];

/** What an enquiry is about: one talent, or the visitor's selection. */
export type Subject = 'talent' | 'selection';

/** Texts by the name of a field, or of a group of fields. */
type Texts = Partial<Record<string, string>>;

/** The texts that differ between forms. */
interface OwnTexts {
  labels: Texts;
  /** The help text of fields that have one. */
  hints: Texts;
  /** The label of each value of a select, by field. */
  options: Record<string, Texts>;
  /** The legends of groups of fields. */
  groups: Texts;
  send: string;
  /**
   * The messages of required fields other than the name, the e-mail and the privacy checkbox, and of
   * malformed ones other than the e-mail and the telephone.
   */
  errors: { missing?: Texts; invalid?: Texts };
}

/** Every text of a form, in the page's language. */
export interface FormTexts extends Omit<OwnTexts, 'errors'> {
  /** Shown after the label of an optional field. */
  optional: string;
  /** The first option of a select, whose value is empty. */
  placeholder: string;
  /** The label of the privacy checkbox, split around its link. */
  privacy: { before: string; link: string; after: string };
  /** The label of the honeypot, for visitors whose browser shows it. */
  honeypot: string;
  sending: string;
  sent: string;
  retry: string;
  /** The heading of the error summary. */
  errorsTitle: string;
  /** The message of each field error that can occur, by field. */
  errors: Record<FieldError, Texts>;
  failureTitle: string;
  failures: Record<SubmitFailure, string>;
  /** Introduces the e-mail address in a failure notice. */
  emailInstead: string;
}

type Translator = ReturnType<typeof translator>;

/** Returns an object with these keys and the text of each. */
const mapKeys = <Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;

const contactTexts = (t: Translator): OwnTexts => ({
  labels: mapKeys(
    ['name', 'email', 'phone', 'writer', 'talent', 'message', 'link'] as const,
    (name) => t(`contact:labels.${name}`),
  ),
  hints: { link: t('contact:hints.link') },
  options: {
    writer: mapKeys(FORMS.contact.fields.writer.options, (name) => t(`contact:writers.${name}`)),
  },
  groups: {},
  send: t('contact:send'),
  errors: {
    missing: mapKeys(['writer', 'message'] as const, (name) => t(`contact:errors.missing.${name}`)),
    invalid: { link: t('contact:errors.invalid.link') },
  },
});

const SENDER_LABELS = ['name', 'company', 'email', 'message'] as const;
const ENQUIRY_LABELS = [
  ...(['project', 'production', 'role', 'dates', 'place', 'deadline', 'conditions'] as const),
  ...(['links', 'phone'] as const),
  ...SENDER_LABELS,
];

const enquiryTexts = (t: Translator, subject: Subject): OwnTexts => ({
  labels: mapKeys(ENQUIRY_LABELS, (name) => t(`enquiry:labels.${name}`)),
  hints: mapKeys(['role', 'dates', 'conditions', 'links'] as const, (name) =>
    t(`enquiry:hints.${name}`),
  ),
  options: {
    production: mapKeys(FORMS.enquiry.fields.production.options, (name) =>
      t(`enquiry:productions.${name}`),
    ),
  },
  groups: mapKeys(['project', 'sender'] as const, (name) => t(`enquiry:groups.${name}`)),
  send: t(`enquiry:send.${subject}`),
  errors: {
    missing: { project: t('enquiry:errors.project') },
    invalid: { links: t('enquiry:errors.links') },
  },
});

const answerTexts = (t: Translator): OwnTexts => ({
  labels: mapKeys(SENDER_LABELS, (name) => t(`enquiry:labels.${name}`)),
  hints: {},
  options: {},
  groups: {},
  send: t('proposal:answer.send'),
  errors: {},
});

const OWN_TEXTS = { contact: contactTexts, enquiry: enquiryTexts, answer: answerTexts };

/** Returns the privacy sentence, split around its link. */
function privacyText(t: Translator): FormTexts['privacy'] {
  const SEPARATOR = '|';
  const [before = '', after = ''] = t('form:privacy.text', { link: SEPARATOR }).split(SEPARATOR);
  return { before, link: t('form:privacy.link'), after };
}

function errorTexts(t: Translator, kind: FormKind, { missing, invalid }: OwnTexts['errors']) {
  const form: FormSettings = FORMS[kind];
  const limited = fieldNames(form).filter((name) => form.fields[name]!.maxLength);
  return {
    missing: {
      ...mapKeys(['name', 'email', 'privacy'] as const, (name) => t(`form:errors.missing.${name}`)),
      ...missing,
    },
    invalid: {
      ...mapKeys(['email', 'phone'] as const, (name) => t(`form:errors.invalid.${name}`)),
      ...invalid,
    },
    tooLong: mapKeys(limited, (name) =>
      t('form:errors.tooLong', { count: form.fields[name]!.maxLength! }),
    ),
  };
}

/** Returns every text of a form: its own ones, and those that all forms have. */
export function formTexts(locale: Locale, kind: FormKind, subject: Subject = 'talent'): FormTexts {
  const t = translator(locale);
  const { errors, ...texts } = OWN_TEXTS[kind](t, subject);
  return {
    ...texts,
    optional: t('form:optional'),
    placeholder: t('form:placeholder'),
    privacy: privacyText(t),
    honeypot: t('form:honeypot'),
    sending: t('form:sending'),
    sent: t('form:sent'),
    retry: t('form:retry'),
    errorsTitle: t('form:errorsTitle'),
    errors: errorTexts(t, kind, errors),
    failureTitle: t('form:failure.title'),
    failures: mapKeys(FAILURES, (failure) => t(`form:failure.${failure}`)),
    emailInstead: t('form:failure.emailInstead'),
  };
}
