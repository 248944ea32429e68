import type { Talent } from '~/model/talent';
import { type Sheet, createSheet, plainText } from '~/features/documents/sheet/createSheet';
import { isStrictBuild } from '~/settings/environment';
import { omittedFiles } from '~/session/omittedFiles';
import { packPath, talentPath } from '~/lib/routing/routes';
import { problemReport } from '~/session/problemReport';
import { packPhotos } from '~/features/documents/sheet/sheetPhoto';
import { renderPdf, sheetVersion } from '~/features/documents/sheet/renderPdf';
import { MissingCompilerError } from '~/features/documents/sheet/typst';
import { findAgent } from '~/features/profile/agent';
import { fetchOriginal } from '~/loaders/fetchMedia';
import { getPictureRights, getPictureXmp } from '~/loaders/pictureRights';
import { getAgency } from '~/loaders/siteQueries';
import { sha256 } from '~/lib/hash';
import { LOCALES } from '~/lib/i18n/locale';
import { pictureKey } from '~/pictures/sources';
import { getAllTalents } from '~/loaders/talentQueries';

interface RenderedFile {
  content: BodyInit;
  mimeType: string;
  /** Whether it shows everything; otherwise the next build tries again. */
  isComplete: boolean;
}

/**
 * Returns the content of a talent's sheet.
 *
 * @param site the site's URL; without it, the address of the talent's page is a path
 */
async function getSheet(talent: Talent, site?: URL): Promise<Sheet> {
  const agency = await getAgency(talent.locale);
  const path = talentPath(talent.locale, talent);
  const agent = findAgent(agency, talent);
  const page = site ? new URL(path, site).href : path;
  const rights = await getPictureRights(talent.locale, talent.photo);
  return createSheet(talent.locale, talent, { ...agency, agent }, { page, rights });
}

let isMissingCompilerTold = false;

/**
 * Reports a sheet that cannot be rendered. A missing compiler is no fault of the content: it is said
 * once, also in a strict build.
 *
 * @throws {unknown} another error, in a strict build
 */
function reportFailure(error: unknown, { list, slug, name, recordId, locale }: Talent): void {
  if (error instanceof MissingCompilerError) {
    if (!isMissingCompilerTold) console.warn(`The site is built without sheets: ${error.message}`);
    isMissingCompilerTold = true;
    return;
  }
  if (isStrictBuild() || !(error instanceof Error)) throw error;
  const record = `${list}/${slug} "${name}" (id ${recordId})`;
  const message = `cannot be rendered as PDF: ${error.message}`;
  const problem = { collection: 'talents', record, recordId, locale, field: 'sheet', message };
  problemReport.add([{ ...problem, fallback: 'omitted' }]);
}

async function renderSheet(talent: Talent, site?: URL): Promise<RenderedFile | undefined> {
  const { photo } = talent;
  const original = photo && (await fetchOriginal(photo));
  try {
    const picture =
      photo &&
      original &&
      (await packPhotos.sheet(original, photo.focal, await getPictureXmp(talent.locale, photo)));
    const pdf = renderPdf(await getSheet(talent, site), picture);
    const isComplete = photo === undefined || original !== undefined;
    return { content: new Uint8Array(pdf), mimeType: 'application/pdf', isComplete };
  } catch (error) {
    reportFailure(error, talent);
    return undefined;
  }
}

async function renderPhoto({ photo, locale }: Talent): Promise<RenderedFile | undefined> {
  const original = photo && (await fetchOriginal(photo));
  if (!original) return undefined;
  const jpeg = await packPhotos.large(original, await getPictureXmp(locale, photo));
  return { content: new Uint8Array(jpeg), mimeType: 'image/jpeg', isComplete: true };
}

async function renderText(talent: Talent, site?: URL): Promise<RenderedFile> {
  const content = plainText(await getSheet(talent, site));
  return { content, mimeType: 'text/plain; charset=utf-8', isComplete: true };
}

const RENDERERS = { sheet: renderSheet, photo: renderPhoto, text: renderText };

type PackFile = keyof typeof RENDERERS;

const FILES = Object.keys(RENDERERS) as PackFile[];

interface PackEntry {
  talent: Talent;
  file: PackFile;
  /** A hash of everything that it is made of. */
  hash: string;
}

const hashOf = (...parts: unknown[]): string => sha256(JSON.stringify([sheetVersion(), ...parts]));

/** The files that can be taken away of each talent. */
export const castingPacks = {
  /**
   * Renders a file of a talent's casting pack.
   *
   * @param site the site's URL, which the file names
   * @returns `undefined` if it cannot be made; the build's report then says why
   * @throws {RequestError} when the CMS cannot be reached, and in a strict build when the file cannot be
   *   made
   */
  async render(talent: Talent, file: PackFile, site?: URL): Promise<RenderedFile | undefined> {
    const rendered = await RENDERERS[file](talent, site);
    omittedFiles.set(packPath(talent.locale, talent, file), rendered === undefined);
    return rendered;
  },

  /** Whether this build could make all files of a talent's casting pack that the page links to. */
  isComplete: (talent: Talent): boolean =>
    talent.isMinor ||
    FILES.every(
      (file) =>
        (file === 'photo' && !talent.photo) ||
        omittedFiles.pathOf(packPath(talent.locale, talent, file)),
    ),

  /**
   * Returns the files of the casting packs of all talents, unlisted ones included; minors have none.
   * Those that show the same photograph are next to each other, so that it is fetched once.
   */
  async entries(): Promise<PackEntry[]> {
    const talents = (await Promise.all(LOCALES.map((locale) => getAllTalents(locale)))).flat();
    // No page links to a file that there is not.
    for (const talent of talents.filter(({ isMinor }) => isMinor)) {
      for (const file of FILES) omittedFiles.set(packPath(talent.locale, talent, file), true);
    }
    const adults = talents.filter(({ isMinor }) => !isMinor);
    const entries: PackEntry[] = [];
    for (const versions of Map.groupBy(adults, ({ recordId }) => recordId).values()) {
      for (const talent of versions) {
        const hash = hashOf(await getSheet(talent));
        const picture = talent.photo && pictureKey(talent.photo);
        entries.push({ talent, file: 'sheet', hash: hashOf(hash, picture) });
        entries.push({ talent, file: 'text', hash });
      }
      // All languages share the photograph.
      const [first] = versions;
      if (!first?.photo) continue;
      const xmp = await getPictureXmp(first.locale, first.photo);
      entries.push({ talent: first, file: 'photo', hash: hashOf(pictureKey(first.photo), xmp) });
    }
    return entries;
  },
};
