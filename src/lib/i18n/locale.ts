import type { Locale } from '../../../cms/contract/locales.ts';

// The site and the CMS share the locales; all of src imports them from here.
export { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../cms/contract/locales.ts';

/** Language tags for `Intl`; British English, whose dates and units match those of Spain. */
export const INTL_TAGS: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/** The locales as in the owner's data. `lang` attributes use `code`: en-EN is not a valid tag. */
export const LOCALE_ENTITIES = [
  { code: 'es', iso: 'es-ES' },
  { code: 'en', iso: 'en-EN' },
] as const satisfies readonly { code: Locale; iso: string }[];

/** Returns the `lang` attribute of a text: its language if it differs from the page's. */
export const langAttribute = (
  locale: Locale,
  text: { lang: Locale } | undefined,
): Locale | undefined => (text && text.lang !== locale ? text.lang : undefined);
