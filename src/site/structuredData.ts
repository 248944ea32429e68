import type { Route } from '~/lib/routing/routes';
import type { Thing } from 'schema-dts';
import type { Agency } from '~/model/agency';
import type { Talent } from '~/model/talent';
import type { PageMeta } from '~/loaders/pageMeta';
import { formats, isoDuration } from '~/lib/format';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';
import { pagePath, talentPath } from '~/lib/routing/routes';
import { videoUrls } from '~/lib/videoUrl';
import { accountUrl } from '#contract/accounts.ts';
import { creditsOf } from '#contract/pictureRights.ts';

type Node = Exclude<Thing, string>;

/** A page, its texts in search results, and whose it is. */
type PageData = PageMeta & {
  site: URL;
  title: string;
  description?: string | undefined;
  /** Absolute URL of the Open Graph image. */
  image: string;
  agency: Agency;
};
type ListData = Extract<PageData, { kind: 'list' }>;
type TalentData = Extract<PageData, { kind: 'talent' }>;

/** Absolute URLs of a talent's pictures; `posters` in the order of the videos. */
interface ImageUrls {
  portrait: string | undefined;
  posters: (string | undefined)[];
}

/** Returns the `@id` of the agency, which is the same on every page. */
const agencyId = (site: URL): string => new URL('/#agency', site).href;

/** Returns the address of a page, and the `@id` of each node that other nodes refer to. */
const idsOf = ({ site, locale, path }: PageData) => {
  const url = new URL(path, site).href;
  return {
    url,
    agency: agencyId(site),
    website: new URL(`${pagePath(locale, 'home')}#website`, site).href,
    breadcrumb: `${url}#breadcrumb`,
    list: `${url}#list`,
    person: `${url}#person`,
  };
};

/** Returns the short node of the agency, which most pages use. */
const agencyNode = (site: URL, { name }: Agency) => ({
  '@type': 'Organization' as const,
  '@id': agencyId(site),
  name,
  url: new URL('/', site).href,
  logo: new URL('/icon-512.png', site).href,
});

/** Returns the node of the agency with all its data, for the home and contact pages. */
export const fullAgencyNode = (site: URL, agency: Agency): Node => ({
  ...agencyNode(site, agency),
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

const websiteNode = (page: PageData): Node => ({
  '@type': 'WebSite',
  '@id': idsOf(page).website,
  url: new URL(pagePath(page.locale, 'home'), page.site).href,
  name: page.agency.name,
  inLanguage: page.locale,
  publisher: { '@id': idsOf(page).agency },
});

/** Characters that could end a script element, open a comment in it, or break a line of script. */
const UNSAFE = /[<>\u2028\u2029]/g;

/** Serialises nodes as a JSON-LD graph that is safe inside a script element. */
export const serialiseGraph = (nodes: Node[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Checks whether a page is the home page, which has no breadcrumb. */
const isHome = ({ locale, path }: PageData): boolean => path === pagePath(locale, 'home');

/** Returns the node of an image with its credit. It has no `license`: portraits are not for sale. */
const imageNode = ({ agency, picture }: PageData, url: string) => {
  const credit = picture?.credit;
  const { creator, notice } = creditsOf({ credit, agencyName: agency.name });
  return {
    '@type': 'ImageObject' as const,
    url,
    creator: { '@type': credit ? ('Person' as const) : ('Organization' as const), name: creator },
    creditText: creator,
    copyrightNotice: notice,
  };
};

type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';

/** Returns the node of a page; `mainEntityId` is the `@id` of the node that it is about. */
const pageNode = (page: PageData, type: PageType, mainEntityId?: string): Node => ({
  '@type': type as 'WebPage',
  '@id': idsOf(page).url,
  url: idsOf(page).url,
  name: page.title,
  description: page.description,
  inLanguage: page.locale,
  primaryImageOfPage: imageNode(page, page.image),
  isPartOf: { '@id': idsOf(page).website },
  publisher: { '@id': idsOf(page).agency },
  // Only profiles have a date: a list shows few fields of a talent, and with a date every change of
  // the record would invalidate all list pages and the home page.
  ...(type === 'ProfilePage' && { dateModified: page.updatedAt }),
  ...(!isHome(page) && { breadcrumb: { '@id': idsOf(page).breadcrumb } }),
  ...(mainEntityId && { mainEntity: { '@id': mainEntityId } }),
});

/** Returns the pages from the home page to the page itself. */
function breadcrumbLinks(page: PageData) {
  const { locale, path, heading: name } = page;
  const t = translator(locale);
  const home = { name: t('common:breadcrumb.home'), path: pagePath(locale, 'home') };
  if (page.kind === 'list') {
    const { number, count } = page.listPage;
    const start = page.parent ? [home, page.parent] : [home];
    if (number === 1) return [...start, { name, path }];
    const first = { name, path: page.firstPath ?? pagePath(locale, page.route) };
    return [...start, first, { name: t('common:pagination.number', { number, count }), path }];
  }
  if (page.kind !== 'talent') return [home, { name, path }];
  const { list } = page.talent;
  const listLink = { name: t(`common:routes.${list}`), path: pagePath(locale, list) };
  return [home, listLink, { name, path }];
}

const breadcrumbNode = (page: PageData): Node => ({
  '@type': 'BreadcrumbList',
  '@id': idsOf(page).breadcrumb,
  itemListElement: breadcrumbLinks(page).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, page.site).href,
  })),
});

/** Returns the node of the list on a page, which may be a part of the whole list. */
const listNode = (page: ListData): Node => ({
  '@type': 'ItemList',
  '@id': idsOf(page).list,
  name: page.heading,
  numberOfItems: page.listPage.total,
  itemListElement: page.listPage.items.map((talent, index) => ({
    '@type': 'ListItem',
    position: page.listPage.first + index,
    name: talent.name,
    url: new URL(talentPath(page.locale, talent), page.site).href,
  })),
});

const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

const awardText = ({ award, category, year }: Talent['awards'][number]) => {
  const text = category ? `${award.text}, ${category.text}` : award.text;
  return year ? `${text} (${year})` : text;
};

const personNode = (page: TalentData, talent: Talent, portrait: string | undefined): Node => ({
  '@type': 'Person',
  '@id': idsOf(page).person,
  name: talent.name,
  url: idsOf(page).url,
  image: portrait && imageNode(page, portrait),
  jobTitle: page.profession,
  nationality: nonEmpty(
    talent.citizenships.map((code) => ({
      '@type': 'Country' as const,
      name: formats(page.locale).country(code),
    })),
  ),
  homeLocation: nonEmpty(talent.places.map((name) => ({ '@type': 'Place' as const, name }))),
  height: talent.heightCm
    ? { '@type': 'QuantitativeValue', value: talent.heightCm, unitCode: 'CMT' }
    : undefined,
  knowsLanguage: nonEmpty(
    talent.languages.map(({ language }) => label(page.locale, 'languages', language)),
  ),
  award: nonEmpty(talent.awards.filter(({ result }) => result === 'won').map(awardText)),
  sameAs: nonEmpty(
    [
      talent.website,
      talent.imdb,
      talent.instagram && accountUrl('instagram', talent.instagram),
      talent.tiktok && accountUrl('tiktok', talent.tiktok),
    ].filter((url) => url !== undefined),
  ),
});

/** Returns the URL of the file or of the player; search engines require one of them. */
const mediaUrls = ({ source }: Talent['videos'][number], site: URL) => {
  if (source.type === 'file') return { contentUrl: new URL(source.file.url, site).href };
  const player = new URL(videoUrls(source).src);
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
};

/** Returns the nodes of the videos with a poster and a date, which search engines require. */
const videoNodes = (page: TalentData, posters: ImageUrls['posters']) =>
  page.talent.videos.flatMap((video, index): Node[] => {
    const thumbnailUrl = posters[index];
    if (!thumbnailUrl || !video.publishedOn) return [];
    return [
      {
        '@type': 'VideoObject',
        name: video.title.text,
        description: page.description,
        thumbnailUrl,
        uploadDate: video.publishedOn,
        duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
        inLanguage: page.locale,
        ...mediaUrls(video, page.site),
      },
    ];
  });

/** The routes whose page is about the agency, with the type of that page. */
const AGENCY_PAGES: Partial<Record<Route, PageType>> = {
  home: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
};

/** Returns the nodes of a page and of what it shows. */
function contentNodes(page: PageData, { portrait, posters }: ImageUrls): Node[] {
  const ids = idsOf(page);
  if (page.kind === 'list') return [pageNode(page, 'CollectionPage', ids.list), listNode(page)];
  if (page.kind === 'route') {
    const type = AGENCY_PAGES[page.route];
    return [type ? pageNode(page, type, ids.agency) : pageNode(page, 'WebPage')];
  }
  return [
    pageNode(page, 'ProfilePage', ids.person),
    personNode(page, page.talent, portrait),
    ...videoNodes(page, posters),
  ];
}

/** Returns the JSON-LD nodes of a page: the site, the agency, the page and its content. */
export function createGraph(page: PageData, pictures: ImageUrls): Node[] {
  const { site, agency } = page;
  const hasAllData = page.kind === 'route' && ['home', 'contact'].includes(page.route);
  return [
    ...contentNodes(page, pictures),
    hasAllData ? fullAgencyNode(site, agency) : agencyNode(site, agency),
    websiteNode(page),
    ...(isHome(page) ? [] : [breadcrumbNode(page)]),
  ];
}
