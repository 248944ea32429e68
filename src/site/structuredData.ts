import type { Person, VideoObject, Thing } from 'schema-dts';
import type { Talent } from '~/model/talent';
import {
  type PageData,
  imageNode,
  type PageLink,
  breadcrumbNode,
  isHome,
  listId,
  listNode,
  pageNode,
  agencyId,
  agencyNode,
  fullAgencyNode,
  websiteNode,
} from '../lib/seo/jsonLd';
import { isoDuration } from '~/lib/format/numbers';
import { countryName } from '~/lib/format/words';
import { label } from '~/lib/i18n/vocabulary';
import { embedUrl } from '~/lib/videoUrl';
import type { List } from '../../cms/contract/lists.ts';
import type { ListPage } from '~/lib/routing/pagination';
import { type Route, listPath, pagePath, talentPath } from '~/lib/routing/routes';
import type { TalentLink } from '~/features/talents/works';
import type { Agency } from '~/model/agency';
import { translator } from '~/lib/i18n/translator';

type Only<T> = Exclude<T, string>;

/** A video of a talent. */
type VideoData = Talent['videos'][number];

/** Returns the `@id` of the person that a page is about. */
const personId = ({ site, path }: PageData): string => `${new URL(path, site).href}#person`;

const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

const awardText = ({ award, year }: Talent['awards'][number]) =>
  year ? `${award.text} (${year})` : award.text;

/**
 * Returns the node of the person that a page is about.
 *
 * @param portrait absolute URL of a portrait
 */
const personNode = (
  page: PageData,
  person: Talent,
  profession: string,
  portrait: string | undefined,
): Only<Person> => ({
  '@type': 'Person',
  '@id': personId(page),
  name: person.name,
  url: new URL(page.path, page.site).href,
  image: portrait && imageNode(page, portrait, page.imageCredit),
  jobTitle: profession,
  nationality: nonEmpty(
    person.citizenships.map((code) => ({
      '@type': 'Country' as const,
      name: countryName(page.locale, code),
    })),
  ),
  homeLocation: person.homeBase && { '@type': 'Place', name: person.homeBase.text },
  height: person.heightCm
    ? { '@type': 'QuantitativeValue', value: person.heightCm, unitCode: 'CMT' }
    : undefined,
  knowsLanguage: nonEmpty(
    person.languages.map(({ language }) => label(page.locale, 'languages', language)),
  ),
  award: nonEmpty(person.awards.filter(({ result }) => result === 'won').map(awardText)),
  sameAs: nonEmpty([person.website, person.imdb].filter((url) => url !== undefined)),
});

/** Returns the URL of the file or of the player; search engines require one of them. */
const videoUrls = ({ source }: VideoData, site: URL) => {
  if (source.type === 'file') return { contentUrl: new URL(source.file.url, site).href };
  const player = new URL(embedUrl(source));
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
};

/**
 * Returns the node of a video, or `undefined` without poster or publication date, which search
 * engines require.
 *
 * @param poster absolute URL of the poster
 */
const videoNode = (
  page: PageData,
  video: VideoData,
  poster: string | undefined,
): Only<VideoObject> | undefined => {
  if (!poster || !video.publishedOn) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title.text,
    description: page.description,
    thumbnailUrl: poster,
    uploadDate: video.publishedOn,
    duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
    inLanguage: page.locale,
    ...videoUrls(video, page.site),
  };
};

/** What a page is about: a route, a page of a list, or a talent. */
type PageMetaInput = { heading: string } & (
  | { kind: 'route'; route: Route }
  | {
      kind: 'list';
      route: List;
      listPage: ListPage<TalentLink>;
      firstPath?: string;
      parent?: PageLink;
    }
  | {
      kind: 'talent';
      profession: string;
      talent: Talent;
    }
);

/** Absolute URLs of a talent's pictures; `posters` in the order of the videos. */
export interface ImageUrls {
  portrait: string | undefined;
  posters: (string | undefined)[];
}

type Nodes = Exclude<Thing, string>[];

function breadcrumbLinks({ locale, path }: PageData, meta: PageMetaInput): PageLink[] {
  const t = translator(locale);
  const home = { name: t('common:breadcrumb.home'), path: pagePath(locale, 'home') };
  const current = { name: meta.heading, path };
  if (meta.kind === 'list') {
    const { number, count } = meta.listPage;
    const start = meta.parent ? [home, meta.parent] : [home];
    if (number === 1) return [...start, current];
    const first = { name: meta.heading, path: meta.firstPath ?? listPath(locale, meta.route) };
    return [...start, first, { name: t('common:pagination.number', { number, count }), path }];
  }
  if (meta.kind !== 'talent') return [home, current];
  const { list } = meta.talent;
  return [home, { name: t(`common:routes.${list}`), path: listPath(locale, list) }, current];
}

function routeNodes(page: PageData, route: Route, agency: Agency): Nodes {
  const { site } = page;
  if (route === 'about') {
    return [pageNode(page, 'AboutPage', agencyId(site)), agencyNode(site, agency)];
  }
  if (route === 'contact') {
    return [pageNode(page, 'ContactPage', agencyId(site)), fullAgencyNode(site, agency)];
  }
  if (isHome(page)) {
    return [pageNode(page, 'WebPage', agencyId(site)), fullAgencyNode(site, agency)];
  }
  return [pageNode(page, 'WebPage'), agencyNode(site, agency)];
}

/** Returns the JSON-LD nodes of a page: the site, the agency, the page and its content. */
export function createGraph(
  page: PageData,
  meta: PageMetaInput,
  agency: Agency,
  { portrait, posters }: ImageUrls,
): Nodes {
  const { site, locale } = page;
  const common = [
    websiteNode(site, locale, agency.name),
    ...(isHome(page) ? [] : [breadcrumbNode(page, breadcrumbLinks(page, meta))]),
  ];
  if (meta.kind === 'route') return [...routeNodes(page, meta.route, agency), ...common];
  if (meta.kind === 'list') {
    const { items, first, total } = meta.listPage;
    const links = items.map((talent) => ({ name: talent.name, path: talentPath(locale, talent) }));
    return [
      pageNode(page, 'CollectionPage', listId(page)),
      listNode(page, meta.heading, links, { first, total }),
      agencyNode(site, agency),
      ...common,
    ];
  }
  const { talent, profession } = meta;
  const videos = talent.videos.flatMap(
    (video, index) => videoNode(page, video, posters[index]) ?? [],
  );
  return [
    pageNode(page, 'ProfilePage', personId(page)),
    personNode(page, talent, profession, portrait),
    ...videos,
    agencyNode(site, agency),
    ...common,
  ];
}
