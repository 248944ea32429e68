import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sampleFiles } from '../sample/read.ts';
import { cmsFolder, dataFolder } from './settings.ts';

/** The dictionaries whose words stand in the PDFs that the sample makes. */
const WORDS = ['talent', 'vocabulary'].map((name) =>
  path.join(cmsFolder(), '..', 'i18n', 'es', `${name}.json`),
);

/** What the CMS works out from a picture when it is uploaded: an older sample lacks it. */
const UPLOAD = path.join(cmsFolder(), 'uploads', 'dominantColour.ts');

/** Where one version of the sample agency lives on this machine. */
export interface SampleLocation {
  folder: string;
  databaseUri: string;
  mediaDir: string;
}

/** The files of a sample that lies, or will lie, in `folder`. */
export const sampleIn = (folder: string): SampleLocation => ({
  folder,
  databaseUri: `file:${path.join(folder, 'cms.db')}`,
  mediaDir: path.join(folder, 'media'),
});

/**
 * The place of the sample agency as it now stands in `cms/sample`: a folder named after the
 * content's hash, so that changed content gets a new database and edits in an old one stay there.
 */
export async function sampleLocation(): Promise<SampleLocation> {
  const hash = createHash('sha256');
  for (const file of [...(await sampleFiles()), ...WORDS, UPLOAD]) {
    hash.update(path.basename(file)).update(await readFile(file));
  }
  return sampleIn(path.join(dataFolder(), `sample-${hash.digest('hex').slice(0, 12)}`));
}
