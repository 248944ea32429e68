import type { Locale } from '~/lib/i18n/locale';

/** The tags given to `Intl`: British English, which writes days and metres as Spain reads them. */
export const INTL_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };
