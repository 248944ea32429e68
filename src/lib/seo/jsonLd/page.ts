import type { BreadcrumbList, ItemList, WebPage } from 'schema-dts';
import type { Locale } from '~/lib/i18n/locale';
import { pagePath } from '~/lib/routing/routes';
import { agencyId, websiteReference } from './site';

type Only<T> = Exclude<T, string>;

/** What is told of a page. */
export interface PageFacts {
  /** The origin of the site. */
  site: URL;
  locale: Locale;
  path: string;
  title: string;
  description?: string | undefined;
  /** Absolute address of the picture it is shared with. */
  image: string;
  /** ISO moment of its last change. */
  updatedAt: string;
}

/** The kinds of page that the site has. */
type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** A step on the way from the home page to a page. */
export interface Step {
  name: string;
  path: string;
}

const addressOf = ({ site, path }: PageFacts): string => new URL(path, site).href;

/** Whether it is the home page, which no way leads to. */
export const isHome = ({ locale, path }: PageFacts): boolean => path === pagePath(locale, 'home');

const breadcrumbId = (page: PageFacts): string => `${addressOf(page)}#way`;

/**
 * A page, and what it is mainly about.
 *
 * @param subjectId names another thing of the same graph
 */
export const pageThing = (page: PageFacts, kind: PageKind, subjectId?: string): Only<WebPage> => ({
  '@type': kind as 'WebPage',
  '@id': addressOf(page),
  url: addressOf(page),
  name: page.title,
  description: page.description,
  inLanguage: page.locale,
  primaryImageOfPage: { '@type': 'ImageObject', url: page.image },
  isPartOf: websiteReference(page.site, page.locale),
  publisher: { '@id': agencyId(page.site) },
  // A list changes with what it shows of a talent, not with everything in the record: told of all, a
  // change of one talent would make the page of every list and the home page anew.
  ...(kind === 'ProfilePage' && { dateModified: page.updatedAt }),
  ...(!isHome(page) && { breadcrumb: { '@id': breadcrumbId(page) } }),
  ...(subjectId && { mainEntity: { '@id': subjectId } }),
});

/** The way to a page from the home page, both included. */
export const breadcrumbThing = (page: PageFacts, steps: Step[]): Only<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  '@id': breadcrumbId(page),
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, page.site).href,
  })),
});

/** The id of the list that a page shows. */
export const listId = (page: PageFacts): string => `${addressOf(page)}#list`;

/**
 * The people of a list, in its order.
 *
 * @param place where they stand in it: a page may show some of them alone
 */
export const listThing = (
  page: PageFacts,
  name: string,
  people: Step[],
  place: { first: number; total: number },
): Only<ItemList> => ({
  '@type': 'ItemList',
  '@id': listId(page),
  name,
  numberOfItems: place.total,
  itemListElement: people.map((person, index) => ({
    '@type': 'ListItem',
    position: place.first + index,
    name: person.name,
    url: new URL(person.path, page.site).href,
  })),
});
