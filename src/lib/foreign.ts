import type { Locale } from '~/lib/locale';

/** Returns the value for a `lang` attribute: a text's language where it is not the page's. */
export const foreignLang = (
  locale: Locale,
  text: { lang: Locale } | undefined,
): Locale | undefined => (text && text.lang !== locale ? text.lang : undefined);
