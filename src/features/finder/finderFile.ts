import type { CardFiles, FinderPerson } from '~/features/finder/columns/encode/person';
import type { Talent } from '~/model/talent';
import { imageConfig } from 'astro:assets';
import { LISTS } from '../../../cms/contract/lists.ts';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import { sha256 } from '~/lib/hash';
import { pictureStyle } from '~/lib/images/pictureStyle';
import { fileUrls } from '~/lib/images/fileUrls';
import { pictureSources } from '~/lib/images/sources';
import { CARD_RATIO, CARD_WIDTHS } from '~/features/talents/cardPicture';
import { trackedQuery } from '~/lib/dependencies';
import { getAllTalents } from '../../loaders/talentQueries';

/** The folder of the files whose names contain a hash, which browsers never ask for again. */
const FOLDER = '_astro';

/** Characters of the hash in the path. */
const HASH_LENGTH = 10;

async function cardFiles(photo: NonNullable<Talent['photo']>): Promise<CardFiles> {
  const { size, avif, fallback } = pictureSources(photo, CARD_WIDTHS, CARD_RATIO);
  const [fallbackUrl = ''] = await fileUrls(fallback, imageConfig);
  const files = { avif: await fileUrls(avif, imageConfig), fallback: fallbackUrl };
  return { ...size, style: pictureStyle(photo), ...files };
}

/** Returns talents in Spanish with what the index contains besides: the English base and the portrait. */
export async function toFinderPeople(talents: Talent[]): Promise<FinderPerson[]> {
  const english = new Map(
    (await getAllTalents('en')).map((talent) => [talent.recordId, talent.homeBase]),
  );
  return Promise.all(
    talents.map(async (talent) => ({
      talent,
      englishBase: english.get(talent.recordId),
      picture: talent.photo && (await cardFiles(talent.photo)),
    })),
  );
}

/** Returns the listed talents, list by list, in the order of the Spanish lists. */
async function getPeople(): Promise<FinderPerson[]> {
  const listed = (await getAllTalents('es')).filter(({ isListed }) => isListed);
  return toFinderPeople(LISTS.flatMap((list) => listed.filter((talent) => talent.list === list)));
}

/** Returns the content of the finder's index, as JSON. */
export const getFinderIndex = trackedQuery('finder.index', async (): Promise<string> =>
  JSON.stringify(encodeIndex(await getPeople())),
);

/** Returns the path of the finder's index, which contains a hash of the content. */
export const getFinderPath = trackedQuery('finder.path', async (): Promise<string> => {
  const hash = sha256(await getFinderIndex()).slice(0, HASH_LENGTH);
  return `/${FOLDER}/finder-${hash}.json`;
});
