import type { Locale } from '~/lib/i18n/locale';

/** Language tags for `Intl`; British English, whose dates and units match those of Spain. */
export const INTL_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };
