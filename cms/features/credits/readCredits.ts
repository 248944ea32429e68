import { matchHeaders } from '../../spreadsheets/spreadsheetCells.ts';
import { parseTable } from '../../spreadsheets/spreadsheetFile.ts';
import type { CreditTable } from './creditColumns.ts';
import {
  type CreditCells,
  type Kind,
  type PastedCredit,
  addDetails,
  hasClue,
  findOrganisations,
  isRoleFirst,
  readWords,
  readWork,
  unquote,
} from './creditLine.ts';
import { COLUMNS, cutLine } from './creditParts.ts';
import { creditWords } from './creditWords.ts';
import { readMerit } from './merits.ts';

const { findChoice, findHeading, findKind } = creditWords;

/** Credits that are read at once; the form renders each of them. */
const MAX_CREDITS = 500;
/** Longest line that is read: the time for a line grows with the square of its length. */
const MAX_LINE = 2000;
/** Longest title that a line without any other fact can be. */
const MAX_TITLE = 80;
const WORKS = ['cinema', 'television', 'theatre', 'otherWork'];
const BULLET = /^\s*(?:[•·▪▫◦●○■□►▶➤➢→✓✔★*+o–—-]|\d{1,3}[.)]|[a-z]\))\s+/;
/** How an e-mail ends. */
const GOODBYE =
  /^(?:un (?:fuerte )?(?:abrazo|saludo|beso)|abrazos?|saludos?|besos?|(?:muchas )?gracias|atentamente|cordialmente|best|(?:best |kind )?(?:wishes|regards)|(?:many )?thanks|thank you|cheers|sincerely|yours|enviado desde|sent from)\b.{0,30}$/i;
const JUNK =
  /\S+@\S+\.\S+|https?:\/\/|^www\.|^(tel|tfno|tlf|m[oó]vil|phone|mobile|e-?mail|web|instagram|altura|height|peso|ojos|pelo|edad|age|nacimiento|(?:fecha|lugar)(?: y (?:fecha|lugar))? de nacimiento|(?:date|place) of birth)\b\.?\s*:?|^\+?[\d\s().-]{9,}$|^(p[aá]gina|p[aá]g\.?|page)\s+\d+|^\d+\s*(\/|de|of)\s*\d+$|\b(available|a petici[oó]n|bajo petici[oó]n|on request|upon request)\b|^(hola|buenos d[ií]as|buenas( tardes)?|querid[oa]s?|estimad[oa]s?|hi|hello|dear)\b|^(te|os|le|les) (paso|env[ií]o|mando|adjunto|dejo)\b|^(aqu[ií]|here|please find|adjunto|attached)\b.{0,60}[:.,]$/i;
