import type { List } from '~/lib/routing/lists';
import type { Locale } from '~/lib/i18n/locale';
import type { Picture } from '~/loaders/schemas/media';
import type { Talent } from '~/loaders/schemas/talent';
import { LISTS } from '~/lib/routing/lists';
import { type Part, paginate } from '~/lib/routing/pagination';
import { trackedQuery } from '~/lib/incremental/trackedQuery';
import { INDEXED, pagePath, pagePathAt, slugOf, talentPath } from '~/lib/routing/routes';
import { tradeText } from '~/lib/seo/talentTexts';
import { translator } from '~/lib/i18n/translator';
import { findPage } from './pages';
import { getAgency, getHome } from './site';
import { getTalents } from './talents';

/** A page that search engines may list and that has one place on the site. */
export type Place = (typeof INDEXED)[number];

interface BaseMeta {
  locale: Locale;
  /** The path of the page. */
  path: string;
  /** What the page is called where others speak of it. */
  heading: string;
  picture?: Picture | undefined;
  /** When what it shows was last changed, as an ISO moment. */
  updatedAt: string;
}

/** What a page that may be found is about: search engines and those who share it are told this. */
export type Subject = BaseMeta &
  (
    | { kind: 'place'; place: Place }
    | { kind: 'list'; place: List; part: Part<Talent> }
    | { kind: 'talent'; talent: Talent; trade: string }
  );

/** A page of a list of talents. */
export type ListPageMeta = Extract<Subject, { kind: 'list' }>;

const isList = (place: Place): place is List => (LISTS as readonly string[]).includes(place);

const latest = (moments: (string | undefined)[]): string =>
  moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1) ?? '';

const changeOf = ({ updatedAt }: { updatedAt: string }) => updatedAt;

async function getHomeSubject(locale: Locale): Promise<Subject> {
  const { updatedAt, slides, featured } = await getHome(locale);
  const { name } = await getAgency(locale);
  return {
    kind: 'place',
    place: 'home',
    locale,
    path: pagePath(locale, 'home'),
    heading: name,
    picture: slides[0]?.picture,
    updatedAt: latest([updatedAt, ...featured.map(changeOf)]),
  };
}

/** Tells what a page of a list is about, by its number from 1. */
export const getListPageMeta = trackedQuery(
  'subject.list',
  async (locale: Locale, list: List, number: number): Promise<ListPageMeta> => {
    const page = await findPage(locale, slugOf(list));
    const talents = await getTalents(locale, list);
    const agency = await getAgency(locale);
    const part = paginate(talents, number);
    const isBare = !page && talents.length === 0;
    return {
      kind: 'list',
      place: list,
      locale,
      path: pagePathAt(locale, list, number),
      heading: page?.title.text ?? translator(locale)(`pages:${list}.title`),
      picture: talents.find(({ photo }) => photo)?.photo,
      updatedAt: isBare ? agency.updatedAt : latest([page?.updatedAt, ...part.items.map(changeOf)]),
      part,
    };
  },
);

/** Tells what one of the site's own pages is about. */
export const getPageMeta = trackedQuery(
  'subject',
  async (locale: Locale, place: Place): Promise<Subject> => {
    if (place === 'home') return getHomeSubject(locale);
    if (isList(place)) return getListPageMeta(locale, place, 1);
    const page = await findPage(locale, slugOf(place));
    const agency = await getAgency(locale);
    const showsAgency = place === 'contact' || place === 'about' || !page;
    return {
      kind: 'place',
      place,
      locale,
      path: pagePath(locale, place),
      heading: page?.title.text ?? translator(locale)(`common:places.${place}`),
      updatedAt: latest([page?.updatedAt, ...(showsAgency ? [agency.updatedAt] : [])]),
    };
  },
);

/** Tells what a talent's page is about; one hidden from lists is not to be found. */
export function talentPageMeta(locale: Locale, talent: Talent): Subject | undefined {
  if (!talent.isListed) return undefined;
  return {
    kind: 'talent',
    locale,
    path: talentPath(locale, talent),
    heading: talent.name,
    picture: talent.photo,
    updatedAt: talent.updatedAt,
    talent,
    trade: tradeText(locale, talent.sections),
  };
}
