import type { Talent } from '~/loaders/schemas/talent';
import type { HiddenPerson } from '~/lib/selection/hiddenPerson';
import { encodeIndex } from '~/lib/finder/encode/encodeIndex';
import { findCard } from '~/lib/finder/cards';
import { decodeIndex } from '~/lib/finder/finderIndex';
import { trackedQuery } from '~/lib/incremental/dependencies';
import { findAgent } from './agent';
import { toFinderPeople } from './finderFile';
import { getAgency } from './site';
import { getAllTalents } from './talents';

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
