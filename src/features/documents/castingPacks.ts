import type { Talent } from '~/model/talent';
import { sha256 } from '~/lib/hash';
import { LOCALES } from '~/lib/i18n/locale';
import { pictureKey } from '~/lib/images/pictureKey';
import { setOmitted, unlessOmitted } from '~/lib/routing/omittedFiles';
import { PACK_FILES, type PackFile, packPath } from '~/lib/routing/routes';
import { sheetVersion } from '~/features/documents/sheet/sheetVersion';
import { getSheet } from './packFiles';
import { getAllTalents } from '../../loaders/talentQueries';

/** Whether this build could make all files of a talent's casting pack that the page links to. */
export function isPackComplete(talent: Talent): boolean {
  if (talent.isMinor) return true;
  const files: PackFile[] = talent.photo ? ['sheet', 'text', 'photo'] : ['sheet', 'text'];
  return files.every((file) => unlessOmitted(packPath(talent.locale, talent, file)));
}

/** A file of a casting pack to render. */
export interface PackEntry {
  talent: Talent;
  file: PackFile;
  /** A hash of everything that it is made of. */
  hash: string;
}

async function hashOf(talent: Talent, file: PackFile): Promise<string> {
  const picture = talent.photo && pictureKey(talent.photo);
  const parts = {
    sheet: async () => [await getSheet(talent), picture],
    text: () => getSheet(talent),
    photo: () => [picture, talent.photo?.credit],
  };
  return sha256(JSON.stringify([sheetVersion(), await parts[file]()]));
}

/**
 * Returns the files of the casting packs of all talents, unlisted ones included; minors have none. Those that show the
 * same photograph are next to each other, so that it is fetched once.
 */
export async function getPackEntries(): Promise<PackEntry[]> {
  const records = new Map<string, Talent[]>();
  for (const locale of LOCALES) {
    for (const talent of await getAllTalents(locale)) {
      const { recordId, isMinor } = talent;
      // No page links to a file that there is not.
      if (isMinor) {
        for (const file of PACK_FILES) setOmitted(packPath(locale, talent, file), true);
        continue;
      }
      records.set(recordId, [...(records.get(recordId) ?? []), talent]);
    }
  }
  const entries: PackEntry[] = [];
  for (const versions of records.values()) {
    const [first] = versions;
    const files = versions.flatMap((talent): [Talent, PackFile][] => [
      [talent, 'sheet'],
      [talent, 'text'],
    ]);
    if (first?.photo) files.push([first, 'photo']);
    for (const [talent, file] of files) {
      entries.push({ talent, file, hash: await hashOf(talent, file) });
    }
  }
  return entries;
}
