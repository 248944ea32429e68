import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type MediaEntry, type MediaFile, type Person, mediaEntries } from './media/entries.ts';

export type Data = Record<string, unknown>;

/** The content files of the sample agency; texts are in both languages. */
export interface Sample {
  talents: Record<string, Data>;
  pages: Record<string, Data>;
  redirects: Data[];
  home: Data;
  agency: Data;
  people: Record<string, Person>;
  media: Record<string, MediaEntry>;
}

const FOLDER = import.meta.dirname;
const INPUT_FILES = /\.(yaml|ts)$|^files\//;

async function readYaml(path: string): Promise<unknown> {
  try {
    return parse(await readFile(join(FOLDER, path), 'utf8'));
  } catch (cause) {
    throw new Error(`Sample: ${path} cannot be read`, { cause });
  }
}

async function readFolder(folder: string): Promise<Record<string, Data>> {
  const names = (await readdir(join(FOLDER, folder))).filter((name) => name.endsWith('.yaml'));
  const records = await Promise.all(
    names.sort().map(async (name) => {
      const slug = basename(name, '.yaml');
      const data = (await readYaml(`${folder}/${name}`)) as Data | null;
      return [slug, { slug, ...data }] as const;
    }),
  );
  return Object.fromEntries(records);
}

/**
 * Reads the sample agency. Talents and pages are sorted by file name, which is also the slug unless the
 * file sets one.
 *
 * @throws {Error} naming the file that is missing or is not valid YAML
 */
export async function readSample(): Promise<Sample> {
  const mediaFile = (await readYaml('media.yaml')) as MediaFile;
  return {
    talents: await readFolder('talents'),
    pages: await readFolder('pages'),
    redirects: (await readYaml('redirects.yaml')) as Data[],
    home: (await readYaml('home.yaml')) as Data,
    agency: (await readYaml('agency.yaml')) as Data,
    people: mediaFile.people,
    media: mediaEntries(mediaFile),
  };
}

/** Returns the sorted absolute paths of all files that affect the seeded database. */
export async function sampleFiles(): Promise<string[]> {
  const paths = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  return paths
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => INPUT_FILES.test(path.slice(FOLDER.length + 1).replaceAll('\\', '/')))
    .sort();
}
