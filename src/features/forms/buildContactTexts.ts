import type { Locale } from '~/lib/i18n/locale';
import type { ContactTexts } from './contactTexts';
import { buildFormTexts, mapKeys } from '~/features/forms/buildFormTexts';
import { translator } from '~/lib/i18n/translator';
import { CONTACT_FORM, WRITERS } from './contactFields';

const LABELS = ['name', 'email', 'phone', 'writer', 'talent', 'message', 'link'] as const;
const MISSING = ['writer', 'message'] as const;

/** Returns every text of the contact form in a locale. */
export const buildContactTexts = (locale: Locale): ContactTexts => {
  const t = translator(locale);
  const texts = buildFormTexts(t, CONTACT_FORM, {
    labels: mapKeys(LABELS, (name) => t(`contact:labels.${name}`)),
    hints: { link: t('contact:hints.link') },
    send: t('contact:send'),
    missing: mapKeys(MISSING, (name) => t(`contact:errors.missing.${name}`)),
    invalid: { link: t('contact:errors.invalid.link') },
  });
  return { ...texts, writers: WRITERS.map((name) => [name, t(`contact:writers.${name}`)]) };
};
