import type { Cell, Sheet, Words } from './createSheet';
import { phoneHref } from '~/lib/format/numbers';
import { toSheetText, withBreaks } from './sheetFonts';

/** How much of a sheet is printed, so that it has two pages at most. */
export interface SheetLimits {
  /** Rows of all tables together. */
  rows: number;
  /** Entries of each list. */
  items: number;
  /** Characters of a text. */
  characters: number;
}

/** A link with its text. */
interface Link {
  url: string;
  text: string;
}

/** A sheet as it is printed. */
export interface PrintableSheet extends Omit<Sheet, 'agent' | 'page' | 'links' | 'latinName'> {
  agent: { label: string; links: Link[] };
  links: (Link & { label: string })[];
  page: Link;
  /** Whether something is left out that the talent's page shows. */
  isShortened: boolean;
}

/** The head of a sheet has a fixed height. */
const MAX_FACT_CHARACTERS = 48;

const shorten = (text: string, max: number): string => {
  const characters = [...text];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : text;
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
    const printable = toSheetText(shorten(text, this.#max)) ?? '';
    if (text && (!printable || [...text].length > this.#max)) this.isShortened = true;
    return printable;
  }

  /** Returns the printable form of a text; an empty text if the fonts lack a letter. */
  text(text: string): string {
    return withBreaks(this.address(text));
  }

  words(words: Words): Words {
    return { ...words, text: this.text(words.text) };
  }

  cell({ note, ...words }: Cell): Cell {
    return { ...this.words(words), ...(note && { note: this.text(note) }) };
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

/** Returns the e-mail address and the telephone number of the agent as links. */
const agentLinks = ({ email, phone }: Sheet['agent'], printer: Printer): Link[] =>
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
  const tables = latestRows(sheet, limit).map(({ title, columns, rows }) => {
    const titleColumn = columns.findIndex(({ style }) => style === 'title');
    const printed = rows.map((row) => row.map((cell) => printer.cell(cell)));
    return { title, columns, rows: printed.filter((row) => row[titleColumn]?.text) };
  });
  return tables.filter(({ rows }) => rows.length > 0);
}

function printLists({ lists }: Sheet, limit: number, printer: Printer): Sheet['lists'] {
  const printed = lists.map(({ title, items }) => ({
    title,
    items: printer.first(items, limit).map((item) => printer.cell(item)),
  }));
  return printed
    .map(({ title, items }) => ({ title, items: items.filter(({ text }) => text) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns a sheet with the texts that the fonts can show, within limits. */
export function printableSheet(sheet: Sheet, limits: SheetLimits): PrintableSheet {
  const { agent, page, links, latinName, ...rest } = sheet;
  const printer = new Printer(limits.characters);
  const head = new Printer(MAX_FACT_CHARACTERS);
  const print = (lines: string[]) => lines.map((line) => printer.text(line)).filter(Boolean);
  const { host } = new URL(page);
  const name = toSheetText(sheet.name) ?? toSheetText(latinName) ?? sheet.profession;
  const facts = sheet.facts.map(({ label, value }) => ({ label, value: head.words(value) }));
  const tables = printTables(sheet, limits.rows, printer);
  const lists = printLists(sheet, limits.items, printer);
  return {
    ...rest,
    name: withBreaks(name),
    photo: sheet.photo && (toSheetText(sheet.photo) ?? name),
    facts: facts.filter(({ value }) => value.text),
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
    isShortened: printer.isShortened || head.isShortened,
  };
}
