import type { Subject } from './subject';
import { LISTS } from '~/lib/lists';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/locale';
import { partCount } from '~/lib/pagination';
import { question } from '~/lib/questions';
import { INDEXED } from '~/lib/routes';
import { isPreviewDeploy } from './deploy';
import { getListSubject, getSubject, subjectOf } from './subject';
import { getAllTalents, getTalents } from './talents';

/** The pages of lists from the second on. */
async function getFurtherParts(): Promise<Subject[][]> {
  const parts: Subject[][] = [];
  for (const list of LISTS) {
    const count = partCount((await getTalents(DEFAULT_LOCALE, list)).length);
    for (let number = 2; number <= count; number++) {
      parts.push(await Promise.all(LOCALES.map((locale) => getListSubject(locale, list, number))));
    }
  }
  return parts;
}

/** Gives every page that may be found, with its two languages side by side: of a preview, none. */
export const getSubjects = question('subjects', async (): Promise<Subject[][]> => {
  if (isPreviewDeploy()) return [];
  const places = await Promise.all(
    INDEXED.map((place) => Promise.all(LOCALES.map((locale) => getSubject(locale, place)))),
  );
  const parts = await getFurtherParts();
  const versions = new Map<string, Subject[]>();
  for (const locale of LOCALES) {
    for (const talent of await getAllTalents(locale)) {
      const subject = subjectOf(locale, talent);
      if (!subject) continue;
      versions.set(talent.recordId, [...(versions.get(talent.recordId) ?? []), subject]);
    }
  }
  return [...places, ...parts, ...versions.values()];
});
