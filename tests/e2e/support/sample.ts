import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** A talent of the sample, as far as the journeys need it. */
export interface SampleTalent {
  slug: string;
  name: string;
  sections: string[];
  visibility?: 'listed' | 'unlisted';
  _status?: 'draft';
  birthDate?: string;
  curriculum?: string;
}

const FOLDER = path.resolve(import.meta.dirname, '../../../cms/sample/talents');

const PATHS: Record<string, string> = {
  actor: '/actores',
  actress: '/actrices',
  newTalent: '/descubre',
  director: '/directores-y-guionistas',
  screenwriter: '/directores-y-guionistas',
};

/** The path of the list in which a talent stands. */
export const listOf = ({ sections }: SampleTalent): string => PATHS[sections[0] ?? ''] ?? '';

/** Every talent that the sample's files hold, drafts too. */
export async function sampleTalents(): Promise<SampleTalent[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.yaml'));
  return Promise.all(
    files.map(async (file) => {
      const data = parse(await readFile(path.join(FOLDER, file), 'utf8'));
      return { slug: path.basename(file, '.yaml'), ...data } as SampleTalent;
    }),
  );
}
