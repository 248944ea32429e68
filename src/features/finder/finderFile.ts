import { LISTS } from '#contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { cardPicture } from '~/features/card/cardPicture';
import { sha256 } from '~/lib/hash';
import { oncePerBuild } from '~/session/buildSession';
import { getAllTalents } from '~/loaders/talentQueries';
import { type FinderPerson, createIndex } from './createIndex';
import { packIndex } from './indexFile';

/** The folder of the files whose names contain a hash, which browsers never ask for again. */
const FOLDER = '_astro';

const HASH_LENGTH = 10;

/** Returns the listed talents in both languages, list by list, in the order of the Spanish lists. */
const getPeople = oncePerBuild('the people of the finder', async (): Promise<FinderPerson[]> => {
  const english = new Map((await getAllTalents('en')).map((talent) => [talent.recordId, talent]));
  const listed = (await getAllTalents('es')).filter(({ isListed }) => isListed);
  return Promise.all(
    LISTS.flatMap((list) => listed.filter((talent) => talent.list === list)).map(async (es) => ({
      talents: { es, en: english.get(es.recordId) ?? es },
      picture: es.photo && cardPicture(es.photo),
    })),
  );
});

const getIndex = oncePerBuild('the index of the finder', async (locale: Locale): Promise<string> =>
  JSON.stringify(packIndex(createIndex(locale, await getPeople()))),
);

const pathOf = (locale: Locale, content: string): string =>
  `/${FOLDER}/finder-${locale}-${sha256(content).slice(0, HASH_LENGTH)}.json`;

/** The indexes of the finder: their paths by language, and their contents by path. */
export const getFinderFiles = oncePerBuild('the files of the finder', async () => {
  const [es, en] = [await getIndex('es'), await getIndex('en')];
  const paths: Record<Locale, string> = { es: pathOf('es', es), en: pathOf('en', en) };
  return { paths, contents: { [paths.es]: es, [paths.en]: en } };
});
