import type { Locale } from '~/lib/i18n/locale';
import type { Talent } from '~/model/talent';
import { getAllTalents } from '../../loaders/talentQueries';

/** What an enquiry page shows of a talent. */
export type EnquiryTalent = Pick<Talent, 'name' | 'list' | 'slug' | 'agentId' | 'photo'>;

/**
 * Returns all talents, including unlisted ones, with the fields of their enquiry pages only: a change
 * of another field does not render these pages again.
 */
export const getEnquiryTalents = async (locale: Locale): Promise<EnquiryTalent[]> =>
  (await getAllTalents(locale)).map(({ name, list, slug, agentId, photo }) => ({
    name,
    list,
    slug,
    agentId,
    photo,
  }));
