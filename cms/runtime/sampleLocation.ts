import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AGENCY_NAME } from '#contract/brand.ts';
import { sampleFiles } from '../sample/read.ts';
import { cmsFolder, dataFolder } from './settings.ts';

/** Compute values that are stored with each upload; after a change the old sample lacks them. */
const DERIVED_VALUES = ['dominantColour.ts', 'audioDuration.ts'].map((name) =>
  path.join(cmsFolder(), 'features/media', name),
);

/** Folder, database and uploads of one version of the sample agency. */
interface SampleLocation {
  folder: string;
  databaseUri: string;
  mediaDir: string;
}

/** Returns the location of a sample in `folder`, which need not exist. */
export const sampleIn = (folder: string): SampleLocation => ({
  folder,
  databaseUri: `file:${path.join(folder, 'cms.db')}`,
  mediaDir: path.join(folder, 'media'),
});

/**
 * Returns the location of the current sample agency: a folder named after the hash of its sources
 * and the agency's name.
 * Changed sources get a new database, and edits made in an old one are preserved.
 */
export async function sampleLocation(): Promise<SampleLocation> {
  const hash = createHash('sha256').update(AGENCY_NAME);
  for (const file of [...(await sampleFiles()), ...DERIVED_VALUES]) {
    hash.update(path.basename(file)).update(await readFile(file));
  }
  return sampleIn(path.join(dataFolder(), `sample-${hash.digest('hex').slice(0, 12)}`));
}
