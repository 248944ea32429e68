import type { Locale } from '~/lib/i18n/locale';
import type { ContactTexts } from './texts';
import { type Translate, translator } from '~/lib/i18n/translator';
import { FIELD_NAMES, WRITERS, ruleOf } from './fields';

const LABELS = ['name', 'email', 'phone', 'writer', 'talent', 'message', 'link'] as const;
const MISSING = ['name', 'email', 'writer', 'message', 'privacy'] as const;
const INVALID = ['email', 'phone', 'link'] as const;
const FAILURES = ['offline', 'slow', 'refused'] as const;

const mapKeys = <Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;

/** Returns the privacy sentence, split around its link. */
const privacyText = (t: Translate): ContactTexts['privacy'] => {
  const SEPARATOR = '|';
  const [before = '', after = ''] = t('contact:privacy.text', { link: SEPARATOR }).split(SEPARATOR);
  return { before, link: t('contact:privacy.link'), after };
};

const errorTexts = (t: Translate): ContactTexts['errors'] => {
  const limited = FIELD_NAMES.filter((name) => ruleOf(name).maxLength);
  return {
    missing: mapKeys(MISSING, (name) => t(`contact:errors.missing.${name}`)),
    invalid: mapKeys(INVALID, (name) => t(`contact:errors.invalid.${name}`)),
    tooLong: mapKeys(limited, (name) =>
      t('contact:errors.tooLong', { count: ruleOf(name).maxLength! }),
    ),
  };
};

/** Returns every text of the contact form in a locale. */
export const buildContactTexts = (locale: Locale): ContactTexts => {
  const t = translator(locale);
  return {
    labels: mapKeys(LABELS, (name) => t(`contact:labels.${name}`)),
    optional: t('contact:optional'),
    hints: { link: t('contact:hints.link') },
    placeholder: t('contact:placeholder'),
    writers: WRITERS.map((writer) => [writer, t(`contact:writers.${writer}`)]),
    privacy: privacyText(t),
    honeypot: t('contact:honeypot'),
    send: t('contact:send'),
    sending: t('contact:sending'),
    sent: t('contact:sent'),
    retry: t('contact:retry'),
    errorsTitle: t('contact:errorsTitle'),
    errors: errorTexts(t),
    failureTitle: t('contact:failure.title'),
    failures: mapKeys(FAILURES, (failure) => t(`contact:failure.${failure}`)),
    emailInstead: t('contact:failure.emailInstead'),
  };
};
