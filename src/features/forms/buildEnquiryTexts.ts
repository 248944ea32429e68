import type { Locale } from '~/lib/i18n/locale';
import type { EnquiryTexts, Subject } from './enquiryTexts';
import { buildFormTexts, mapKeys } from '~/features/forms/buildFormTexts';
import { translator } from '~/lib/i18n/translator';
import { ENQUIRY_FORM, PRODUCTIONS } from './enquiryFields';

const LABELS = [
  ...(['project', 'production', 'role', 'dates', 'place', 'deadline', 'conditions'] as const),
  ...(['links', 'name', 'company', 'email', 'phone', 'message'] as const),
];
const HINTS = ['role', 'dates', 'conditions', 'links'] as const;

/** Returns every text of the enquiry form in a locale. */
export const buildEnquiryTexts = (locale: Locale, subject: Subject): EnquiryTexts => {
  const t = translator(locale);
  const texts = buildFormTexts(t, ENQUIRY_FORM, {
    labels: mapKeys(LABELS, (name) => t(`enquiry:labels.${name}`)),
    hints: mapKeys(HINTS, (name) => t(`enquiry:hints.${name}`)),
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
