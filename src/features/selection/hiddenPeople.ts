import type { Talent } from '~/model/talent';
import type { HiddenPerson } from '~/features/selection/hiddenPerson';
import { encodeIndex } from '~/features/finder/encode/encodeIndex';
import { findCard } from '~/features/finder/finderCards';
import { decodeIndex } from '~/features/finder/finderIndex';
import { trackedQuery } from '~/lib/dependencies';
import { findAgent } from '../talents/agent';
import { toFinderPeople } from '../finder/finderFile';
import { getAgency } from '../../loaders/siteQueries';
import { getAllTalents } from '../../loaders/talentQueries';

/** Returns what the finder's index would contain about a talent if it were listed. */
async function toHiddenPerson(talent: Talent): Promise<HiddenPerson> {
  const index = decodeIndex(encodeIndex(await toFinderPeople([talent])));
  const cardIn = (locale: 'es' | 'en') => findCard(index, talent.shareId, locale)!;
  const { name, email } = findAgent(await getAgency(talent.locale), talent);
  return { cards: { es: cardIn('es'), en: cardIn('en') }, agent: { name, email } };
}

/** Returns the talents that no list shows, by their share ids. */
export const getHiddenPeople = trackedQuery(
  'hiddenPeople',
  async (): Promise<Record<string, HiddenPerson>> => {
    const hidden = (await getAllTalents('es')).filter(({ isListed }) => !isListed);
    const people = hidden.map(async (talent) => [talent.shareId, await toHiddenPerson(talent)]);
    return Object.fromEntries(await Promise.all(people)) as Record<string, HiddenPerson>;
  },
);
