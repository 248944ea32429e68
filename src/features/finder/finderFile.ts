import type { CardFiles, FinderPerson } from '~/features/finder/columns/encode/person';
import type { Talent } from '~/model/talent';
import { imageConfig } from 'astro:assets';
import { LISTS } from '../../../cms/contract/lists.ts';
import { encodeIndex } from '~/features/finder/columns/encode/encodeIndex';
import type { Locale } from '~/lib/i18n/locale';
import { createIndex } from '~/features/finder/createIndex';
import { sha256 } from '~/lib/hash';
import { pictureStyle, pictureSources } from '~/lib/images/sources';
import { fileUrls } from '~/lib/images/fileUrls';
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
async function toFinderPeople(talents: Talent[]): Promise<FinderPerson[]> {
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
const getFinderIndex = trackedQuery('finder.index', async (): Promise<string> =>
  JSON.stringify(encodeIndex(await getPeople())),
);

/** Returns what sentences are understood with in a language, as JSON. */
const getSentences = trackedQuery('finder.sentences', async (locale: Locale): Promise<string> => {
  const english = new Map((await getAllTalents('en')).map((talent) => [talent.recordId, talent]));
  const people = (await getPeople()).map(({ talent }) => {
    const es = talent as Talent;
    return { talents: { es, en: english.get(es.recordId) ?? es } };
  });
  return JSON.stringify(createIndex(locale, people));
});

const pathOf = (name: string, content: string): string =>
  `/${FOLDER}/${name}-${sha256(content).slice(0, HASH_LENGTH)}.json`;

/** The files of the finder: their names for the browser, and their contents by path. */
export const getFinderFiles = trackedQuery('finder.files', async () => {
  const [index, es, en] = [
    await getFinderIndex(),
    await getSentences('es'),
    await getSentences('en'),
  ];
  const paths = {
    index: pathOf('finder', index),
    es: pathOf('finder-es', es),
    en: pathOf('finder-en', en),
  };
  return { paths, contents: { [paths.index]: index, [paths.es]: es, [paths.en]: en } };
});
