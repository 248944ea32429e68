import type { ContactTexts } from '~/lib/contact/texts';
import type { Locale } from '~/lib/i18n/locale';
import { type FieldName, WRITERS, ruleOf } from '~/lib/contact/fields';
import { type Translate, translator } from '~/lib/i18n/translator';

/** The parts of a text around a value that is put in as something else, such as a link. */
const around = (t: Translate) => {
  const GAP = '|';
  const [before = '', after = ''] = t('contact:privacy.text', { link: GAP }).split(GAP);
  return { before, link: t('contact:privacy.link'), after };
};

const faultTexts = (t: Translate): ContactTexts['faults'] => {
  const long = (name: FieldName) =>
    t('contact:faults.long', { count: ruleOf(name).maxLength ?? 0 });
  return {
    name: { missing: t('contact:faults.name'), long: long('name') },
    email: {
      missing: t('contact:faults.email'),
      wrong: t('contact:faults.emailWrong'),
      long: long('email'),
    },
    phone: { wrong: t('contact:faults.phoneWrong'), long: long('phone') },
    writer: { missing: t('contact:faults.writer') },
    talent: { long: long('talent') },
    message: { missing: t('contact:faults.message'), long: long('message') },
    link: { wrong: t('contact:faults.linkWrong'), long: long('link') },
    privacy: { missing: t('contact:faults.privacy') },
  };
};

/** Gives everything the contact form says in a locale. */
export const contactTexts = (locale: Locale): ContactTexts => {
  const t = translator(locale);
  const label = (name: keyof ContactTexts['labels']) => t(`contact:labels.${name}`);
  return {
    labels: {
      name: label('name'),
      email: label('email'),
      phone: label('phone'),
      writer: label('writer'),
      talent: label('talent'),
      message: label('message'),
      link: label('link'),
    },
    optional: t('contact:optional'),
    hints: { link: t('contact:hints.link') },
    choose: t('contact:choose'),
    writers: WRITERS.map((writer) => [writer, t(`contact:writers.${writer}`)]),
    privacy: around(t),
    honeypot: t('contact:honeypot'),
    send: t('contact:send'),
    sending: t('contact:sending'),
    sent: t('contact:sent'),
    retry: t('contact:retry'),
    faultsTitle: t('contact:faultsTitle'),
    faults: faultTexts(t),
    failureTitle: t('contact:failure.title'),
    failures: {
      offline: t('contact:failure.offline'),
      slow: t('contact:failure.slow'),
      refused: t('contact:failure.refused'),
    },
    elsewhere: t('contact:failure.elsewhere'),
  };
};
