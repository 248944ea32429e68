import type { Talent } from '~/model/talent';
import { type Sheet, createSheet } from '~/features/documents/sheet/createSheet';
import { isStrictBuild } from '~/build/environment/strict';
import { setOmitted } from '~/lib/routing/omittedFiles';
import { type PackFile, packPath, talentPath } from '~/lib/routing/routes';
import { reportProblems } from '~/lib/buildReport';
import { largePhoto, sheetPhoto } from '~/features/documents/sheet/sheetPhoto';
import { plainText } from '~/features/documents/sheet/plainText';
import { renderPdf } from '~/features/documents/sheet/renderPdf';
import { findAgent } from '../talents/agent';
import { fetchOriginal } from '../../loaders/originalPictures';
import { getAgency } from '../../loaders/siteQueries';

/** The name of the error without a compiler for this machine. */
const MISSING_COMPILER = 'MissingCompilerError';

/** A rendered file of a casting pack. */
export interface RenderedFile {
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
export async function getSheet(talent: Talent, site?: URL): Promise<Sheet> {
  const agency = await getAgency(talent.locale);
  const path = talentPath(talent.locale, talent);
  const agent = findAgent(agency, talent);
  const page = site ? new URL(path, site).href : path;
  return createSheet(talent.locale, talent, { ...agency, agent }, page);
}

let isMissingCompilerTold = false;

/**
 * Reports a sheet that cannot be rendered. A missing compiler is no fault of the content: it is said
 * once, also in a strict build.
 *
 * @throws {unknown} another error, in a strict build
 */
function reportFailure(error: unknown, { list, slug, name, recordId, locale }: Talent): void {
  if (error instanceof Error && error.name === MISSING_COMPILER) {
    if (!isMissingCompilerTold) console.warn(`The site is built without sheets: ${error.message}`);
    isMissingCompilerTold = true;
    return;
  }
  if (isStrictBuild() || !(error instanceof Error)) throw error;
  const record = `${list}/${slug} "${name}" (id ${recordId})`;
  const message = `cannot be rendered as PDF: ${error.message}`;
  const problem = { collection: 'talents', record, recordId, locale, field: 'sheet', message };
  reportProblems([{ ...problem, fallback: 'omitted' }]);
}

async function renderSheet(talent: Talent, site?: URL): Promise<RenderedFile | undefined> {
  const { photo } = talent;
  const original = photo && (await fetchOriginal(photo));
  try {
    const picture = photo && original && (await sheetPhoto(original, photo.focal));
    const pdf = renderPdf(await getSheet(talent, site), picture);
    const isComplete = photo === undefined || original !== undefined;
    return { content: new Uint8Array(pdf), mimeType: 'application/pdf', isComplete };
  } catch (error) {
    reportFailure(error, talent);
    return undefined;
  }
}

async function renderPhoto({ photo }: Talent): Promise<RenderedFile | undefined> {
  const original = photo && (await fetchOriginal(photo));
  if (!original) return undefined;
  const content = new Uint8Array(await largePhoto(original, photo.credit));
  return { content, mimeType: 'image/jpeg', isComplete: true };
}

async function renderText(talent: Talent, site?: URL): Promise<RenderedFile> {
  const content = plainText(await getSheet(talent, site));
  return { content, mimeType: 'text/plain; charset=utf-8', isComplete: true };
}

const RENDERERS = { sheet: renderSheet, photo: renderPhoto, text: renderText };

/**
 * Renders a file of a talent's casting pack.
 *
 * @param site the site's URL, which the file names
 * @returns `undefined` if it cannot be made; the build's report then says why
 * @throws {RequestError} when the CMS cannot be reached, and in a strict build when the file cannot be
 *   made
 */
export async function renderPackFile(
  talent: Talent,
  file: PackFile,
  site: URL | undefined,
): Promise<RenderedFile | undefined> {
  const rendered = await RENDERERS[file](talent, site);
  setOmitted(packPath(talent.locale, talent, file), rendered === undefined);
  return rendered;
}
