import { type Segment, cutLine } from './creditParts.ts';
import { creditWords } from './creditWords.ts';

/* A line of cinema, television, theatre or other work: each part is what its words say, or its place among the others. */

const { findBilling, findKind, findStatus, labels, numbers } = creditWords;
const { isBroadcaster, isCompany, isSchool, isVenue, areNames } = creditWords;

export type Kind = NonNullable<ReturnType<typeof findKind>>;

/** The texts of a credit's fields by their names, as `readCell` of the spreadsheet reads them. */
export type CreditCells = Record<string, string>;

export interface PastedCredit {
  /** Name of the talent's list: `cinema`, `studies`… */
  list: string;
  cells: CreditCells;
  /** Parts that fit no field. */
  rest?: string[];
}

const NUMBER = `(\\d{1,4}|${[...numbers.keys()].join('|')})`;
const count = (start: string, end: string): RegExp =>
  new RegExp(`^${start}${end}(?![\\p{L}\\d])`, 'iu');
/** What a number counts. */
const COUNTS: [RegExp, string][] = [
  [count('(?:temporadas?|temps?\\.?|season|series|t\\.?|s)\\s*', NUMBER), 'season'],
  [count(NUMBER, '\\s*[ªa.º]{0,2}\\s*(?:temporada|temp\\.?|season)'), 'season'],
  [count(NUMBER, '\\s*(?:cap[ií]tulos?|caps?\\.?|episodios?|episodes?|eps?\\.?)'), 'episodes'],
];
/** How many seasons there are, or an episode by its number: it says nothing about which one or how many. */
const NO_COUNT = new RegExp(
  `^(?:${NUMBER}\\s+(?:temporadas|seasons)|(?:cap[ií]tulos?|caps?\\.?|episodios?|episodes?|eps?\\.?)\\s*\\d+.*|s\\d+\\s*e\\d+|[\\dy ]+|\\d+\\s*(?:min(?:utos)?\\.?|['’′]))$`,
  'iu',
);

const labelled = (separator: string, fields: Record<string, string>): [RegExp, string][] =>
  Object.entries(fields).map(([field, label]) => [
    new RegExp(`^(?:${label})${separator}`, 'i'),
    field,
  ]);
/** A label, and the field that its text belongs to. */
const LABELLED: [RegExp, string][] = [
  ...labelled('\\s+', labels.beforeName),
  ...labelled('\\s*(?:[.:]+|\\s[-–=]\\s)\\s*', labels.beforeStop),
  ...labelled('\\s*:+\\s*', labels.beforeColon),
  [/^(?:como|as)\s+/, 'role'],
];
/** What follows a kind of work: "Cortometraje de Ana Gil". */
const AFTER_KIND = /\s+(?=(?:de|para|en|con|by|for|directed|dirigid[oa])\s)/gi;

/** The facts of a line while it is read. */
interface Draft {
  kind: Kind;
  cells: CreditCells;
  /** Parts that no word explains, in their order. */
  rest: Segment[];
  /** A name after "de" or "con", which is a director if no other is named. */
  weakDirector?: string;
}

/** Fills in the cells that are still empty; returns `true`: the words are explained. */
function fill(cells: CreditCells, found: Record<string, string | undefined>): true {
  for (const [field, text] of Object.entries(found)) if (text) cells[field] ??= text;
  return true;
}

/** Reads "T2", "2ª temporada" or "8 capítulos". */
function readCount(text: string, cells: CreditCells): boolean {
  if (NO_COUNT.test(text)) return true;
  const found = COUNTS.flatMap(([pattern, field]) => {
    const number = pattern.exec(text)?.[1]?.toLowerCase();
    return number ? [[field, numbers.get(number) ?? number]] : [];
  });
  return found.length > 0 && fill(cells, Object.fromEntries(found));
}

