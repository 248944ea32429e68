/** The languages of the site; the first is the default and the fallback. */
export const LOCALES = ['es', 'en'] as const;

/** A language of the site. */
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'es';

/** The locales as the owner's data names them. Markup takes `code` alone: en-EN is no valid tag. */
export const LOCALE_ENTITIES = [
  { code: 'es', iso: 'es-ES' },
  { code: 'en', iso: 'en-EN' },
] as const satisfies readonly { code: Locale; iso: string }[];

/** Returns the value for a `lang` attribute: a text's language where it is not the page's. */
export const langAttribute = (
  locale: Locale,
  text: { lang: Locale } | undefined,
): Locale | undefined => (text && text.lang !== locale ? text.lang : undefined);
