// A module of its own, because importing it bundles the JSON files.
import type { Locale } from '~/lib/i18n/locale';
import { type Texts, textsIn } from '~/lib/i18n/texts';
import en from '../../../i18n/consent/en.json';
import es from '../../../i18n/consent/es.json';
import { storage as enStorage } from '../../../i18n/en/consent.json';
import { storage as esStorage } from '../../../i18n/es/consent.json';

/**
 * The owner's texts of the bar, the dialog and blocked embeds in one language, as in all files of
 * `i18n/consent`. `{here}` in `blockedIframe` is the link's placeholder.
 */
export type ConsentDictionary = typeof es;

export type ConsentTexts = Texts<{ consent: ConsentDictionary }>;

/** Returns the function that looks them up in a language of the site; a script fetches the other ten on demand. */
export const consentTexts = (locale: Locale): ConsentTexts =>
  textsIn(locale, { consent: { es, en }[locale] });

/** The texts of the tables of cookies, which have the site's languages only. */
export const STORAGE_TEXTS: Record<Locale, typeof esStorage> = { es: esStorage, en: enStorage };
