// A module of its own, because importing it bundles both JSON files.
import type { ConsentTexts } from './consentTexts';
import type { Locale } from '~/lib/i18n/locale';
import en from '../../../i18n/consent/en.json';
import es from '../../../i18n/consent/es.json';

/** The consent texts in the site's languages; a script fetches the other ten on demand. */
export const CONSENT_TEXTS: Record<Locale, ConsentTexts> = { es, en };
