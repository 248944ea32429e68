import { creditWords } from './creditWords.ts';
import type { Bilingual } from '../../texts/labels.ts';
import cellProblems from '../../spreadsheets/cellProblems.json' with { type: 'json' };
import { matchHeaders, readCell } from '../../spreadsheets/spreadsheetCells.ts';
import type { CreditTable } from './creditColumns.ts';
import { parseTable } from '../../spreadsheets/spreadsheetFile.ts';

const { findBilling, findChoice, findHeading, findKind, findStatus, labels, numbers } = creditWords;
const { isBroadcaster, isCompany, isSchool, isVenue, areNames } = creditWords;

type Kind = NonNullable<ReturnType<typeof findKind>>;

/** A part of a line of credits, between separators, quotes or brackets. */
interface Segment {
  text: string;
  kind: 'plain' | 'quoted' | 'bracketed';
}

const MONTH =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december|jan|apr|aug|dec)';
const YEAR = '((?:19|20)\\d\\d)';
/** A year, a range of years, or a date of which only the year is kept. */
const YEARS = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:a[ñn]o|year|fecha|date)\\s*:\\s*)?(?:${MONTH}\\.?\\s+(?:de\\s+)?|\\d{1,2}[/.]){0,2}${YEAR}` +
    `(?:\\s*(?:[-–—/]|a|to|hasta)\\s*((?:19|20)\\d\\d|\\d\\d(?!\\d)|(?:la\\s+)?actualidad|act\\.?|actual|presente?|hoy|now|today|current|ongoing)|\\s*[-–—](?=\\s*[):]))?(?![\\p{L}\\d])`,
  'giu',
);
/** A text within quotes or brackets; after a letter, a quote is an apostrophe. */
const ENCLOSED =
  /(«[^»]*»|“[^”]*”|“[^"]*"|"[^"]*"|(?<!\p{L})‘[^’]*’|„[^”]*”|\([^)]*\)|\[[^\]]*\])/u;

/** A comma, or a full stop that does not end an abbreviation or an initial. */
const SENTENCE_END =
  /(?<!(?:^|[\s,(])(?:dirs?|direc|pers|prod|prof|dra?|sra?|st|sta|sto|mrs?|ms|jr|c[ií]a|temp|caps?|eps?|vol|n[ou]m|no|asoc|int|coord|(?:\p{L}\.)*\p{L}))\.(?=\s)|,(?=[\s\p{L}])/iu;
/** A label of a person or a role in the middle of a line, where a part starts. */
const LABELS = [
  /\s+(?=dirigid[oa]s?\s+por\s)/giu,
  /\s+(?=dir(?:s|ec|ecc|ecci[oó]n|ector|ectora|ectores)?\s*[.:](?!\p{L}\.))/giu,
  /\s+(?=(?:directed|dir)\.?\s+by\s)/giu,
  /\s+(?=(?:papel|personaje|rol|role|character|part|productora|prod\.?|cadena|plataforma)\s*:)/giu,
  /(?<!\bdonde)\s+(?=(?:donde\s+)?(?:interpret(?:ando|o|a|é)\s+a|en el papel de|en el rol de|hago de|hac[ií]a de|hice de|playing)\s)/giu,
  /(?<=\S\s*)\s(?=(?:como|as)\s+(?:["“«‘]|\p{Lu}|(?:el|la|los|las|un|una|the|a|an)\s))/gu,
  /\s+(?=(?:voz|voice)\s+(?:de|of)\s)/giu,
];
/** Separates parts in a text whose other separators stay as they are. */
const CUT = '\u0001';

/** Cells of a table: tabs, bars, or spaces that make columns. */
const COLUMNS = /\t|\s\|\s|\||\s{2,}|;\s*/;
const DASHES = /\s[-–—‒―−]+\s|\s\/\s|\s[·•>→]\s|[–—]/;

const trim = (text: string): string =>
  text
    .replace(/^[\s,;:.|/·•*–—-]+(?!\.)|[\s,;:|/·•*–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!(?:^|[\s.])\p{L}|\b(?:S\.?L|P\.?C|S\.?A|Inc|Ltd|Jr))\.$/u, '')
    .trim();

/** Splits a text without quotes and brackets into its parts. */
function splitPlain(text: string): string[] {
  let marked = text;
  for (const label of LABELS) marked = marked.replace(label, CUT);
  const hasColumns = COLUMNS.test(marked.trim());
  const cells = marked.split(CUT).flatMap((part) => part.split(COLUMNS));
  const parts = hasColumns
    ? cells
    : cells.flatMap((part) => part.split(DASHES)).flatMap((part) => part.split(SENTENCE_END));
  return parts.map(trim).filter(Boolean);
}

/** Cuts a line into texts within quotes, within brackets, and between them. */
const cutQuotes = (line: string): Segment[] =>
  line.split(ENCLOSED).flatMap((text, index): Segment[] => {
    if (index % 2 === 0) return text ? [{ text, kind: 'plain' }] : [];
    return [{ text: text.slice(1, -1), kind: /^[([]/.test(text) ? 'bracketed' : 'quoted' }];
  });

const fullYear = (text: string | undefined, first: string): string | undefined => {
  if (!text || !/^\d/.test(text)) return undefined;
  return text.length === 4 ? text : first.slice(0, 2) + text;
};

/** Cuts a line of credits into its parts and takes its year out, which can be anywhere but in quotes. */
function cutLine(line: string) {
  const cut = cutQuotes(line);
  const years = cut
    .filter(({ kind }) => kind !== 'quoted')
    .flatMap((segment) => [...segment.text.matchAll(YEARS)].map((match) => ({ segment, match })));
  // A year in brackets, else the one that starts the line, else the last: "1917 (2019)".
  const chosen =
    years.find(({ segment }) => segment.kind === 'bracketed') ??
    years.find(
      ({ segment, match }) =>
        segment === cut[0] && !/[\p{L}\d]/u.test(segment.text.slice(0, match.index)),
    ) ??
    years.at(-1);
  if (chosen) {
    const { segment, match } = chosen;
    const before = segment.text.slice(0, match.index);
    const after = segment.text.slice(match.index + match[0].length);
    segment.text = `${before}${before && after ? CUT : ''}${after}`;
  }
  const parts = cut.flatMap(({ text, kind }): Segment[] =>
    kind === 'quoted'
      ? [{ text: text.trim(), kind }]
      : splitPlain(text).map((part) => ({ text: part, kind })),
  );
  const [, year, last] = chosen?.match ?? [];
  return {
    parts: parts.filter(({ text }) => text),
    /** The first year of a range. */
    year,
    /** The last year of a range, which studies have ended in. */
    lastYear: year && fullYear(last, year),
  };
}

/** The texts of a credit's fields by their names, as `readCell` of the spreadsheet reads them. */
type CreditCells = Record<string, string>;

interface PastedCredit {
  /** Name of the talent's list: `cinema`, `studies`… */
  list: string;
  cells: CreditCells;
  /** The lines that it was read from. */
  source: string;
}

/** Credits that are read at once; the form renders each of them. */
const MAX_CREDITS = 500;
/** What is read of a text: the time for a line grows with the square of its length. */
const MAX_LINES = 2000;
const MAX_LINE = 2000;
/** Longest title that a line without any other fact can be. */
const MAX_TITLE = 80;
/** A part with so many words is a sentence. */
const MAX_WORDS = 8;
const CELLS = /\t|\s{2,}|\s*\|\s*|\s*;\s*/;
const WORKS = ['cinema', 'television', 'theatre', 'otherWork'];
const BULLET = /^\s*(?:[•·▪▫◦●○■□►▶➤➢→✓✔★*+o–—-]|\d{1,3}[.)]|[a-z]\))\s+/;
const ENDED =
  /^(un (fuerte )?(abrazo|saludo|beso)|abrazos?|saludos?|besos?|muchas gracias|gracias|atentamente|cordialmente|best|best wishes|best regards|kind regards|regards|many thanks|thanks|thank you|cheers|sincerely|yours|enviado desde|sent from)\b.{0,30}$/i;
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

const NUMBER = `(\\d{1,4}|${[...numbers.keys()].join('|')})`;
const count = (start: string, end: string): RegExp =>
  new RegExp(`^${start}${end}(?![\\p{L}\\d])`, 'iu');
/** What a number counts. */
const COUNTS: [RegExp, string][] = [
  [count('(?:temporadas?|temps?\\.?|season|series|t\\.?|s)\\s*', NUMBER), 'season'],
  [count(NUMBER, '\\s*[ªa.º]{0,2}\\s*(?:temporada|temp\\.?|season)'), 'season'],
  [count(NUMBER, '\\s*(?:cap[ií]tulos?|caps?\\.?|episodios?|episodes?|eps?\\.?)'), 'episodes'],
];
/** Seasons from one to another, of which the first counts, like that of years. */
const SEASON_RANGE =
  /^(?:temporadas?|temps?\.?|seasons?|series|t)\s*(\d{1,2})\s*(?:-|–|y|a|and|to|&|,)\s*t?\d{1,2}$/i;
/** How many seasons there are, which says nothing about which one. */
const SEASONS = new RegExp(`^${NUMBER}\\s+(?:temporadas|seasons)$`, 'iu');
/** An episode by its number, which says nothing about how many there are. */
const EPISODE =
  /^(?:(?:cap[ií]tulo|cap\.?|episodio|episode|ep\.?)\s*\d+(?:\s*-\s*\d+)?|s\d+\s*e\d+)$/i;

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
  [/^(?:director|directora|direcci[oó]n|dir)\s+(?=\p{Lu})/iu, 'director'],
  [/^(?:como|as)\s+/, 'role'],
];
/** Words that introduce a kind of work, without quotes around what follows. */
const KIND_START =
  /^((?:largometraje|largo|cortometraje|spot|videoclip|anuncio|short film|feature film|miniserie|tv movie|serie|pel[ií]cula|feature|short|corto|documental|videojuego|doblaje)(?: de televisi[oó]n| de tv| tv| web)?)\s+(?=(?:de|para|en|con|by|for|directed|dirigid[oa])\s)/i;
/** The facts of a line while it is read. */
interface Draft {
  kind: Kind;
  cells: CreditCells;
  /** Parts that no word explains, in their order. */
  rest: Segment[];
  /** A name after "de" or "con", which is a director if no other is named. */
  weakDirector: string | undefined;
  hasQuotes: boolean;
  /** The first part, if it names a kind of work. */
  firstWord: string | undefined;
}

const numberOf = (text: string): string => numbers.get(text.toLowerCase()) ?? text;

/** Fills in the cells that are still empty; returns `true`: the words are explained. */
function fill(cells: CreditCells, found: CreditCells): true {
  for (const [field, text] of Object.entries(found)) cells[field] ??= text;
  return true;
}

/** Reads "T2", "2ª temporada" or "8 capítulos". */
function readCount(text: string, cells: CreditCells): boolean {
  if (EPISODE.test(text) || SEASONS.test(text)) return true;
  const first = SEASON_RANGE.exec(text)?.[1];
  if (first) return fill(cells, { season: first });
  const parts = text.split(/\s*(?:,|\sy\s|\sand\s|x(?=\d)|\(|\))\s*/i).filter(Boolean);
  const read = parts.map((part) =>
    COUNTS.flatMap(([pattern, field]) => {
      const found = pattern.exec(part)?.[1];
      return found ? [{ [field]: numberOf(found) }] : [];
    }),
  );
  if (read.length === 0 || read.some(({ length }) => length === 0)) return false;
  for (const [first] of read) fill(cells, first!);
  return true;
}

const unquote = (text: string): string => text.replace(/^["“«‘']+|["”»’']+$/g, '').trim();

/** Reads a part that starts with a label: "Dir. Joan Vidal", "Papel protagonista: Emma". */
function readLabelled(text: string, draft: Draft): boolean {
  for (const [pattern, field] of LABELLED) {
    const label = pattern.exec(text)?.[0];
    if (label === undefined) continue;
    const value = unquote(text.slice(label.length));
    if (!value) return false;
    if (field === 'kind') draft.kind = findKind(value) ?? draft.kind;
    else if (field === 'billing') draft.cells.billing ??= findBilling(value) ?? value;
    else if (field === 'role' && findBilling(value)) draft.cells.billing ??= findBilling(value)!;
    else draft.cells[field] ??= value;
    return true;
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
  if (/^(?:en )?gira$|^(?:on )?tour$/i.test(text)) return true;
  const billing = findBilling(text);
  const status = findStatus(text);
  const broadcaster = text.replace(/^(?:en|para|for|on)\s+/i, '');
  if (billing) return fill(cells, { billing });
  if (status) return fill(cells, { status });
  if (readCount(text, cells)) return true;
  return isBroadcaster(broadcaster) && !cells.broadcaster ? fill(cells, { broadcaster }) : false;
}

/** Reads a part of a line; returns whether words explain it. */
function readPart(text: string, draft: Draft): boolean {
  // A title has a capital: "Una serie de catastróficas desdichas".
  const words = text.replace(/^una?\s+/, '');
  const start = KIND_START.exec(words)?.[0];
  if (start) {
    draft.kind = findKind(start.trim()) ?? draft.kind;
    const after = words.slice(start.length);
    if (!readPart(after, draft)) draft.weakDirector ??= after.replace(/^(de|con|by)\s+/i, '');
    return true;
  }
  if (readLabelled(text, draft) || readWord(text, draft)) return true;
  const [, weak] = /^(?:de|con|by|with)\s+(\p{Lu}.+)$/u.exec(text) ?? [];
  if (weak && (areNames(weak) || !/\s/.test(weak))) {
    draft.weakDirector ??= weak;
    return true;
  }
  const spot = /^(?:spot|anuncio)\s+(?=\p{Lu})/iu.exec(text)?.[0];
  if (spot) {
    draft.kind = findKind('spot')!;
    return fill(draft.cells, { title: text.slice(spot.length) });
  }
  const parts = text.split('/').map((part) => part.trim());
  const broadcaster = parts.find(isBroadcaster);
  const company = parts.find((part) => part !== broadcaster);
  if (parts.length !== 2 || !broadcaster || !company) return false;
  return fill(draft.cells, { broadcaster, company });
}

/** Parts that name a company, a theatre or a theatre company, which only a known title can precede. */
function takeOrganisations(draft: Draft, list: string | undefined): void {
  const first = draft.cells.title ? -1 : 0;
  const isStage = list === 'theatre' || draft.kind.list === 'theatre';
  draft.rest = draft.rest.filter(({ text, kind }, index) => {
    if (kind === 'quoted' || index === first) return true;
    const value = text.replace(/^(?:en|at)\s+(?:el\s+|la\s+|the\s+)?(?=\p{Lu})/u, '');
    if ((isStage || !list) && !draft.cells.venue && isVenue(value)) draft.cells.venue = value;
    else if (!isStage && !draft.cells.company && isCompany(value)) draft.cells.company = value;
    else return true;
    return false;
  });
}

/** Whether a text is a title in capitals; an acronym without vowels is none. */
const isCapitals = (text: string): boolean =>
  text === text.toUpperCase() &&
  /[AEIOUÁÉÍÓÚÀÈÒ]/.test(text) &&
  (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4;

/** Finds the title among the parts: in quotes, alone in capitals, or the first one. */
function takeTitle(draft: Draft, roleFirst: boolean): Segment[] {
  const { rest, cells } = draft;
  if (cells.title) return rest;
  const plain = rest.filter(({ kind }) => kind === 'plain');
  const capitals = plain.filter(({ text }) => isCapitals(text));
  const quoted = rest.find(({ kind }) => kind === 'quoted');
  // LA PLAZA, "Inspectora Vega": the role is in quotes.
  const isRoleQuoted = quoted !== rest[0] && capitals[0] === rest[0];
  const byOrder =
    capitals.length > 0 && capitals.length < plain.length
      ? capitals[0]
      : (plain[roleFirst ? 1 : 0] ?? plain[0]);
  const title = (isRoleQuoted ? undefined : quoted) ?? byOrder;
  if (!title) return rest;
  cells.title = title.text;
  const others = rest.filter((part) => part !== title);
  const [role, ...more] = title === quoted ? [] : plain.slice(0, plain.indexOf(title));
  if (!role || more.length > 0 || cells.role) return others;
  cells.role = role.text;
  return others.filter((part) => part !== role);
}

/** Gives the parts that no word explains to the fields that are still empty. */
function takeRest(cells: CreditCells, parts: Segment[], isStage: boolean): void {
  const rest = parts.map(({ text }) => text);
  const [first = '', second = ''] = rest;
  const organisation = isStage ? 'venue' : 'company';
  const give = (field: string, text: string) => {
    const order =
      field === 'role' && cells.role
        ? [organisation, 'director']
        : [field, 'role', 'director', organisation];
    const free = order.find((name) => !cells[name]);
    if (free) cells[free] = text;
  };
  const isDirectorFirst = Boolean(cells.role) || (areNames(first) && !areNames(second));
  // "Nora, A Doll's House, Complicité, Simon Stone"
  const isOrganisationFirst = Boolean(cells.role) && areNames(second) && !areNames(first);
  const namesFirst = isDirectorFirst ? ['director', 'role'] : ['role', 'director'];
  const fields = isOrganisationFirst ? [organisation, 'director'] : namesFirst;
  for (const [index, text] of rest.entries()) give(fields[index] ?? organisation, text);
}

/** How a sentence starts that names no role: "Acabo de terminar", "También estuve en", "Al rodaje de". */
const SENTENCE =
  /^(?:y|and|tambi[eé]n|also|adem[aá]s|al rodaje|acab(?:o|amos|é) de|termin(?:o|é|ando)|est(?:oy|uve|aré|amos)|he (?:estado|rodado|grabado|hecho|terminado)|hice|rod(?:é|ando|aré)|grab(?:é|ando|aré)|(?:i )?just|i)(?!\p{L})/iu;

/** Reads what leads to a title in quotes: "Protagonista en la serie", "Ha trabajado en". */
function readLead(text: string, draft: Draft): boolean {
  const [, head, tail] =
    /^(.*?)\s*\b(?:en|in)(?:\s+(?:el|la|los|las|un|una|the|a))?(?:\s+(.+))?$/iu.exec(text) ?? [];
  const start =
    /^(spot|anuncio|campaña|videoclip|cortometraje|largometraje|pel[ií]cula|serie)\s+(.+)$/i;
  const [, kind, name] = start.exec(text) ?? [];
  if (kind && name) {
    draft.kind = findKind(kind)!;
    return fill(draft.cells, { company: name });
  }
  const [, starred] = /^protagoni\p{L}+\s+(?:la|el|una?)\s+(.+)$/iu.exec(text) ?? [];
  if (starred && findKind(starred)) {
    draft.kind = findKind(starred)!;
    return fill(draft.cells, { billing: 'lead' });
  }
  // "Mi último trabajo es", "Recent credits include"
  if (/\s(?:es|son|is|are|includes?|incluyen?|fue)$/i.test(text)) return true;
  if (head === undefined) return SENTENCE.test(text);
  if (tail && !findKind(tail)) return false;
  if (tail) draft.kind = findKind(tail)!;
  const billing = findBilling(head);
  if (billing) draft.cells.billing ??= billing;
  else if (
    head &&
    !SENTENCE.test(head) &&
    !/\b(trabaj|particip|interven|appear|work|seen)/i.test(head)
  ) {
    draft.cells.role ??= head;
  }
  return true;
}

/** Reads the parts of a line that words explain. */
function readDraft(line: string): Draft {
  const { parts, year } = cutLine(line);
  const draft: Draft = {
    kind: {},
    cells: year ? { year } : {},
    rest: [],
    weakDirector: undefined,
    hasQuotes: parts.some(({ kind }) => kind === 'quoted'),
    firstWord: parts[0]?.kind === 'plain' && findKind(parts[0].text) ? parts[0].text : undefined,
  };
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
  if (section.list) return section.list;
  if (kind.list) return kind.list;
  if (cells.broadcaster || cells.season || cells.episodes) return 'television';
  return cells.venue ? 'theatre' : 'cinema';
}

const SCREEN = ['cinema', 'television'];

/** Whether a list has works of a kind; cinema and television have the same. */
const isKindOf = (kind: Kind, list: string): boolean =>
  kind.list === list || [kind.list ?? '', list].every((one) => SCREEN.includes(one));

/** The cells of works that a list does not have; all others have no `venue`. */
const FOREIGN_CELLS = new Map<string, string[]>(
  Object.entries({
    theatre: ['company', 'broadcaster', 'season', 'episodes'],
    cinema: ['venue', 'season', 'episodes'],
  }),
);

/** Reads a line of cinema, television, theatre or other work. */
function readWork(line: string, section: Kind, roleFirst: boolean): Omit<PastedCredit, 'source'> {
  const draft = readDraft(line);
  const { cells } = draft;
  takeOrganisations(draft, section.list ?? (draft.kind.list || undefined));
  const rest = takeTitle(draft, roleFirst).filter(({ text }) => text.split(' ').length < MAX_WORDS);
  if (!cells.title && section.list && draft.firstWord && !cells.season) {
    // A title that is also a kind of work: "Voces".
    cells.title = draft.firstWord;
    draft.kind = {};
  }
  const list = listOf(draft, section);
  if (!cells.director && draft.weakDirector) cells.director = draft.weakDirector;
  takeRest(cells, rest, list === 'theatre');
  // A documentary among dubbings is what was dubbed.
  const kind = draft.kind.list && isKindOf(draft.kind, list) ? draft.kind.kind : section.kind;
  if (kind) cells.kind = kind;
  if (section.role && !cells.role) cells.role = section.role;
  if (list === 'theatre') cells.venue ??= cells.company ?? cells.broadcaster ?? '';
  else cells.company ??= cells.venue ?? '';
  // The details of the next line decide the list again: they must not see what this list does not have.
  for (const name of FOREIGN_CELLS.get(list) ?? ['venue']) delete cells[name];
  return { list, cells };
}

/** What a degree is in, which looks like a name: "Arte Dramático". */
const SUBJECT =
  /^(artes?|interpretaci[oó]n|teatro|danza|canto|cine|comunicaci[oó]n|historia|filolog[ií]a|psicolog[ií]a|derecho|periodismo|pedagog[ií]a|magisterio|publicidad|m[uú]sica|acting|drama|performing|fine|musical)\b/i;

/** Reads a line of studies: a title, and a school or a teacher. */
function readStudy(line: string): Omit<PastedCredit, 'source'> {
  const { parts, year, lastYear } = cutLine(line);
  const texts = parts.flatMap(({ text }) => {
    const [, title, school] =
      /^(.+?)\s+(?:con|with|impartid[oa] por|by)\s+(\p{Lu}.*)$/u.exec(text) ??
      /^(.+)\s+(?:por|en|at|from)\s+(?:el\s+|la\s+|the\s+)?(\p{Lu}.*)$/u.exec(text) ??
      [];
    const isNamed =
      title &&
      school &&
      (isSchool(school) ||
        (areNames(school) && !SUBJECT.test(school)) ||
        /\s(?:con|with|by|impartid[oa] por)\s/.test(text));
    return isNamed ? [title, school] : [text];
  });
  const isTeacher = (text: string) =>
    /^(?:con|with|impartido por|by|profesor[a]?:?)\s+(?=\p{Lu})/u.exec(text)?.[0];
  const teacher = texts.findIndex((text) => isTeacher(text));
  const named = texts.findIndex(
    (text, index) => isSchool(text) && (index > 0 || !isSchool(texts[1] ?? '')),
  );
  const at = teacher >= 0 ? teacher : named >= 0 && texts.length > 1 ? named : 1;
  const school = texts[at]
    ?.slice(isTeacher(texts[at])?.length ?? 0)
    .replace(/^(?:en|at)\s+(?:la\s+|el\s+)?/u, '');
  const title = texts.filter((_, index) => index !== at).join(', ');
  const end = lastYear ?? year;
  return {
    list: 'studies',
    cells: { ...(end && { year: end }), ...(title && { title }), ...(school && { school }) },
  };
}

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** Reads a line of awards: the award, and the work that won it. */
function readAward(line: string): Omit<PastedCredit, 'source'> {
  const { parts, year } = cutLine(line);
  const isNominated = /\b(nomina|finalist|candidat|shortlist)/i.test(line);
  const isFor = ({ text }: Segment) => /^(?:por|for)\b/i.test(text);
  const work = parts.find(
    (part, index) =>
      index > 0 && (part.kind !== 'plain' || isFor(part)) && !/^(?:por|for)$/i.test(part.text),
  );
  const award = line
    .replace(/^[^\p{L}]+/u, '')
    .replace(
      /[\s,.(–—-]*(?:\(\s*)?(?:\b(?:por|for)\s+)?["“«(](?:por\s+|for\s+)?["“«]?[^"”»)]*["”»)]+.*$/iu,
      '',
    )
    .replace(
      /^(?:nominad[oa]s?|nominaci[oó]n|nominated|nomination|finalista|nominee|candidat[oa])\s*(?:a|al|for|to|:|-|–)?\s*/i,
      '',
    )
    .replace(/[\s,(–—-]*(?:19|20)\d\d\)?/g, '')
    .replace(/[\s,.:–—-]+$/, '');
  const cells: CreditCells = { ...(year && { year }), ...(award && { award: capitalise(award) }) };
  if (work) cells.work = unquote(work.text.replace(/^(?:por|for)\s+/i, ''));
  cells.result = isNominated ? 'nominated' : 'won';
  return { list: 'awards', cells };
}

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
const WITH_YEAR = [
  /(?<=\((?:19|20)\d\d\))\s*(?:,|;|\sy\s)\s*/,
  /^["“«\p{Lu}\d¡¿].*\((?:19|20)\d\d\)\.?$/u,
] as const;
const IN_LIST = [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*/, /^\p{Lu}[^(]*\([^)]*\)\.?$/u] as const;
const QUOTED = [/(?<=\))\s*(?:,|;|\sy\s|\sand\s)\s*(?=["“«])/, /["”»]\s*\([^)]*\)\.?$/] as const;

/** Returns the works of a line that has several, each with its year: "Barro (2022), La cima (2018)". */
function splitWorks(line: string, hasPrefix = false): string[] {
  for (const [separator, work] of hasPrefix ? [WITH_YEAR, IN_LIST, QUOTED] : [WITH_YEAR, QUOTED]) {
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

/** Returns a line without what a program for texts or e-mails has added. */
const cleanPasted = (line: string): string =>
  line
    .replace(/\u00a0|\u2007|\u202f/g, ' ')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/\*\*|__|(?<=\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)|^#+\s+/g, '')
    .replace(/\s*(?:\.{4,}|…{2,}|_{4,}|(?:\.\s){3,})\s*/g, '\t')
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/^(?:\s*>)+/, '');

/** Returns the lines of a text, those that a PDF or an e-mail has cut joined again, and what is too long. */
function joinLines(text: string): { lines: Line[]; unread: string[] } {
  const all = text.split(/\r\n|[\r\n\u2028\u2029\v\f]/);
  const isRead = (line: string, index: number) => line.length <= MAX_LINE && index < MAX_LINES;
  const unread = all.filter((line, index) => !isRead(line, index));
  // An empty line stays in the place of a long one.
  const raw = all.slice(0, MAX_LINES).map((line) => (isRead(line, 0) ? cleanPasted(line) : ''));
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
  return { lines, unread: unread.filter((line) => line.trim()) };
}

/** Whether the first column has roles and the second has titles, as in British theatre CVs. */
function isRoleFirst(lines: readonly string[]): boolean {
  const columns = lines.map((line) => readDraft(line).rest.filter(({ kind }) => kind === 'plain'));
  const known = columns.filter(
    (parts) => parts.length >= 2 && !parts.some(({ text }) => isCapitals(text)),
  );
  // Three Sisters could be a name; The Seagull cannot.
  const isTitle = (text: string) => /\s/.test(text) && !areNames(text) && !isVenue(text);
  const isRole = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text);
  return (
    known.length === lines.length &&
    known.every(([first]) => isRole(first!.text)) &&
    known.some(([, second]) => isTitle(second!.text))
  );
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
  for (const field of ['kind', 'billing', 'status']) {
    if (read[field]) read[field] = findChoice(field, read[field]) ?? read[field];
  }
  return read;
}

/** Whether a line says something that only credits say. */
const hasClue = (line: string): boolean => {
  const { cells, hasQuotes, kind } = readDraft(line);
  return Object.keys(cells).length > 0 || hasQuotes || Boolean(kind.list) || /\t|\|/.test(line);
};

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
  const { credits, unused } = table ? { credits: table, unused: [] } : readLines(text, tables);
  const rest = credits.slice(MAX_CREDITS).map(({ source }) => source);
  return {
    credits: credits.slice(0, MAX_CREDITS),
    unused: [...unused, ...rest],
    /** Whether the text was cells below a row of headers. */
    isTable: table !== undefined,
  };
}

function readLines(text: string, tables: readonly CreditTable[]) {
  const { lines, unread } = joinLines(text);
  const credits: PastedCredit[] = [];
  /** Lines without a credit: greetings, telephone numbers, other sections of a CV. */
  const unused: string[] = [];
  let section: Kind | undefined;
  let year: string | undefined;
  let hasEnded = false;
  /** Whether the last credit can take facts from the next line. */
  let isOpen = false;
  let isDetailed = false;
  /** Names of the fields of the columns of a table, below its row of headers. */
  let columns: (string | undefined)[] = [];
  const areAllPlain = !lines.some(({ text: line }) => hasClue(line) || findHeading(line));
  const isRoleFirstBelow = (start: number) => {
    const below = lines.slice(start).map(({ text: line }) => line);
    const end = below.findIndex((line) => findHeading(line));
    return isRoleFirst(end < 0 ? below : below.slice(0, end));
  };
  let roleFirst = isRoleFirstBelow(0);

  const add = (line: string, kind: Kind, known?: CreditCells) => {
    const read = known
      ? { list: kind.list ?? 'cinema', cells: known }
      : kind.list === 'studies'
        ? readStudy(line)
        : kind.list === 'awards'
          ? readAward(line)
          : readWork(line, kind, roleFirst);
    const { title, award } = read.cells;
    if (!title && !award) return void unused.push(line);
    if (year) read.cells.year ??= year;
    for (const name of Object.keys(read.cells)) if (!read.cells[name]) delete read.cells[name];
    credits.push({ ...read, source: line });
    isOpen = true;
    isDetailed = false;
  };

  for (const [index, { text: line, hasBullet, isApart }] of lines.entries()) {
    const last = isOpen ? credits.at(-1) : undefined;
    const heading = findHeading(line);
    if (heading) roleFirst = isRoleFirstBelow(index + 1);
    // Without sections, "Serie" below a title is its kind.
    if (heading && !(last && !section && !isApart && findKind(line))) {
      section = heading;
      [year, isOpen, hasEnded, columns] = [undefined, false, false, []];
      continue;
    }
    if (ENDED.test(line)) hasEnded = true;
    if (hasEnded || section?.list === 'none' || JUNK.test(line) || isBirth(line)) {
      unused.push(line);
      continue;
    }
    const only = isYear(line);
    if (only && last && !last.cells.year && (isDetailed || hasBullet)) {
      last.cells.year = only;
      continue;
    }
    const cells = line.split(CELLS).map((cell) => cell.trim());
    const matches = matchTables(cells, tables);
    const isOfSection = ({ list, count }: (typeof matches)[number]) =>
      list === section?.list && count === matches[0]!.count;
    const headers = matches.find(isOfSection) ?? matches[0];
    if (headers && headers.count >= Math.max(2, cells.length - 1)) {
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
      for (const work of splitWorks(prefix.rest, true)) add(work, prefix.kind);
      continue;
    }
    const isTitle = hasClue(line) || (isFactBelow(lines[index + 1]) && line.length < MAX_TITLE);
    if (!section && !areAllPlain && !isTitle) unused.push(line);
    else for (const work of splitWorks(line)) add(work, section ?? {});
  }
  return { credits, unused: [...unused, ...unread] };
}

/** Adds the facts of a line without a title to the credit above it; returns whether it was one. */
function addDetails(line: string, credit: PastedCredit, section: Kind | undefined): boolean {
  const draft = readDraft(line);
  const { cells, rest, hasQuotes, weakDirector } = draft;
  if (hasQuotes || cells.title || weakDirector) return false;
  const venues = credit.list === 'theatre' ? rest.filter(({ text }) => isVenue(text)) : [];
  if (rest.length > venues.length) return false;
  if (rest.length === 1) cells.venue ??= rest[0]!.text;
  const names = Object.keys(cells);
  if (names.length === 0 && !draft.kind.kind) return false;
  // A year alone is read elsewhere; a line with a year that the credit has starts another one.
  if (names.some((name) => credit.cells[name])) return false;
  Object.assign(credit.cells, cells);
  if (!section?.list) credit.list = listOf({ ...draft, cells: credit.cells }, {});
  if (draft.kind.kind && isKindOf(draft.kind, credit.list)) {
    credit.cells.kind ??= draft.kind.kind;
  }
  credit.source += `\n${line}`;
  return true;
}

/** Returns the values of a credit's fields, and what is wrong by the name of the field. */
export function readValues({ cells }: PastedCredit, { columns }: CreditTable) {
  const values: Record<string, unknown> = {};
  const problems = new Map<string, Bilingual>();
  for (const { name, type, isRequired } of columns) {
    const text = (cells[name] ?? '').trim();
    if (!text) {
      if (isRequired) problems.set(name, cellProblems.missing);
      continue;
    }
    const result = readCell(text, type);
    if ('problem' in result) problems.set(name, result.problem);
    else values[name] = result.value;
  }
  return { values, problems };
}
