import type { Locale } from '~/lib/i18n/locale';

/** Language tags for `Intl`; British English, whose dates and units match those of Spain. */
export const INTL_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/**
 * Returns a function that creates a formatter once per locale: creating one takes up to 0.1 ms.
 *
 * @param create returns the formatter of a language tag
 */
export function perLocale<Formatter>(
  create: (tag: string) => Formatter,
): (locale: Locale) => Formatter {
  const formatters = new Map<Locale, Formatter>();
  return (locale) => {
    let formatter = formatters.get(locale);
    if (!formatter) {
      formatter = create(INTL_TAGS[locale]);
      formatters.set(locale, formatter);
    }
    return formatter;
  };
}
