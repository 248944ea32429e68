import type { Organization, WebSite } from 'schema-dts';
import type { Locale } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';

type Only<T> = Exclude<T, string>;

/** What is told of the agency. */
export interface AgencyFacts {
  name: string;
  legalName?: string | undefined;
  taxId?: string | undefined;
  tagline?: { text: string } | undefined;
  street?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  phones: { number: string }[];
  emails: { address: string }[];
  socials: { url: string }[];
}

/** The ids by which the parts of the data name each other, the same on every page. */
export const agencyId = (site: URL): string => new URL('/#agency', site).href;
const websiteId = (site: URL, locale: Locale): string =>
  new URL(`${pagePath(locale, 'home')}#website`, site).href;

/** The agency in short, as most pages name it. */
export const agencyThing = (site: URL, { name }: AgencyFacts): Only<Organization> => ({
  '@type': 'Organization',
  '@id': agencyId(site),
  name,
  url: new URL('/', site).href,
  logo: new URL('/icon-512.png', site).href,
});

/** All that is told of the agency, for its own pages. */
export const fullAgencyThing = (site: URL, agency: AgencyFacts): Only<Organization> => ({
  ...(agencyThing(site, agency) as object),
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

/** The site in one language. */
export const websiteThing = (site: URL, locale: Locale, name: string): Only<WebSite> => ({
  '@type': 'WebSite',
  '@id': websiteId(site, locale),
  url: new URL(pagePath(locale, 'home'), site).href,
  name,
  inLanguage: locale,
  publisher: { '@id': agencyId(site) },
});

/** What names the site as a part of other things. */
export const websiteReference = (site: URL, locale: Locale) => ({ '@id': websiteId(site, locale) });
