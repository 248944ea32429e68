import type { Thing } from 'schema-dts';
import type { List } from '../../cms/contract/lists.ts';
import type { ListPage } from '~/lib/routing/pagination';
import type { Route } from '~/lib/routing/routes';
import type { TalentLink } from '~/features/talents/works';
import type { Agency } from '~/model/agency';
import type { Talent } from '~/model/talent';
import { translator } from '~/lib/i18n/translator';
import { listPath, pagePath, talentPath } from '~/lib/routing/routes';
import {
  type PageData,
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
import { personId, personNode, videoNode } from '~/features/talents/talentJsonLd';

/** What a page is about: a route, a page of a list, or a talent. */
export type PageMetaInput = { heading: string } & (
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
