import type { ConsentTexts } from './texts';
import type { Locale } from '~/lib/i18n/locale';
import en from '../../../i18n/consent/en.json';
import es from '../../../i18n/consent/es.json';

/** The consent texts in the languages of the site; the other ten are fetched by who prefers them. */
export const CONSENT_TEXTS: Record<Locale, ConsentTexts> = { es, en };
