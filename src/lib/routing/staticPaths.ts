import type { Locale } from '~/lib/i18n/locale';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { withCacheKeys } from '~/lib/dependencies';
import { type Route, slugOf } from '~/lib/routing/routes';

/** Returns the `locale` parameter: Astro expects `undefined` for an empty rest parameter. */
export const localeParam = (locale: Locale): string | undefined =>
  locale === DEFAULT_LOCALE ? undefined : locale;

/** Returns the paths of a page that exists once in each locale. */
export const localePaths = () =>
  withCacheKeys(
    LOCALES.map((locale) => ({ params: { locale: localeParam(locale) }, props: { locale } })),
  );

/**
 * Returns the paths of several routes that one file renders, in both locales.
 *
 * @param param the file's parameter, whose value is the slug of the route
 */
export const routePaths = <R extends Route>(param: string, routes: readonly R[]) =>
  withCacheKeys(
    LOCALES.flatMap((locale) =>
      routes.map((route) => ({
        params: { locale: localeParam(locale), [param]: slugOf(route) },
        props: { locale, route },
      })),
    ),
  );
