import path from 'node:path';
import { BRAND } from '#contract/brand.ts';
import type { Cell, Sheet } from './createSheet';
import { sha256 } from '~/lib/hash';
import { sheetFonts } from './sheetFonts';
import template from './sheet.typ?raw';
import { createCompiler } from './typst';
import { phoneHref } from '#contract/phone.ts';

/** Matches words that may be wider than a column. */
const ENDLESS_WORD = /[^\s@-]{22,}/gu;
/** Matches the parts of an endless word after which a line may break. */
const WORD_PART = /.{6}/gu;
const BREAK = '\u200b';

/** Returns a text in which a line may break within endless words. */
const withBreaks = (text: string): string =>
  text.replace(ENDLESS_WORD, (word) => word.replace(WORD_PART, `$&${BREAK}`));

type TypstCompiler = ReturnType<typeof createCompiler>;
type TypstDocument = Parameters<TypstCompiler['pdf']>[0];

/** How much of a sheet is printed, so that it has two pages at most. */
interface SheetLimits {
  /** Rows of all tables together. */
  rows: number;
  items: number;
  characters: number;
}

/** The head of a sheet has a fixed height. */
const MAX_FACT_CHARACTERS = 48;

const shorten = (text: string, max: number): string => {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max - 1).join('');
  return `${start.trimEnd()}…`;
};