export const unquote = (text: string): string => text.replace(/^["“«‘']+|["”»’']+$/g, '').trim();

/** Reads a part that starts with a label: "Dir. Joan Vidal", "Papel protagonista: Emma". */
function readLabelled(text: string, draft: Draft): boolean {
  for (const [pattern, field] of LABELLED) {
    const label = pattern.exec(text)?.[0];
    const value = label && unquote(text.slice(label.length));
    if (value) return fill(draft.cells, { [field]: value });
  }
  const [, head = '', tail = ''] = /^([^:]{3,40}):\s*(.+)$/.exec(text) ?? [];
  const billing = head && findBilling(head);
  if (billing) return fill(draft.cells, { billing, role: unquote(tail) });
  const voice = /^(?:voz|voice)\s+(?:de|of)\s+(.+)$/i.exec(text)?.[1];
  return voice ? fill(draft.cells, { billing: 'voice', role: voice }) : false;
}

/** Reads a part that is a word of its own: a kind, a billing, a channel, a theatre, a status. */
function readWord(text: string, draft: Draft): boolean {
  const { cells } = draft;
  const kind = findKind(text);
  if (kind && (!draft.kind.kind || kind.kind)) {
    draft.kind = kind;
    return true;
  }
  if (/^(?:en )?gira(?: \p{L}+){0,3}$|^(?:on )?tour$/iu.test(text)) return true;
  // "Fijo T1 y T2"
  const billing = findBilling(text.replace(/\s(?:\S*\d|\S+ temporadas).*$/, ''));
  const status = findStatus(text);
  const broadcaster = text.replace(/^(?:(?:la|una) serie )?(?:de|en|para|for|on)\s+/i, '');
  if (billing) return fill(cells, { billing });
  if (status) return fill(cells, { status });
  if (readCount(text, cells)) return true;
  if (!isBroadcaster(broadcaster)) return false;
  // "Antena 3 / Netflix"
  const channels = [cells.broadcaster, broadcaster].filter(Boolean);
  cells.broadcaster = channels.join(' / ');
  return true;
}

/** Returns what a text says that is a word of its own, such as "Netflix", "prota", "4 caps". */
export function readWords(text: string): CreditCells | undefined {
  const draft: Draft = { kind: {}, cells: {}, rest: [] };
  if (!text || !readWord(text, draft)) return undefined;
  return { ...draft.cells, ...(draft.kind.kind && { kind: draft.kind.kind }) };
}

/** Words of a sentence that no name has. */
const NO_NAME =
  /(?<!\p{L})(?:i|i['’]m|was|is|where|es|era|fui|he|ha|han|me|que|donde|yo|desde|hice|hago|estoy|estuve|tuve|hab[ií]a|igual|haciendo|dirig[ií]|sal(?:e|go|[ií])|pel[ií]cula|resto|acab(?:o|amos|é)|tambi[eé]n|adem[aá]s|trabaj(?:o|é|ado)|particip(?:o|é|ado)|just|also)(?!\p{L})|^(?:con|de|del|en|entre|para|por|sin|a|y|lo|in|on|[oó]pera prima|producci[oó]n)(?:\s|$)|^(?:el|la|the|est[ae]|otr[oa])$|^(?:rodad|escrit|basad|producid|estrenad|grabad)[oa]s?\s|\s(?:en|de|con)$|^\d/iu;

/** Whether a part can be the name of what a field has; roles can be written small. */
const isName = (field: string, text: string): boolean => {
  if (NO_NAME.test(text)) return false;
  return field === 'role' ? text.split(' ').length < 6 : /^\P{Ll}/u.test(text);
};

/** Reads a part of a line; returns whether words explain it. */
function readPart(text: string, draft: Draft): boolean {
  if (readLabelled(text, draft)) return true;
  for (const { index } of [...text.matchAll(AFTER_KIND)].reverse()) {
    const kind = findKind(text.slice(0, index));
    const after = text.slice(index).trim();
    if (!kind?.kind || !(readPart(after, draft) || !/\p{Lu}/u.test(after))) continue;
    draft.kind = kind;
    return true;
  }
  if (readWord(text, draft)) return true;
  const [, weak] = /^(?:de|con|by|with)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  if (!weak) return false;
  draft.weakDirector ??= weak;
  return true;
}

/** Parts that name a company, a theatre or a theatre company, which only a known title can precede. */
function takeOrganisations(draft: Draft, list: string | undefined): void {
  const first = draft.cells.title ? -1 : 0;
  const isStage = list === 'theatre';
  draft.rest = draft.rest.filter(({ text, kind }, index) => {
    if (kind === 'quoted' || index === first) return true;
    const value = text.replace(/^(?:en|at)\s+(?:el\s+|la\s+|the\s+)?(?=\p{Lu})/u, '');
    if ((isStage || !list) && !draft.cells.venue && isVenue(value)) draft.cells.venue = value;
    else if (!isStage && !draft.cells.company && isCompany(value)) draft.cells.company = value;
    else return true;
    return false;
  });
}

/** Whether a text is a title in capitals; an acronym without vowels is none, nor is a school. */
const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() && /[AEIOUÁÉÍÓÚÀÈÒ]/.test(text) && !isSchool(text);

/** Finds the title among the parts: in quotes, alone in capitals, or the first one. */
function takeTitle(draft: Draft, isRoleFirst: boolean): Segment[] {
  const { rest, cells } = draft;
  if (cells.title) return rest;
  const plain = rest.filter(({ kind }) => kind === 'plain');
  const capitals = plain.filter(({ text }) => isCapitals(text));
  const quoted = rest.find(({ kind }) => kind === 'quoted');
  // LA PLAZA, "Inspectora Vega": the role is in quotes.
  const isRoleQuoted = quoted !== rest[0] && capitals[0] === rest[0];
  const byOrder = capitals[0] ?? plain[isRoleFirst ? 1 : 0] ?? plain[0];
  const title = (isRoleQuoted ? undefined : quoted) ?? byOrder;
  if (!title) return rest;
  // "Spot Cerveza Norte"
  const [lead = ''] = /^\p{L}+\s(?=\p{Lu})/u.exec(title.text) ?? [];
  const kind = findKind(lead.trim());
  if (kind?.kind && !draft.kind.kind) draft.kind = kind;
  cells.title = title.text.slice(kind?.kind ? lead.length : 0);
  return rest.filter((part) => part !== title);
}

/** Gives the parts that no word explains to the fields that are still empty; returns those that fit none. */
function takeRest(cells: CreditCells, parts: Segment[], isStage: boolean): string[] {
  const rest = parts.map(({ text }) => text);
  const organisation = isStage ? 'venue' : 'company';
  const isDirectorFirst = Boolean(cells.role) || areNames(rest[0] ?? '');
  const fields = isDirectorFirst ? ['director', 'role'] : ['role', 'director'];
  return rest.filter((text) => {
    const free = [...fields, organisation].find((name) => !cells[name] && isName(name, text));
    if (free) cells[free] = text;
    return !free;
  });
}

/** Reads what leads to a title in quotes: "Protagonista en la serie", "Ha trabajado en". */
function readLead(text: string, draft: Draft): boolean {
  const [, head, tail] =
    /^(.*?)\s*\b(?:en|in)(?:\s+(?:el|la|los|las|un|una|the|a))?(?:\s+(.+))?$/iu.exec(text) ?? [];
  if (head === undefined) return false;
  if (tail && !findKind(tail)) return false;
  if (tail) draft.kind = findKind(tail)!;
  const billing = findBilling(head);
  if (billing) draft.cells.billing ??= billing;
  else if (head && isName('role', head)) draft.cells.role ??= head;
  return true;
}

/** Reads the parts of a line that words explain. */
function readDraft(line: string): Draft {
  const { parts, year } = cutLine(line);
  const cells: CreditCells = year ? { year } : {};
  const draft: Draft = { kind: {}, cells, rest: [] };
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const next = parts[index + 1];
    // "as" and "papel:" before a name in quotes.
    const isOpenLabel =
      /^(?:como|as|papel|personaje|rol|role|interpretando a|playing)[:\s]*$/i.test(part.text);
    if (part.kind === 'plain' && isOpenLabel && next?.kind === 'quoted') {
      draft.cells.role ??= next.text;
      index++;
    } else if (part.kind === 'plain' && next?.kind === 'quoted' && readLead(part.text, draft)) {
      continue;
    } else {
      // "Como Ana" after a full stop; at the start it is a title: "Como agua".
      const text = index > 0 ? part.text.replace(/^(?:Como|As)(?=\s\p{Lu})/u, 'as') : part.text;
      if (part.kind === 'quoted' || !readPart(text, draft)) draft.rest.push(part);
    }
  }
  return draft;
}

/** Decides the list of a credit by its words, and the heading otherwise. */
function listOf({ kind, cells }: Draft, section: Kind): string {
  // A documentary can be of television.
  if (kind.list && kind.kind && kind.kind !== 'documentary') return kind.list;
  const said = section.list ?? kind.list;
  if (said) return said;
  if (cells.broadcaster || cells.season || cells.episodes) return 'television';
  return cells.venue ? 'theatre' : 'cinema';
}

/**
 * Reads a line of cinema, television, theatre or other work.
 *
 * @param isRoleFirst whether roles stand before titles, as in British theatre CVs
 */
export function readWork(line: string, section: Kind, isRoleFirst: boolean): PastedCredit {
  const draft = readDraft(line);
  const { cells } = draft;
  takeOrganisations(draft, section.list ?? draft.kind.list);
  const parts = takeTitle(draft, isRoleFirst);
  // Brackets say less than what stands outside.
  const ordered = parts.toSorted(
    (one, other) => +(one.kind === 'bracketed') - +(other.kind === 'bracketed'),
  );
  const list = listOf(draft, section);
  fill(cells, { director: draft.weakDirector });
  const rest = takeRest(cells, ordered, list === 'theatre').filter((text) => !NO_NAME.test(text));
  // A documentary can be of television; among dubbings it is what was dubbed.
  const isOfTelevision = draft.kind.kind === 'documentary' && list === 'television';
  const kind = isOfTelevision || draft.kind.list === list ? draft.kind.kind : section.kind;
  fill(cells, { kind, role: section.role });
  if (list === 'theatre') fill(cells, { venue: cells.company ?? cells.broadcaster });
  else fill(cells, { company: cells.venue });
  return { list, cells, ...(rest.length > 0 && { rest }) };
}

/** Whether a line says something that only credits say. */
export const hasClue = (line: string): boolean => {
  const { cells, rest, kind } = readDraft(line);
  const hasQuotes = rest.some((part) => part.kind === 'quoted');
  return Object.keys(cells).length > 0 || hasQuotes || Boolean(kind.list) || /\t|\|/.test(line);
};

/** Whether the first column has roles and the second has titles, as in British theatre CVs. */
export function isRoleFirst(lines: readonly string[]): boolean {
  const columns = lines.map((line) => readDraft(line).rest.filter(({ kind }) => kind === 'plain'));
  // Three Sisters could be a name; The Seagull cannot.
  const isTitle = (text: string) => /\s/.test(text) && !areNames(text) && !isVenue(text);
  const isRole = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text);
  return (
    columns.length > 1 &&
    columns.every(([first, second]) => first && second && isRole(first.text)) &&
    columns.some(([, second]) => isTitle(second!.text))
  );
}

/** Adds the facts of a line without a title to the credit above it; returns whether it was one. */
export function addDetails(line: string, credit: PastedCredit): boolean {
  const { cells, kind, rest, weakDirector } = readDraft(line);
  const isOther = ({ text }: Segment) => credit.list !== 'theatre' || !isVenue(text);
  if (cells.title || weakDirector || rest.some(isOther)) return false;
  if (rest.length === 1) cells.venue ??= rest[0]!.text;
  const names = Object.keys(cells);
  // A line with a year that the credit has starts another one.
  const isNew = names.every((name) => !credit.cells[name]) && (names.length > 0 || kind.kind);
  if (isNew) Object.assign(credit.cells, cells);
  return Boolean(isNew);
}
