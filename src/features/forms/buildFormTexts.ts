import type { Locale } from '~/lib/i18n/locale';
import { type ContactTexts, CONTACT_FORM, WRITERS } from './contactFields';
import { translator, type Translate } from '~/lib/i18n/translator';
import { type EnquiryTexts, type Subject, ENQUIRY_FORM, PRODUCTIONS } from './enquiryFields';
import type { FormTexts } from './formTexts';
import { type FormFields, fieldNames } from './formFields';

const FAILURES = ['offline', 'slow', 'refused'] as const;

/** The texts that differ between forms. */
interface OwnTexts<Name extends string> {
  labels: FormTexts<Name>['labels'];
  hints: FormTexts<Name>['hints'];
  send: string;
  /** The messages of required fields other than the name, the e-mail and the privacy checkbox. */
  missing: Partial<Record<Name, string>>;
  /** The messages of malformed fields other than the e-mail and the telephone. */
  invalid: Partial<Record<Name, string>>;
}

/** Returns an object with these keys and the text of each. */
export const mapKeys = <Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;

/** Returns the privacy sentence, split around its link. */
const privacyText = (t: Translate): FormTexts['privacy'] => {
  const SEPARATOR = '|';
  const [before = '', after = ''] = t('form:privacy.text', { link: SEPARATOR }).split(SEPARATOR);
  return { before, link: t('form:privacy.link'), after };
};

function errorTexts<Name extends string>(
  t: Translate,
  form: FormFields<Name>,
  { missing, invalid }: OwnTexts<Name>,
): FormTexts<Name>['errors'] {
  const limited = fieldNames(form).filter((name) => form.rules[name].maxLength);
  const shared = mapKeys(['name', 'email', 'privacy'], (name) => t(`form:errors.missing.${name}`));
  return {
    missing: { ...shared, ...missing },
    invalid: {
      ...mapKeys(['email', 'phone'], (name) => t(`form:errors.invalid.${name}`)),
      ...invalid,
    },
    tooLong: mapKeys(limited, (name) =>
      t('form:errors.tooLong', { count: form.rules[name].maxLength! }),
    ),
  };
}

/** Returns every text of a form: its own ones, and those that all forms have. */
export const buildFormTexts = <Name extends string>(
  t: Translate,
  form: FormFields<Name>,
  own: OwnTexts<Name>,
): FormTexts<Name> => ({
  labels: own.labels,
  optional: t('form:optional'),
  hints: own.hints,
  placeholder: t('form:placeholder'),
  privacy: privacyText(t),
  honeypot: t('form:honeypot'),
  send: own.send,
  sending: t('form:sending'),
  sent: t('form:sent'),
  retry: t('form:retry'),
  errorsTitle: t('form:errorsTitle'),
  errors: errorTexts(t, form, own),
  failureTitle: t('form:failure.title'),
  failures: mapKeys(FAILURES, (failure) => t(`form:failure.${failure}`)),
  emailInstead: t('form:failure.emailInstead'),
});

const CONTACT_LABELS = ['name', 'email', 'phone', 'writer', 'talent', 'message', 'link'] as const;
const CONTACT_MISSING = ['writer', 'message'] as const;

/** Returns every text of the contact form in a locale. */
export const buildContactTexts = (locale: Locale): ContactTexts => {
  const t = translator(locale);
  const texts = buildFormTexts(t, CONTACT_FORM, {
    labels: mapKeys(CONTACT_LABELS, (name) => t(`contact:labels.${name}`)),
    hints: { link: t('contact:hints.link') },
    send: t('contact:send'),
    missing: mapKeys(CONTACT_MISSING, (name) => t(`contact:errors.missing.${name}`)),
    invalid: { link: t('contact:errors.invalid.link') },
  });
  return { ...texts, writers: WRITERS.map((name) => [name, t(`contact:writers.${name}`)]) };
};

const ENQUIRY_LABELS = [
  ...(['project', 'production', 'role', 'dates', 'place', 'deadline', 'conditions'] as const),
  ...(['links', 'name', 'company', 'email', 'phone', 'message'] as const),
];
const ENQUIRY_HINTS = ['role', 'dates', 'conditions', 'links'] as const;

/** Returns every text of the enquiry form in a locale. */
export const buildEnquiryTexts = (locale: Locale, subject: Subject): EnquiryTexts => {
  const t = translator(locale);
  const texts = buildFormTexts(t, ENQUIRY_FORM, {
    labels: mapKeys(ENQUIRY_LABELS, (name) => t(`enquiry:labels.${name}`)),
    hints: mapKeys(ENQUIRY_HINTS, (name) => t(`enquiry:hints.${name}`)),
    send: t(`enquiry:send.${subject}`),
    missing: { project: t('enquiry:errors.project') },
    invalid: { links: t('enquiry:errors.links') },
  });
  return {
    ...texts,
    productions: PRODUCTIONS.map((name) => [name, t(`enquiry:productions.${name}`)]),
    groups: mapKeys(['project', 'sender'], (name) => t(`enquiry:groups.${name}`)),
  };
};
