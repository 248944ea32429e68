import type { Locale } from '~/lib/locale';
import { INTL_TAGS } from '~/lib/intl';

/**
 * Returns a country's name in a locale from its ISO 3166-1 alpha-2 code.
 *
 * @throws {RangeError} when the code is not two letters.
 */
export const countryName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(INTL_TAGS[locale], { type: 'region' }).of(code) ?? code;
