import { PAGE_PATHS } from '#contract/pages.ts';
import type { List } from '#contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { pagination, type ListPage } from '~/lib/routing/pagination';
import { oncePerBuild } from '~/session/buildSession';
import { pagePath, slugOf, isList } from '~/lib/routing/routes';
import { getAllTalents, getTalents } from './talentQueries';
import type { Picture } from '~/model/media';
import type { Talent } from '~/model/talent';
import { translator } from '~/lib/i18n/translator';
import { metaTexts, numberedMetaTexts } from '~/lib/seo/metaTexts';
import { findPage, getAgency, getHome } from './siteQueries';

/** The routes that search engines may index; talents' pages are not routes. */
export const INDEXED_ROUTES = [
  'home' as const,
  ...(Object.keys(PAGE_PATHS) as (keyof typeof PAGE_PATHS)[]),
  'finder' as const,
];

type IndexedRoute = (typeof INDEXED_ROUTES)[number];

interface BaseMeta {
  locale: Locale;
  path: string;
  /** The page's name in search results, breadcrumbs and share images. */
  heading: string;
  picture?: Picture | undefined;
  /** The last change of the content that the page shows, as an ISO timestamp. */
  updatedAt: string;
}

/** Metadata of an indexable page, used for the sitemap, JSON-LD and share images. */
export type PageMeta = BaseMeta &
  (
    | { kind: 'route'; route: IndexedRoute }
    | {
        kind: 'list';
        route: List;
        listPage: ListPage<Talent>;
        /** The path of the first page, where it is not that of the list. */
        firstPath?: string;
        /** The list's page, of which a facet page shows a part. */
        parent?: { name: string; path: string };
      }
    | { kind: 'talent'; talent: Talent; profession: string }
  );

/** Metadata of one page of a talent list. */
export type ListPageMeta = Extract<PageMeta, { kind: 'list' }>;

/** Returns the last change of records, as an ISO timestamp; empty without any. */
export const latest = (records: ({ updatedAt: string } | undefined)[]): string =>
  records
    .map((record) => record?.updatedAt ?? '')
    .sort()
    .at(-1) ?? '';

/** Returns what a page other than a list shows. */
async function getContent(
  locale: Locale,
  route: Exclude<IndexedRoute, List>,
): Promise<Pick<BaseMeta, 'heading' | 'picture' | 'updatedAt'>> {
  const agency = await getAgency(locale);
  if (route === 'home') {
    const home = await getHome(locale);
    return {
      heading: agency.name,
      picture: home.slides[0]?.picture,
      updatedAt: latest([home, ...home.featured]),
    };
  }
  const heading = translator(locale)(`common:routes.${route}`);
  if (route === 'finder') {
    const listed = (await getAllTalents(locale)).filter(({ isListed }) => isListed);
    return { heading, updatedAt: latest([agency, ...listed]) };
  }
  const page = await findPage(locale, slugOf(route));
  const showsAgency = route === 'contact' || route === 'about' || !page;
  return {
    heading: page?.title.text ?? heading,
    updatedAt: latest([page, showsAgency ? agency : undefined]),
  };
}

/** Returns the metadata of one page of a talent list; `number` starts at 1. */
export const getListPageMeta = oncePerBuild(
  'the metadata of a list',
  async (locale: Locale, list: List, number: number): Promise<ListPageMeta> => {
    const page = await findPage(locale, slugOf(list));
    const talents = await getTalents(locale, list);
    const agency = await getAgency(locale);
    const listPage = pagination.page(talents, number);
    return {
      kind: 'list',
      route: list,
      locale,
      path: pagePath(locale, list, number),
      heading: page?.title.text ?? translator(locale)(`pages:${list}.title`),
      picture: talents.find(({ photo }) => photo)?.photo,
      updatedAt: latest([page, ...listPage.items]) || agency.updatedAt,
      listPage,
    };
  },
);

/** Returns one page of a talent list, with its texts and metadata; `number` starts at 1. */
export async function getListPage(locale: Locale, list: List, number: number) {
  const t = translator(locale);
  const page = await findPage(locale, slugOf(list));
  const pageMeta = await getListPageMeta(locale, list, number);
  const { count } = pageMeta.listPage;
  const texts = metaTexts(page, {
    title: t(`pages:${list}.title`),
    description: t(`pages:${list}.description`),
  });
  if (number === 1) return { ...texts, pageMeta, page };
  const position = t('common:pagination.number', { number, count });
  return { ...numberedMetaTexts(texts, position), pageMeta, page };
}

export const getPageMeta = oncePerBuild(
  'the metadata of a page',
  async (locale: Locale, route: IndexedRoute): Promise<PageMeta> => {
    if (isList(route)) return getListPageMeta(locale, route, 1);
    const content = await getContent(locale, route);
    return { kind: 'route', route, locale, path: pagePath(locale, route), ...content };
  },
);
