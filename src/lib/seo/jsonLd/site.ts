import type { Organization, WebSite } from 'schema-dts';
import type { Agency } from '~/model/agency';
import type { Locale } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';

type Only<T> = Exclude<T, string>;

/** Returns the `@id` of the agency, which is the same on every page. */
export const agencyId = (site: URL): string => new URL('/#agency', site).href;
const websiteId = (site: URL, locale: Locale): string =>
  new URL(`${pagePath(locale, 'home')}#website`, site).href;

/** Returns the short node of the agency, which most pages use. */
export const agencyNode = (site: URL, { name }: Agency): Only<Organization> => ({
  '@type': 'Organization',
  '@id': agencyId(site),
  name,
  url: new URL('/', site).href,
  logo: new URL('/icon-512.png', site).href,
});

/** Returns the node of the agency with all its data, for the home and contact pages. */
export const fullAgencyNode = (site: URL, agency: Agency): Only<Organization> => ({
  ...(agencyNode(site, agency) as object),
  '@type': 'Organization',
  legalName: agency.legalName,
  taxID: agency.taxId,
  slogan: agency.tagline?.text,
  telephone: agency.phones[0]?.number,
  email: agency.emails[0]?.address,
  sameAs: agency.socials.map(({ url }) => url),
  ...((agency.street || agency.city) && {
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.street,
      postalCode: agency.postalCode,
      addressLocality: agency.city,
      addressCountry: agency.country,
    },
  }),
});

/** Returns the node of the site in one language. */
export const websiteNode = (site: URL, locale: Locale, name: string): Only<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(site, locale),
  url: new URL(pagePath(locale, 'home'), site).href,
  name,
  inLanguage: locale,
  publisher: { '@id': agencyId(site) },
});

/** Returns the reference to the site in one language, for `isPartOf`. */
export const websiteReference = (site: URL, locale: Locale) => ({ '@id': websiteId(site, locale) });