/** Where and when somebody was born, which is no film: "Nacida en Tolosa, 14 de marzo de 1991". */
const isBirth = (line: string): boolean =>
  /^(?:\p{L}+\s){0,2}(?:nacid[oa]s?|nac[ií]|nace|born)\s+(?:en|in|el|on)\s/iu.test(line) &&
  !/["“«]|\((?:19|20)\d\d\)/.test(line) &&
  (/\d/.test(line) || /\s(?:en|in|EN|IN)\s+\p{Lu}/u.test(line));
/** Words after which a line goes on in the next one. */
const OPEN_END =
  /(?:\s(?:de|del|la|el|los|las|por|y|e|con|en|a|para|of|the|by|and|with|at|for)|,|[–—/(]|\s-|\bdir\.|:)$/i;

/** Returns a heading at the start of a line, and what follows: "Cine: La marea (2023)". */
function findPrefix(line: string): { kind: Kind; rest: string } | undefined {
  const [, head = '', rest = ''] =
    /^([\p{L}\s&/-]{2,40}?)\s*(?::|[–—-](?=\s))\s*(\S.*)$/u.exec(line) ?? [];
  const kind =
    head &&
    !/^(obra|proyecto|director|directora|direcci[oó]n|voz|voice|film|production|papel)$/i.test(head)
      ? findHeading(head)
      : undefined;
  return kind ? { kind, rest } : undefined;
}

/** What separates the works of a line, and how each of them is written. */
const WORKS_OF_LINE = [
  [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*/, /^\p{Lu}[^(]*\([^)]*\)\.?$/u],
  [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*(?=["“«])/, /["”»]\s*\([^)]*\)\.?$/],
  [/\.\s+(?=\p{Lu})/u, /^\p{Lu}[^.]*\s(?:19|20)\d\d(?!\d)/u],
] as const;

/** Returns the works of a line that has several, each with its facts: "Barro (2022), La cima (2018)". */
function splitWorks(line: string): string[] {
  for (const [separator, work] of WORKS_OF_LINE) {
    const works = line.split(separator);
    if (works.length > 1 && works.every((one) => work.test(one))) return works;
  }
  return [line];
}

interface Line {
  text: string;
  hasBullet: boolean;
  /** Whether an empty line precedes it. */
  isApart: boolean;
}

/** Returns the lines of a text, those that a PDF or an e-mail has cut joined again. */
function joinLines(text: string): Line[] {
  // An empty line stays in the place of a long one.
  const raw = text
    .split('\n')
    .map((line) => (line.length <= MAX_LINE ? line : ''))
    .map((line) => line.replace(/^[\s>]+/, '').replace(/\s*\.{4,}\s*/g, '\t'));
  const isLower = (line: string) => /^\s*\p{Ll}/u.test(line);
  const areLower = raw.filter(isLower).length * 2 > raw.filter((line) => line.trim()).length;
  const lines: Line[] = [];
  let isApart = true;
  for (const line of raw) {
    if (!line.trim()) {
      isApart = true;
      continue;
    }
    const hasBullet = BULLET.test(line);
    const content = line.replace(BULLET, '').trim();
    const last = lines.at(-1);
    const isStart = hasBullet || isApart || !last || findHeading(last.text) || findPrefix(content);
    const isCut =
      !isStart &&
      last.text.length + content.length < MAX_LINE &&
      !JUNK.test(last.text) &&
      (OPEN_END.test(last.text) || (isLower(line) && !areLower));
    if (isCut) last.text = `${last.text} ${content}`;
    else if (content) lines.push({ text: content, hasBullet, isApart });
    isApart = false;
  }
  return lines;
}

const isYear = (text: string) => /^[([]?\s*((?:19|20)\d\d)\s*[)\]]?\s*[:.]?$/.exec(text)?.[1];

/** Whether a line below a title says its kind or its year, as film databases list them. */
const isFactBelow = (line: Line | undefined): boolean =>
  line !== undefined && !line.isApart && Boolean(findKind(line.text) ?? isYear(line.text));

/** Returns the columns of each list that a row of headers names, the list with the most first. */
const matchTables = (headers: readonly string[], tables: readonly CreditTable[]) =>
  tables
    .map((table) => {
      const columns = matchHeaders(headers, table.columns).map((column) => column?.name);
      return { list: table.name, columns, count: columns.filter(Boolean).length };
    })
    .sort((one, other) => other.count - one.count);

/** The name of the field of each column, where it has one. */
type Columns = readonly (string | undefined)[];

function readColumns(cells: readonly string[], columns: Columns): CreditCells {
  const read = Object.fromEntries(
    cells.flatMap((cell, index) =>
      columns[index] && cell ? [[columns[index], unquote(cell)]] : [],
    ),
  ) as CreditCells;
  if (read.year) read.year = cutLine(read.year).year ?? read.year;
  // "Vecinas (RTVE Play)", "Sor Ángela (prota)", "Boomerang / TVE", "NORTE; Serie, 2024"
  for (const name of ['title', 'role', 'company']) {
    const [own = '', ...others] = (read[name] ?? '')
      .split(/[;\s]+\(|;\s|\)\s*|\s\/\s|,\s/)
      .filter(Boolean);
    const said = others.map((text) => (isYear(text) ? { year: text } : readWords(text)));
    if (others.length === 0 || !said.every(Boolean)) continue;
    read[name] = own;
    for (const [field, text] of said.flatMap((one) => Object.entries(one!))) read[field] ??= text;
  }
  for (const field of ['kind', 'billing', 'status']) {
    const cell = read[field];
    // "Largometraje, 96'"
    if (cell)
      read[field] = findChoice(field, cell) ?? findChoice(field, cell.split(',')[0]!) ?? cell;
  }
  return read;
}

/** Reads cells of a spreadsheet below a row of headers; `undefined` if the first row has none. */
function readTable([headers = [], ...rows]: string[][], tables: readonly CreditTable[]) {
  const matches = matchTables(headers, tables);
  const [best] = matches;
  if (!best || best.count < 2) return undefined;
  return rows.map((row): PastedCredit => {
    const kind = findKind(row[best.columns.indexOf('kind')] ?? '');
    const { list, columns } = matches.find((match) => match.list === kind?.list) ?? best;
    const source = row.filter((cell) => cell.trim()).join(' · ');
    return { list, cells: readColumns(row, columns), source };
  });
}

/** Reads lines from the first to the last: each is a heading, one or more credits, or a fact of the credit above it. */
class LinesReader {
  readonly credits: PastedCredit[] = [];
  readonly #lines: readonly Line[];
  readonly #tables: readonly CreditTable[];
  readonly #organisationAt: ReadonlyMap<number, number>;
  #isRoleFirst: boolean;
  #section: Kind | undefined;
  /** A year alone in a line, which the credits below it have. */
  #year: string | undefined;
  /** The last credit, while the next line can say facts of it. */
  #open: PastedCredit | undefined;
  #hasDetails = false;
  /** Names of the fields of the columns of a table, below its row of headers. */
  #columns: Columns = [];

  constructor(text: string, tables: readonly CreditTable[]) {
    this.#lines = joinLines(text);
    this.#tables = tables;
    this.#organisationAt = findOrganisations(this.#lines.map(({ text: line }) => line));
    this.#isRoleFirst = this.#isRoleFirstBelow(0);
    for (const [index, line] of this.#lines.entries()) {
      if (this.#readHeading(line, index)) continue;
      if (GOODBYE.test(line.text)) break;
      if (this.#section?.list === 'none' || JUNK.test(line.text) || isBirth(line.text)) continue;
      if (this.#readYear(line) || this.#readCells(line.text) || this.#readDetails(line)) continue;
      this.#readWorks(line.text, this.#lines[index + 1]);
    }
  }

  #isRoleFirstBelow(start: number): boolean {
    const below = this.#lines.slice(start).map(({ text }) => text);
    const end = below.findIndex(findHeading);
    return isRoleFirst(below.slice(0, end < 0 ? undefined : end));
  }

  #add(line: string, kind: Kind, known?: CreditCells): void {
    const order = { isRoleFirst: this.#isRoleFirst, organisationAt: this.#organisationAt };
    const read = known
      ? { list: kind.list ?? 'cinema', cells: known }
      : kind.list === 'studies' || kind.list === 'awards'
        ? { list: kind.list, cells: readMerit(kind.list, line) }
        : readWork(line, kind, order);
    if (!read.cells.title && !read.cells.award) return;
    if (this.#year) read.cells.year ??= this.#year;
    const table = this.#tables.find(({ name }) => name === read.list);
    for (const name of Object.keys(read.cells)) {
      const hasField = table?.columns.some((column) => column.name === name) ?? true;
      if (!read.cells[name] || !hasField) delete read.cells[name];
    }
    this.#open = { ...read, source: line };
    this.#hasDetails = false;
    this.credits.push(this.#open);
  }

  #readHeading({ text, isApart }: Line, index: number): boolean {
    const heading = findHeading(text);
    // Without sections, "Serie" below a title is its kind.
    if (!heading || (this.#open && !this.#section && !isApart && findKind(text))) return false;
    this.#section = heading;
    this.#isRoleFirst = this.#isRoleFirstBelow(index + 1);
    this.#year = undefined;
    this.#open = undefined;
    this.#columns = [];
    return true;
  }

  #readYear({ text, hasBullet }: Line): boolean {
    const year = isYear(text);
    if (!year) return false;
    if (this.#open && !this.#open.cells.year && (this.#hasDetails || hasBullet)) {
      this.#open.cells.year = year;
    } else {
      this.#year = year;
      this.#open = undefined;
    }
    return true;
  }

  /** Reads a row of headers of a table, or a row below it. */
  #readCells(line: string): boolean {
    const cells = line.split(line.includes('\t') ? '\t' : COLUMNS).map((cell) => cell.trim());
    const matches = matchTables(cells, this.#tables);
    const most = matches[0]?.count ?? 0;
    const isOfSection = ({ list, count }: (typeof matches)[number]) =>
      list === this.#section?.list && count === most;
    if (most >= 2 && most * 2 > cells.length && !/\d/.test(line)) {
      this.#columns = (matches.find(isOfSection) ?? matches[0]!).columns;
      return true;
    }
    if (this.#columns.length === 0 || cells.length !== this.#columns.length) return false;
    this.#add(line, this.#section ?? {}, readColumns(cells, this.#columns));
    return true;
  }

  /** Reads facts of the credit above, as film databases list them below its title. */
  #readDetails({ text, hasBullet, isApart }: Line): boolean {
    if (isApart && !hasBullet) this.#open = undefined;
    const open = this.#open;
    if (!open) return false;
    if (WORKS.includes(open.list) && addDetails(text, open, this.#section)) {
      this.#hasDetails = true;
      return true;
    }
    if (!this.#hasDetails || this.#section || hasClue(text) || open.cells.role) return false;
    open.cells.role = text;
    open.source += `\n${text}`;
    return true;
  }

  #readWorks(line: string, next: Line | undefined): void {
    const prefix = findPrefix(line);
    if (prefix && prefix.kind.list !== 'none') {
      for (const work of splitWorks(prefix.rest)) this.#add(work, prefix.kind);
      return;
    }
    const isTitle = hasClue(line) || (isFactBelow(next) && line.length < MAX_TITLE);
    if (!this.#section && !isTitle) return;
    for (const work of splitWorks(line)) this.#add(work, this.#section ?? {});
  }
}

/**
 * Reads credits from a text as people paste it: an e-mail, the text of a PDF, a list with headings in
 * Spanish or English. A range of years counts as its first year, that of studies as its last.
 */
export function readCredits(text: string, tables: readonly CreditTable[]) {
  const cells = parseTable(text).filter((row) => row.some((cell) => cell.trim()));
  const table = readTable(cells, tables);
  return {
    credits: (table ?? new LinesReader(text, tables).credits).slice(0, MAX_CREDITS),
    /** Whether the text was cells below a row of headers. */
    isTable: table !== undefined,
  };
}