/** Replaces texts by what the fonts can show, and notes whether something is missing. */
class Printer {
  isShortened = false;
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the printable form of an address, without additional line breaks; empty as a text. */
  address(text: string): string {
    const printable = sheetFonts.sheetText(shorten(text, this.#max)) ?? '';
    if (text && (!printable || [...text].length > this.#max)) this.isShortened = true;
    return printable;
  }

  /** Returns the printable form of a text; an empty text if the fonts lack a letter. */
  text(text: string): string {
    return withBreaks(this.address(text));
  }

  /** Returns a part of a sheet with the printable form of its texts and their notes. */
  part<T>(part: T): T {
    return JSON.parse(JSON.stringify(part), (key, value: string) =>
      key === 'text' || key === 'note' ? this.text(value) : value,
    );
  }

  /** Returns the first items, and notes that others are missing. */
  first<T>(items: T[], count: number): T[] {
    if (items.length > count) this.isShortened = true;
    return items.slice(0, count);
  }
}

const yearOf = (row: Cell[]): number => Number(row[0]?.text) || 0;

/** Returns the latest rows of all tables, each in its table and in its order there. */
function latestRows({ tables }: Sheet, count: number): Sheet['tables'] {
  const rows = tables.flatMap(({ rows: own }) => own);
  const kept = new Set(rows.toSorted((a, b) => yearOf(b) - yearOf(a)).slice(0, count));
  return tables.map((table) => ({ ...table, rows: table.rows.filter((row) => kept.has(row)) }));
}

const agentLinks = ({ email, phone }: Sheet['agent'], printer: Printer) =>
  [
    { url: `mailto:${email}`, text: printer.address(email ?? '') },
    { url: phoneHref(phone ?? ''), text: printer.address(phone ?? '') },
  ].filter(({ text }) => text);

/** Returns an address of the web without its protocol. */
const printAddress = (url: string, printer: Printer): string =>
  printer.address(url.replace(/^https?:\/\/(www\.)?|\/$/g, ''));

/** Returns the latest rows whose title the fonts can show. */
function printTables(sheet: Sheet, limit: number, printer: Printer): Sheet['tables'] {
  const total = sheet.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total > limit) printer.isShortened = true;
  const tables = printer.part(latestRows(sheet, limit)).map(({ title, columns, rows }) => {
    const titleColumn = columns.findIndex(({ style }) => style === 'title');
    return { title, columns, rows: rows.filter((row) => row[titleColumn]?.text) };
  });
  return tables.filter(({ rows }) => rows.length > 0);
}

const printLists = ({ lists }: Sheet, limit: number, printer: Printer): Sheet['lists'] =>
  printer
    .part(lists.map(({ title, items }) => ({ title, items: printer.first(items, limit) })))
    .map(({ title, items }) => ({ title, items: items.filter(({ text }) => text) }))
    .filter(({ items }) => items.length > 0);

/** Returns a sheet with the texts that the fonts can show, within limits. */
function printableSheet(sheet: Sheet, limits: SheetLimits) {
  const { agent, page, links, latinName, ...rest } = sheet;
  const printer = new Printer(limits.characters);
  const head = new Printer(MAX_FACT_CHARACTERS);
  const print = (lines: string[]) => lines.map((line) => printer.text(line)).filter(Boolean);
  const { host } = new URL(page);
  const name = sheetFonts.sheetText(sheet.name) ?? sheetFonts.sheetText(latinName ?? '');
  if (!name) throw new Error('The fonts cannot show the name, and the address has none');
  const tables = printTables(sheet, limits.rows, printer);
  const lists = printLists(sheet, limits.items, printer);
  return {
    ...rest,
    name: withBreaks(name),
    photo: sheet.photo && (sheetFonts.sheetText(sheet.photo) ?? name),
    facts: head.part(sheet.facts).filter(({ value }) => value.text),
    lists,
    tables,
    agency: {
      name: printer.text(sheet.agency.name) || host,
      address: print(sheet.agency.address),
    },
    agent: { label: printer.text(agent.label), links: agentLinks(agent, printer) },
    links: links.map(({ label, url }) => ({ label, url, text: printAddress(url, printer) })),
    page: { url: page, text: printAddress(page, printer) || host },
    freshness: print(sheet.freshness),
    /** Whether something is left out that the talent's page shows. */
    isShortened: printer.isShortened || head.isShortened,
  };
}

type PrintableSheet = ReturnType<typeof printableSheet>;

/** Type sizes of a sheet of one page, in points, from the largest. */
const TYPE_SIZES = [9.6, 8.8, 8.1, 7.5];
/** Type size of a sheet of two pages, in points. */
const TWO_PAGE_SIZE = 8.1;

const MM_PER_POINT = 0.3528;
/** Height that the template leaves for credits and lists on the first page, in millimetres. */
const ROOM_MM = { photo: 162, noPhoto: 176 };
/** Least heights of the template, in ems. */
const TABLE_HEAD_EMS = 5.9;
const LIST_HEAD_EMS = 5;
const ROW_EMS = 1.75;

/**
 * Returns the sizes at which a sheet may fit on one page, from the largest: as if each row had one line.
 * That spares Typst from layouts which cannot fit: one takes as long as the rest of a sheet.
 */
function findTypeSizes({ photo, tables, lists }: PrintableSheet): number[] {
  const heightOf = (rows: number, headEms: number) => headEms + rows * ROW_EMS;
  const sum = (heights: number[]) => heights.reduce((total, height) => total + height, 0);
  const heightEms = Math.max(
    sum(tables.map(({ rows }) => heightOf(rows.length, TABLE_HEAD_EMS))),
    sum(lists.map(({ items }) => heightOf(items.length, LIST_HEAD_EMS))),
  );
  const room = photo === undefined ? ROOM_MM.noPhoto : ROOM_MM.photo;
  return TYPE_SIZES.filter((size) => heightEms * size * MM_PER_POINT <= room);
}

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
    created = createCompiler(FOLDER, sheetFonts.read());
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
    const inputs = {
      sheet: JSON.stringify(sheet),
      colours: JSON.stringify(BRAND.colours),
      pages: String(pages),
      size: String(size),
    };
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

/** The release of Typst that renders the sheets; another one may write other bytes. */
export const TYPST_RELEASE = 'typst-ts 0.7.0';

/** The template and the code of this folder. */
const sources = import.meta.glob<string>(['./*.ts', './*.typ', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

let version: string | undefined;

/**
 * Returns a hash of everything that makes a sheet from its content: template, code, colours,
 * fonts, Typst. A sheet is rendered again when it changes.
 */
export function sheetVersion(): string {
  version ??= sha256(
    JSON.stringify([
      TYPST_RELEASE,
      sources,
      BRAND.colours,
      sheetFonts.read().map((file) => sha256(file)),
    ]),
  );
  return version;
}
