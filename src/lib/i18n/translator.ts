import i18next from 'i18next';
import type { Locale } from './locale';
import { textsIn } from './texts';
import 'astro:scripts/page-ssr.js';

/** The Spanish dictionaries by namespace; they define which keys exist. */
interface Dictionaries {
  common: typeof import('../../../i18n/es/common.json');
  consent: typeof import('../../../i18n/es/consent.json');
  contact: typeof import('../../../i18n/es/contact.json');
  enquiry: typeof import('../../../i18n/es/enquiry.json');
  errors: typeof import('../../../i18n/es/errors.json');
  finder: typeof import('../../../i18n/es/finder.json');
  form: typeof import('../../../i18n/es/form.json');
  pages: typeof import('../../../i18n/es/pages.json');
  proposal: typeof import('../../../i18n/es/proposal.json');
  selection: typeof import('../../../i18n/es/selection.json');
  styleguide: typeof import('../../../i18n/es/styleguide.json');
  talent: typeof import('../../../i18n/es/talent.json');
}

/** Returns the dictionaries of a language, which astro-i18next has loaded, for what an island receives whole. */
export const dictionariesIn = (locale: Locale): Dictionaries =>
  i18next.getDataByLanguage(locale) as unknown as Dictionaries;

/** Returns the function that looks up the texts of pages in a language. */
export const translator = (locale: Locale) => textsIn(locale, dictionariesIn(locale));

/** The key of a text of a page: `talent:age`. */
export type TextKey = Parameters<ReturnType<typeof translator>>[0];
