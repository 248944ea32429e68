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

/** The texts that differ between forms; of the errors, those that only this form has. */
interface OwnTexts {
  labels: Texts;
  hints?: Texts;
  /** The label of each value of a select, by field. */
  options?: Record<string, Texts>;
  /** The legends of groups of fields. */
  groups?: Texts;
  send: string;
  missing?: Texts;
  invalid?: Texts;
}

type Translator = ReturnType<typeof translator>;

/** Returns an object with these keys and the text of each. */
const mapKeys = <Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;

/** Returns the names of the fields that have a label of their own: the privacy checkbox has a sentence. */
const labelled = <Fields extends object>({ fields }: { fields: Fields }) =>
  Object.keys(fields).filter((name) => name !== 'privacy') as Exclude<
    keyof Fields & string,
    'privacy'
  >[];

const contactTexts = (t: Translator): OwnTexts => ({
  labels: mapKeys(labelled(FORMS.contact), (name) => t(`contact:labels.${name}`)),
  hints: { link: t('contact:hints.link') },
  options: {
    writer: mapKeys(FORMS.contact.fields.writer.options, (name) => t(`contact:writers.${name}`)),
  },
  send: t('contact:send'),
  missing: mapKeys(['writer', 'message'] as const, (name) => t(`contact:errors.missing.${name}`)),
  invalid: { link: t('contact:errors.invalid.link') },
});

const enquiryTexts = (t: Translator, subject: Subject): OwnTexts => ({
  labels: mapKeys(labelled(FORMS.enquiry), (name) => t(`enquiry:labels.${name}`)),
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
  missing: { project: t('enquiry:errors.project') },
  invalid: { links: t('enquiry:errors.links') },
});

const answerTexts = (t: Translator): OwnTexts => ({
  labels: mapKeys(labelled(FORMS.answer), (name) => t(`enquiry:labels.${name}`)),
  send: t('proposal:answer.send'),
});

const OWN_TEXTS = { contact: contactTexts, enquiry: enquiryTexts, answer: answerTexts };

/** Returns the messages of the errors that the fields of a form can have. */
function errorTexts(
  t: Translator,
  form: FormSettings,
  { missing, invalid }: OwnTexts,
): Record<FieldError, Texts> {
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

/** Returns every text of a form, in the page's language: its own ones, and those that all forms have. */
export function formTexts(locale: Locale, kind: FormKind, subject: Subject = 'talent') {
  const t = translator(locale);
  const own = OWN_TEXTS[kind](t, subject);
  const { labels, hints = {}, options = {}, groups = {}, send } = own;
  const [before = '', after = ''] = t('form:privacy.text', { link: '|' }).split('|');
  return {
    labels,
    hints,
    options,
    groups,
    send,
    ...mapKeys(
      ['optional', 'placeholder', 'honeypot', 'sending', 'sent', 'retry'] as const,
      (name) => t(`form:${name}`),
    ),
    /** The sentence of the privacy checkbox, split around its link. */
    privacy: { before, link: t('form:privacy.link'), after },
    errorsTitle: t('form:errorsTitle'),
    errors: errorTexts(t, FORMS[kind], own),
    failureTitle: t('form:failure.title'),
    failures: mapKeys(FAILURES, (failure) => t(`form:failure.${failure}`)),
    emailInstead: t('form:failure.emailInstead'),
  };
}

export type FormTexts = ReturnType<typeof formTexts>;
