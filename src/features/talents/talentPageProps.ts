import type { Talent } from '~/model/talent';
import { talentFacts } from '~/features/profile/talentFacts';
import { getTalentFacets } from '~/features/finder/facetPages';
import { withThumbnails } from '~/features/video/videoThumbnails';
import { talentPages } from './talentPaths';

/**
 * Returns the props of talents' pages: all that a page shows besides the agency, so that its key can be a
 * hash of them. The facts are those of the day of the build: a page is made again when they change.
 *
 * @param talents all talents of a locale in the order of the lists
 * @param shown those whose pages are asked for. @default all
 */
export const talentPageProps = (talents: Talent[], shown = talents) =>
  Promise.all(
    talentPages(talents, shown).map(async ({ talent, ...links }) => ({
      talent: await withThumbnails(talent),
      facts: talentFacts(talent.locale, talent),
      ...links,
      facetKeys: await getTalentFacets(talent),
    })),
  );
