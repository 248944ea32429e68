import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { BRAND } from '#contract/brand.ts';
import { LIMITS } from '#contract/limits.ts';

export type Data = Record<string, unknown>;

/** One file of the media library: its name in `files/`, and its metadata. */
interface MediaEntry {
  file: string;
  alt?: { es: string; en: string };
  credit?: string;
  /** Focal point, in per cent from the left and the top edge. */
  focalX?: number;
  focalY?: number;
}

const FOLDER = import.meta.dirname;
/** The agency's name in the files, which the brand's replaces. */
const SAMPLE_NAME = 'Foco Agencia';

async function readYaml(path: string): Promise<unknown> {
  try {
    const text = await readFile(join(FOLDER, path), 'utf8');
    // Each picture is an alias of the defaults of its kind; by default, the package allows 100.
    return parse(text.replaceAll(SAMPLE_NAME, BRAND.name), { merge: true, maxAliasCount: -1 });
  } catch (cause) {
    throw new Error(`Sample: ${path} cannot be read`, { cause });
  }
}

/**
 * Omits texts for search engines that a long name of the agency makes longer than editors may write; the
 * page then has the site's own.
 */
function withinLimits(page: Data): Data {
  const names = ['searchTitle', 'searchDescription'] as const;
  const tooLong = names.filter((name) =>
    Object.values(page[name] ?? {}).some((text) => String(text).length > LIMITS[name]),
  );
  return { ...page, ...Object.fromEntries(tooLong.map((name) => [name, undefined])) };
}

async function readFolder(folder: string): Promise<Record<string, Data>> {
  const names = await Array.fromAsync(glob('*.yaml', { cwd: join(FOLDER, folder) }));
  const records = await Promise.all(
    names.sort().map(async (name) => {
      const data = (await readYaml(`${folder}/${name}`)) as Data | null;
      const slug = basename(name, '.yaml');
      return [slug, withinLimits({ slug, ...data })] as const;
    }),
  );
  return Object.fromEntries(records);
}

/**
 * Reads the sample agency, with texts in both languages. Talents and pages are sorted by file name, which is
 * also the slug unless the file sets one.
 *
 * @throws {Error} naming the file that is missing or is not valid YAML
 */
export async function readSample() {
  const { media } = (await readYaml('media.yaml')) as { media: Record<string, MediaEntry> };
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

/** Checks whether a value of a content file is a localised text: `{ es: …, en: … }`. */
const isLocalisedText = (value: unknown): value is { es?: string; en?: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => key === 'es' || key === 'en');

/** Returns a copy in which each localised text is its text in one locale, or is missing. */
export const pickLocale = (value: object, locale: 'es' | 'en') =>
  // From the leaves up; what is `undefined` is left out.
  JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    isLocalisedText(item) ? item[locale] : item,
  ) as Data;
