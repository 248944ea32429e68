import type { Thing } from 'schema-dts';
import type { AgencyFacts } from './site';
import type { List } from '~/lib/routing/lists';
import type { Part } from '~/lib/routing/pagination';
import type { Route } from '~/lib/routing/routes';
import { listPath, pagePath, talentPath } from '~/lib/routing/routes';
import { translator } from '~/lib/i18n/translator';
import {
  type PageFacts,
  type Step,
  breadcrumbThing,
  isHome,
  listId,
  listThing,
  pageThing,
} from './page';
import { agencyId, agencyThing, fullAgencyThing, websiteThing } from './site';
import { type PersonFacts, type VideoFacts, personId, personThing, videoThing } from './talent';

interface Listed {
  name: string;
  list: List;
  slug: string;
}

/** What a page is about, as far as it is told. */
export type SubjectFacts = { heading: string } & (
  | { kind: 'place'; place: Route }
  | { kind: 'list'; place: List; part: Part<Listed> }
  | {
      kind: 'talent';
      trade: string;
      talent: Omit<PersonFacts, 'trade'> & { list: List; videos: VideoFacts[] };
    }
);

/** Absolute addresses of a talent's pictures; `posters` in the order of the videos. */
export interface PictureAddresses {
  portrait: string | undefined;
  posters: (string | undefined)[];
}

type Things = Exclude<Thing, string>[];

function stepsTo({ locale, path }: PageFacts, subject: SubjectFacts): Step[] {
  const home = { name: translator(locale)('common:card.home'), path: pagePath(locale, 'home') };
  const here = { name: subject.heading, path };
  if (subject.kind === 'list' && subject.part.number > 1) {
    const list = { name: subject.heading, path: listPath(locale, subject.place) };
    const { number, count } = subject.part;
    return [
      home,
      list,
      { name: translator(locale)('common:parts.number', { number, count }), path },
    ];
  }
  if (subject.kind !== 'talent') return [home, here];
  const { list } = subject.talent;
  const between = {
    name: translator(locale)(`common:places.${list}`),
    path: listPath(locale, list),
  };
  return [home, between, here];
}

function placeThings(page: PageFacts, place: Route, agency: AgencyFacts): Things {
  const { site } = page;
  if (place === 'about')
    return [pageThing(page, 'AboutPage', agencyId(site)), agencyThing(site, agency)];
  if (place === 'contact') {
    return [pageThing(page, 'ContactPage', agencyId(site)), fullAgencyThing(site, agency)];
  }
  if (isHome(page)) {
    return [pageThing(page, 'WebPage', agencyId(site)), fullAgencyThing(site, agency)];
  }
  return [pageThing(page, 'WebPage'), agencyThing(site, agency)];
}

/**
 * Tells all of a page: the agency, the site, the page, the way to it, and the list or the person
 * and videos it shows.
 */
export function graphOf(
  page: PageFacts,
  subject: SubjectFacts,
  agency: AgencyFacts,
  { portrait, posters }: PictureAddresses,
): Things {
  const { site, locale } = page;
  const common = [
    websiteThing(site, locale, agency.name),
    ...(isHome(page) ? [] : [breadcrumbThing(page, stepsTo(page, subject))]),
  ];
  if (subject.kind === 'place') return [...placeThings(page, subject.place, agency), ...common];
  if (subject.kind === 'list') {
    const { items, first, total } = subject.part;
    const people = items.map((talent) => ({
      name: talent.name,
      path: talentPath(locale, talent),
    }));
    return [
      pageThing(page, 'CollectionPage', listId(page)),
      listThing(page, subject.heading, people, { first, total }),
      agencyThing(site, agency),
      ...common,
    ];
  }
  const { talent, trade } = subject;
  const videos = talent.videos.flatMap(
    (video, index) => videoThing(page, video, posters[index]) ?? [],
  );
  return [
    pageThing(page, 'ProfilePage', personId(page)),
    personThing(page, { ...talent, trade }, portrait),
    ...videos,
    agencyThing(site, agency),
    ...common,
  ];
}
