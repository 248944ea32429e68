import type {
  Organization,
  WebSite,
  Thing,
  BreadcrumbList,
  ImageObject,
  ItemList,
  WebPage,
} from 'schema-dts';
import type { Agency } from '~/model/agency';
import type { Locale } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';
import { creditsOf } from '../../../cms/contract/pictureRights.ts';

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
const websiteReference = (site: URL, locale: Locale) => ({ '@id': websiteId(site, locale) });

/** Characters that could end a script element, open a comment in it, or break a line of script. */
const UNSAFE = /[<>\u2028\u2029]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Serialises nodes as a JSON-LD graph that is safe inside a script element. */
export const serialiseGraph = (nodes: Exclude<Thing, string>[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    UNSAFE,
    escapeCharacter,
  );

/** The data of a page that JSON-LD publishes. */
export interface PageData {
  /** The origin of the site. */
  site: URL;
  locale: Locale;
  path: string;
  title: string;
  description?: string | undefined;
  /** Absolute URL of the Open Graph image. */
  image: string;
  /** Who made the picture on that image, and its licence; without one, the agency holds the rights. */
  imageCredit?: string | undefined;
  agencyName: string;
  /** ISO timestamp of the last change. */
  updatedAt: string;
}

/** The schema.org types of the site's pages. */
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** A page with its name, as an item of a breadcrumb or a list. */
export interface PageLink {
  name: string;
  path: string;
}

const urlOf = ({ site, path }: PageData): string => new URL(path, site).href;

/** Checks whether a page is the home page, which has no breadcrumb. */
export const isHome = ({ locale, path }: PageData): boolean => path === pagePath(locale, 'home');

const breadcrumbId = (page: PageData): string => `${urlOf(page)}#breadcrumb`;

/**
 * Returns the node of an image with its credit, which search engines show. It has no `license`: portraits
 * are not for sale.
 */
export const imageNode = (
  { agencyName }: PageData,
  url: string,
  credit?: string,
): Only<ImageObject> => {
  const { creator, notice } = creditsOf({ credit, agencyName });
  return {
    '@type': 'ImageObject',
    url,
    creator: { '@type': credit ? 'Person' : 'Organization', name: creator },
    creditText: creator,
    copyrightNotice: notice,
  };
};

/**
 * Returns the node of a page.
 *
 * @param mainEntityId the `@id` of the node that the page is about
 */
export const pageNode = (page: PageData, type: PageType, mainEntityId?: string): Only<WebPage> => ({
  '@type': type as 'WebPage',
  '@id': urlOf(page),
  url: urlOf(page),
  name: page.title,
  description: page.description,
  inLanguage: page.locale,
  primaryImageOfPage: imageNode(page, page.image, page.imageCredit),
  isPartOf: websiteReference(page.site, page.locale),
  publisher: { '@id': agencyId(page.site) },
  // Only profiles have a date: a list shows few fields of a talent, and with a date every change of
  // the record would invalidate all list pages and the home page.
  ...(type === 'ProfilePage' && { dateModified: page.updatedAt }),
  ...(!isHome(page) && { breadcrumb: { '@id': breadcrumbId(page) } }),
  ...(mainEntityId && { mainEntity: { '@id': mainEntityId } }),
});

/** Returns the breadcrumb of a page, from the home page to the page itself. */
export const breadcrumbNode = (page: PageData, links: PageLink[]): Only<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbId(page),
  itemListElement: links.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, page.site).href,
  })),
});

/** Returns the `@id` of the list on a page. */
export const listId = (page: PageData): string => `${urlOf(page)}#list`;

/**
 * Returns the node of the list on a page.
 *
 * @param range position of the first link in the whole list, from 1, and the list's length
 */
export const listNode = (
  page: PageData,
  name: string,
  links: PageLink[],
  range: { first: number; total: number },
): Only<ItemList> => ({
  '@type': 'ItemList',
  '@id': listId(page),
  name,
  numberOfItems: range.total,
  itemListElement: links.map((link, index) => ({
    '@type': 'ListItem',
    position: range.first + index,
    name: link.name,
    url: new URL(link.path, page.site).href,
  })),
});
