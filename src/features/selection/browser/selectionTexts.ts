import { pageTexts } from '~/lib/i18n/pageLocale.browser';
import { mail as englishMail } from '../../../../i18n/en/enquiry.json';
import { client as english } from '../../../../i18n/en/selection.json';
import { mail as spanishMail } from '../../../../i18n/es/enquiry.json';
import { client as spanish } from '../../../../i18n/es/selection.json';

/** Looks up the texts of the selection and of the e-mail about it. */
export const t = pageTexts({
  es: { selection: { client: spanish }, enquiry: { mail: spanishMail } },
  en: { selection: { client: english }, enquiry: { mail: englishMail } },
});
