import type { Agency } from '~/loaders/schemas/agency';
import type { Home, Slide } from '~/loaders/schemas/home';
import type { Locale } from '~/lib/i18n/locale';
import type { Redirect } from '~/loaders/schemas/redirect';
import type { Talent } from '~/loaders/schemas/talent';
import { trackedQuery } from '~/lib/incremental/trackedQuery';
import { ContentError } from '~/loaders/errors';
import { findOne, readAll } from './store';
import { getAllTalents } from './talents';

/** The home page with the talents that it names. */
export interface FullHome extends Omit<Home, 'slides'> {
  featured: Talent[];
  slides: (Slide & { talent?: Talent | undefined })[];
}

/**
 * Gives the home page with its talents. Who is hidden from lists or not published is not shown
 * there; a slide then leads nowhere, or where its address says.
 *
 * @throws {ContentError} when the CMS has none
 */
export const getHome = trackedQuery('home', async (locale: Locale): Promise<FullHome> => {
  const home = await findOne('home', `${locale}/home`);
  if (!home) throw new ContentError('The CMS has no home page');
  const talents = (await getAllTalents(locale)).filter(({ isListed }) => isListed);
  const byId = new Map(talents.map((talent) => [talent.recordId, talent]));
  const { slides, featuredIds } = home;
  return {
    ...home,
    featured: featuredIds.flatMap((id) => byId.get(id) ?? []),
    slides: slides.map((slide) => ({ ...slide, talent: byId.get(slide.talentId ?? '') })),
  };
});

/**
 * Gives the agency's name, addresses and team.
 *
 * @throws {ContentError} when the CMS has none
 */
export async function getAgency(locale: Locale): Promise<Agency> {
  const agency = await findOne('agency', `${locale}/agency`);
  if (!agency) throw new ContentError('The CMS has no agency');
  return agency;
}

/** Gives every redirect. */
export const getRedirects = (): Promise<Redirect[]> => readAll('redirects');

/**
 * Checks the identifier by which visits are counted, `PUBLIC_GA_MEASUREMENT_ID`, where there is one.
 *
 * @throws {ContentError} when it is no identifier of Google Analytics 4
 */
export function checkAnalytics(
  environment: Record<string, string | undefined> = process.env,
): void {
  const id = environment.PUBLIC_GA_MEASUREMENT_ID;
  if (id && !/^G-[A-Z0-9]+$/.test(id)) {
    throw new ContentError('PUBLIC_GA_MEASUREMENT_ID must be like G-ABC123DEF4');
  }
}

/**
 * Tells whether the consent dialog proposes the analytics while nothing was chosen: yes, unless
 * `CONSENT_PRETICKED` is `false`. It proposes; nothing loads before the visitor agrees.
 */
export const isAnalyticsPreticked = trackedQuery(
  'isAnalyticsPreticked',
  (environment: Record<string, string | undefined> = process.env): boolean =>
    environment.CONSENT_PRETICKED !== 'false',
);
