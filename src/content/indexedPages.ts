import type { Subject } from './pageMeta';
import { LISTS } from '~/lib/routing/lists';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { pageCount } from '~/lib/routing/pagination';
import { trackedQuery } from '~/lib/incremental/trackedQuery';
import { INDEXED } from '~/lib/routing/routes';
import { isPreviewDeploy } from '~/config/deploy';
import { getListPageMeta, getPageMeta, talentPageMeta } from './pageMeta';
import { getAllTalents, getTalents } from './talents';

/** The pages of lists from the second on. */
async function getFurtherParts(): Promise<Subject[][]> {
  const parts: Subject[][] = [];
  for (const list of LISTS) {
    const count = pageCount((await getTalents(DEFAULT_LOCALE, list)).length);
    for (let number = 2; number <= count; number++) {
      parts.push(await Promise.all(LOCALES.map((locale) => getListPageMeta(locale, list, number))));
    }
  }
  return parts;
}

/** Gives every page that may be found, with its two languages side by side: of a preview, none. */
export const getIndexedPages = trackedQuery('subjects', async (): Promise<Subject[][]> => {
  if (isPreviewDeploy()) return [];
  const places = await Promise.all(
    INDEXED.map((place) => Promise.all(LOCALES.map((locale) => getPageMeta(locale, place)))),
  );
  const parts = await getFurtherParts();
  const versions = new Map<string, Subject[]>();
  for (const locale of LOCALES) {
    for (const talent of await getAllTalents(locale)) {
      const subject = talentPageMeta(locale, talent);
      if (!subject) continue;
      versions.set(talent.recordId, [...(versions.get(talent.recordId) ?? []), subject]);
    }
  }
  return [...places, ...parts, ...versions.values()];
});
