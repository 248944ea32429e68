import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { findList } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';

/** A talent of the sample, with the fields that the tests use. */
export interface SampleTalent {
  slug: string;
  name: string;
  sections: string[];
  visibility?: 'listed' | 'unlisted';
  _status?: 'draft';
  birthDate?: string;
  playingAgeFrom?: number;
  playingAgeTo?: number;
  curriculum?: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../../cms/sample/talents');

/** Returns the path of the talent's list, or an empty string when the talent has no section. */
export const listPath = ({ sections }: SampleTalent): string => {
  const list = findList(sections);
  return list ? PAGE_PATHS[list] : '';
};

/** Reads all talents from the sample's files, drafts included. */
export async function sampleTalents(): Promise<SampleTalent[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.yaml'));
  return Promise.all(
    files.map(async (file) => {
      const data = parse(await readFile(path.join(FOLDER, file), 'utf8'));
      return { slug: path.basename(file, '.yaml'), ...data } as SampleTalent;
    }),
  );
}
