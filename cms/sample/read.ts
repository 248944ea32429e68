import { readFile, readdir } from 'node:fs/promises';
import { basename, join, extname } from 'node:path';
import { parse } from 'yaml';
import { BRAND } from '#contract/brand.ts';
import { LIMITS } from '#contract/limits.ts';

export type Data = Record<string, unknown>;

interface Metadata {
  alt?: { es: string; en: string };
  credit?: string;
  /** Focal point, in per cent from the left edge. */
  focalX?: number;
  /** Focal point, in per cent from the top edge. */
  focalY?: number;
}

/** One file of the media library: its name in `files/`, and its metadata. */
interface MediaEntry extends Metadata {
  file: string;
}

/** The content of `media.yaml`; `defaults` contains the metadata shared by entries of a kind. */
interface MediaFile {
  defaults: Record<string, Metadata>;
  media: Record<string, MediaEntry & { kind?: string }>;
}

/** The content files of the sample agency; texts are in both languages. */
interface Sample {
  talents: Record<string, Data>;
  pages: Record<string, Data>;
  redirects: Data[];
  proposals: Data[];
  home: Data;
  agency: Data;
  media: Record<string, MediaEntry>;
}

const FOLDER = import.meta.dirname;
/** The agency's name in the files, which the brand's replaces. */
const SAMPLE_NAME = 'Foco Agencia';
const INPUT_FILES = /\.(yaml|ts)$|^files\//;

async function readYaml(path: string): Promise<unknown> {
  try {
    const text = await readFile(join(FOLDER, path), 'utf8');
    return parse(text.replaceAll(SAMPLE_NAME, BRAND.name));
  } catch (cause) {
    throw new Error(`Sample: ${path} cannot be read`, { cause });
  }
}

/**
 * Omits texts for search engines that a long name of the agency makes longer than editors may write; the
 * page then has the site's own.
 */
function withinLimits(page: Data): Data {
  const isTooLong = (name: 'searchTitle' | 'searchDescription') =>
    Object.values(page[name] ?? {}).some((text) => String(text).length > LIMITS[name]);
  return {
    ...page,
    ...(isTooLong('searchTitle') && { searchTitle: undefined }),
    ...(isTooLong('searchDescription') && { searchDescription: undefined }),
  };
}

async function readFolder(folder: string): Promise<Record<string, Data>> {
  const names = (await readdir(join(FOLDER, folder))).filter((name) => name.endsWith('.yaml'));
  const records = await Promise.all(
    names.sort().map(async (name) => {
      const slug = basename(name, '.yaml');
      const data = (await readYaml(`${folder}/${name}`)) as Data | null;
      return [slug, withinLimits({ slug, ...data })] as const;
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
  const { defaults, media: entries } = (await readYaml('media.yaml')) as MediaFile;
  const media = Object.fromEntries(
    Object.entries(entries).map(([name, { kind = '', ...entry }]) => [
      name,
      { ...defaults[kind], ...entry },
    ]),
  );
  return {
    talents: await readFolder('talents'),
    pages: await readFolder('pages'),
    redirects: (await readYaml('redirects.yaml')) as Data[],
    proposals: (await readYaml('proposals.yaml')) as Data[],
    home: withinLimits((await readYaml('home.yaml')) as Data),
    agency: (await readYaml('agency.yaml')) as Data,
    media,
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

type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };

type Row = { [key: string]: Json | undefined };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks whether a value of a content file is a localised text: `{ es: …, en: … }`. */
const isLocalisedText = (value: unknown): value is { es?: string; en?: string } =>
  isRow(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'es' || key === 'en');

/** Returns a copy in which each localised text is its text in one locale, or `undefined`. */
export function pickLocale(value: unknown, locale: 'es' | 'en'): unknown {
  if (isLocalisedText(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => pickLocale(item, locale));
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, pickLocale(item, locale)]),
  );
}

/**
 * Returns a copy of `value` whose rows have the ids of the corresponding rows in `stored`. Without them
 * Payload would treat the rows of a second locale as new, and delete the first locale's texts.
 */
export function withRowIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      withRowIds(item, Array.isArray(stored) ? stored[index] : undefined),
    );
  }
  if (!isRow(value)) return value;
  const row = isRow(stored) ? stored : {};
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withRowIds(item, row[key])]),
  );
  return typeof row.id === 'string' ? { ...copy, id: row.id } : copy;
}

const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

/** Returns a file of the media library, by its name in `files/`. */
export async function readMediaFile(name: string): Promise<{ data: Buffer; mimetype: string }> {
  const mimetype = MIME_TYPES[extname(name)];
  if (!mimetype) throw new Error(`Sample: the file "${name}" has an unknown type`);
  return { data: await readFile(join(FOLDER, 'files', name)), mimetype };
}
