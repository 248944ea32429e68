import { DEFAULT_LOCALE, type Locale } from '~/lib/i18n/locale';
import { siteUrl } from '~/settings/environment';
import { pagePath } from '~/lib/routing/routes';
import type { Picture } from '~/model/media';
import { type PictureRights, rightsXmp } from '#contract/pictureRights.ts';
import { getAgency } from './siteQueries';

/**
 * Returns who made a picture, whose it is, and what machines may do with it; the same in every language,
 * so that the languages share the files.
 *
 * @param locale of the page, which depends on the agency in its language already
 */
export async function getPictureRights(
  locale: Locale,
  picture: Pick<Picture, 'credit'> | undefined,
): Promise<PictureRights> {
  const { name, aiCrawlers } = await getAgency(locale);
  return {
    credit: picture?.credit,
    agencyName: name,
    aiChoice: aiCrawlers,
    statement: new URL(pagePath(DEFAULT_LOCALE, 'imageUse'), siteUrl()).href,
  };
}

/** The XMP by what it says: few photographers make many pictures. */
const known = new Map<string, string>();

/** Returns the same as XMP, which a picture's large files carry. */
export async function getPictureXmp(...args: Parameters<typeof getPictureRights>): Promise<string> {
  const rights = await getPictureRights(...args);
  const key = JSON.stringify(rights);
  const xmp = known.get(key) ?? rightsXmp(rights);
  known.set(key, xmp);
  return xmp;
}
