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

function readColumns(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
): CreditCells {
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

/**
 * Reads credits from a text as people paste it: an e-mail, the text of a PDF, a list with headings in
 * Spanish or English. A range of years counts as its first year, that of studies as its last.
 */
export function readCredits(text: string, tables: readonly CreditTable[]) {
  const cells = parseTable(text).filter((row) => row.some((cell) => cell.trim()));
  const table = readTable(cells, tables);
  return {
    credits: (table ?? readLines(text, tables)).slice(0, MAX_CREDITS),
    /** Whether the text was cells below a row of headers. */
    isTable: table !== undefined,
  };
}

function readLines(text: string, tables: readonly CreditTable[]) {
  const lines = joinLines(text);
  const credits: PastedCredit[] = [];
  let section: Kind | undefined;
  let year: string | undefined;
  /** Whether the last credit can take facts from the next line. */
  let isOpen = false;
  let isDetailed = false;
  /** Names of the fields of the columns of a table, below its row of headers. */
  let columns: (string | undefined)[] = [];
  const organisationAt = findOrganisations(lines.map(({ text: line }) => line));
  const orderBelow = (start: number) => {
    const end = lines.findIndex(({ text: line }, index) => index >= start && findHeading(line));
    const own = lines.slice(start, end < 0 ? undefined : end).map(({ text: line }) => line);
    return { isRoleFirst: isRoleFirst(own), organisationAt };
  };
  let order = orderBelow(0);

  const add = (line: string, kind: Kind, known?: CreditCells) => {
    const read = known
      ? { list: kind.list ?? 'cinema', cells: known }
      : kind.list === 'studies' || kind.list === 'awards'
        ? { list: kind.list, cells: readMerit(kind.list, line) }
        : readWork(line, kind, order);
    const { title, award } = read.cells;
    if (!title && !award) return;
    if (year) read.cells.year ??= year;
    const names = tables.find((table) => table.name === read.list)?.columns.map(({ name }) => name);
    for (const name of Object.keys(read.cells))
      if (!read.cells[name] || names?.includes(name) === false) delete read.cells[name];
    credits.push({ ...read, source: line });
    isOpen = true;
    isDetailed = false;
  };

  for (const [index, { text: line, hasBullet, isApart }] of lines.entries()) {
    const last = isOpen ? credits.at(-1) : undefined;
    const heading = findHeading(line);
    if (heading) order = orderBelow(index + 1);
    // Without sections, "Serie" below a title is its kind.
    if (heading && !(last && !section && !isApart && findKind(line))) {
      section = heading;
      [year, isOpen, columns] = [undefined, false, []];
      continue;
    }
    if (GOODBYE.test(line)) break;
    if (section?.list === 'none' || JUNK.test(line) || isBirth(line)) continue;
    const only = isYear(line);
    if (only && last && !last.cells.year && (isDetailed || hasBullet)) {
      last.cells.year = only;
      continue;
    }
    const cells = line.split(line.includes('\t') ? '\t' : COLUMNS).map((cell) => cell.trim());
    const matches = matchTables(cells, tables);
    const isOfSection = ({ list, count }: (typeof matches)[number]) =>
      list === section?.list && count === matches[0]!.count;
    const headers = matches.find(isOfSection) ?? matches[0];
    if (headers && headers.count >= 2 && headers.count * 2 > cells.length && !/\d/.test(line)) {
      columns = headers.columns;
      continue;
    }
    if (columns.length > 0 && cells.length === columns.length) {
      add(line, section ?? {}, readColumns(cells, columns));
      continue;
    }
    if (only) {
      year = only;
      isOpen = false;
      continue;
    }
    if (isApart && !hasBullet) isOpen = false;
    if (last && isOpen && WORKS.includes(last.list) && addDetails(line, last, section)) {
      isDetailed = true;
      continue;
    }
    if (last && isOpen && isDetailed && !section && !hasClue(line) && !last.cells.role) {
      last.cells.role = line;
      last.source += `\n${line}`;
      continue;
    }
    const prefix = findPrefix(line);
    if (prefix && prefix.kind.list !== 'none') {
      for (const work of splitWorks(prefix.rest)) add(work, prefix.kind);
      continue;
    }
    const isTitle = hasClue(line) || (isFactBelow(lines[index + 1]) && line.length < MAX_TITLE);
    if (section || isTitle) for (const work of splitWorks(line)) add(work, section ?? {});
  }
  return credits;
}
