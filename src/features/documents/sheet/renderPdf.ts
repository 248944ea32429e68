import type { Sheet } from './createSheet';
import path from 'node:path';
import { FONT_FILES } from './sheetFonts';
import { type PrintableSheet, type SheetLimits, printableSheet } from './printableSheet';
import template from './sheet.typ?raw';
import { type TypstCompiler, type TypstDocument, createCompiler } from './typst';
import { TWO_PAGE_SIZE, findTypeSizes } from './sheetTypeSize';

/** PDF/UA-1. */
const STANDARD = 'ua-1';
const MAX_PAGES = 2;
/** The limits in the order they are tried; only a talent with very much to say needs the later ones. */
const LIMITS: SheetLimits[] = [
  { rows: 60, items: 40, characters: 200 },
  { rows: 44, items: 25, characters: 120 },
  { rows: 28, items: 15, characters: 80 },
  { rows: 12, items: 6, characters: 50 },
];

/** The folder of the template and the photograph, which exist in memory only. */
const FOLDER = path.resolve('sheet');
const TEMPLATE = path.join(FOLDER, 'sheet.typ');
const PHOTO = path.join(FOLDER, 'photo.jpg');

let created: TypstCompiler | undefined;

/** Returns the compiler, created on first use: a build that renders no sheet does not load it. */
function getCompiler(): TypstCompiler {
  if (!created) {
    created = createCompiler(FOLDER, FONT_FILES);
    created.mapShadow(TEMPLATE, Buffer.from(template));
  }
  return created;
}

/**
 * Lays out a sheet on one page in the largest type that fits, or on more in a middle one.
 *
 * @throws {Error} with Typst's messages
 */
function compile(compiler: TypstCompiler, sheet: PrintableSheet): TypstDocument {
  const run = (pages: number, size: number) => {
    const inputs = { sheet: JSON.stringify(sheet), pages: String(pages), size: String(size) };
    const compiled = compiler.compile({ mainFilePath: TEMPLATE, inputs });
    if (compiled.result) return compiled.result;
    throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no result'));
  };
  for (const size of findTypeSizes(sheet)) {
    const document = run(1, size);
    if (document.numOfPages === 1) return document;
  }
  return run(MAX_PAGES, TWO_PAGE_SIZE);
}

/**
 * Lays out a sheet with the first limits that need two pages at most.
 *
 * @throws {Error} with Typst's messages, or when the sheet has more pages with the last limits too
 */
function layOut(compiler: TypstCompiler, sheet: Sheet): TypstDocument {
  for (const limits of LIMITS) {
    const document = compile(compiler, printableSheet(sheet, limits));
    if (document.numOfPages <= MAX_PAGES) return document;
  }
  throw new Error(`The sheet has more than ${MAX_PAGES} pages`);
}

/**
 * Renders a sheet as PDF/UA-1 of one or two pages. The same sheet and photograph give the same bytes.
 *
 * @param photo the photograph as a JPEG in the frame of the template
 * @throws {MissingCompilerError} when Typst cannot be loaded
 * @throws {Error} with Typst's messages, when it refuses the sheet
 */
export function renderPdf(sheet: Sheet, photo: Buffer | undefined): Buffer {
  const compiler = getCompiler();
  if (photo) compiler.mapShadow(PHOTO, photo);
  try {
    const document = layOut(compiler, photo ? sheet : { ...sheet, photo: undefined });
    return compiler.pdf(document, { pdfStandard: STANDARD });
  } finally {
    if (photo) compiler.unmapShadow(PHOTO);
    // Typst caches some 6 MB per sheet; what the next sheet uses again, such as the template, stays.
    compiler.evictCache(1);
  }
}
