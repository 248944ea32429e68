import { type ListName, findValues, readRated, valuesOf } from '#contract/vocabulary.ts';
import { placeList } from '../../fields/textList.ts';
import type { CreditTable } from '../credits/creditColumns.ts';
import { creditWords } from '../credits/creditWords.ts';
import { readCredits } from '../credits/readCredits.ts';
import { type Line, type Span, cleanPasted, linesOf, plain, spanOf } from './pastedText.ts';
import {
  GROUPS,
  IGNORED,
  LABELS,
  OTHERS,
  PRIVATE,
  WORKS,
  cutLabel,
  cutLabels,
  findSection,
  isItem,
  isOtherHeading,
  isTalk,
  isWorks,
  plainOf,
  startsPart,
  type Label,
  type Section,
  withoutBrackets,
  worksHeading,
} from './curriculumLines.ts';
import { readAward, readStudy } from './merits.ts';

/** Something that was read: a field of the record, or a row of one of its lists. */
export interface Reading {
  /** Name of the list; empty for a field of the record. */
  list: string;
  /** The texts of the fields by their names, as `readCell` of the spreadsheet reads them. */
  cells: Record<string, string>;
  /** Where it stands in the pasted text. */
  spans: Span[];
  /** What was read with it and has no field: where somebody was born, "C1". */
  note?: string;
}

const NOT = /\b(?:no|nunca|tampoco|jam[aá]s|sin|ni|never|not|don['’]t|cannot|can['’]t)\b/i;

/** The days of a month in words. */
const DAYS =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintid[oó]s|veintitr[eé]s|veinticuatro|veinticinco|veintis[eé]is|veintisiete|veintiocho|veintinueve|treinta|treinta y uno'.split(
    '|',
  );
/** Catalan and Galician months, as Spanish says them. */
const OTHER_MONTHS = Object.entries({
  enero: 'gener|xaneiro',
  febrero: 'febrer|febreiro',
  marzo: 'març',
  mayo: 'maig|maio',
  junio: 'juny|xuño',
  julio: 'juliol|xullo',
  agosto: 'agost',
  septiembre: 'setembre',
  octubre: 'outubro',
  noviembre: 'novembre|novembro',
  diciembre: 'desembre|decembro',
});
const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december|' +
  OTHER_MONTHS.map(([, months]) => months).join('|');
const DATE = new RegExp(
  `(?:${DAYS.join('|')})\\s+(?:de\\s+|of\\s+)?(?:${MONTHS})\\s+(?:de[l]?\\s+|,?\\s*)?\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s*(?:de\\s+|of\\s+)?(?:${MONTHS})\\.?\\s*(?:de[l]?\\s+|,\\s*)?\\d{4}|(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}[/. -][IVX]{1,4}[/. -]\\d{4}|\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\d{4}-\\d{2}-\\d{2}`,
  'i',
);
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Returns a date as the field of the record reads it: in digits, with a Spanish or English month. */
function plainDate(text: string): string {
  const day = DAYS.findLastIndex((word) => new RegExp(`^${word}\\s`, 'i').test(text));
  const roman = /^(\d{1,2})[/. -]([IVX]{1,4})[/. -](\d{4})$/i.exec(text);
  const month = ROMAN.indexOf(roman?.[2]?.toUpperCase() ?? '') + 1;
  if (roman && month > 0) return `${roman[1]}/${month}/${roman[3]}`;
  const digits = text
    .replace(/(\d)(?:st|nd|rd|th)\s*(?:of\s)?/i, '$1 ')
    .replace(/^\p{L}[\p{L} ]*?(?=\s(?:de|of)\s)/iu, (words_) =>
      day < 0 ? words_ : String(day + 1),
    );
  return OTHER_MONTHS.reduce(
    (date, [month, others]) => date.replace(new RegExp(`\\b(?:${others})\\b`, 'iu'), month),
    digits,
  )
    .replace(/\s+/g, ' ')
    .replace(/\sd['’]\s?/, ' de ');
}

const HEIGHT =
  /(?<!\d)([12])\s?(?:[.,'’´]|m)\s?(\d{2})(?!\d)|(?<!\d)(1\d{2}|2[0-2]\d)(?!\d)\s*(?:cm\b)?/;
const FEET = /(?<!\d)([4-7])\s?(?:['’′]|ft\.?|feet|foot)\s?(\d{1,2})?\s?(?:["”″]|''|in(?:ches)?)?/;
/** A height that no word announces. */
const TALL =
  /(?<!\d)[12][.,'’´]\d{2}\s?(?:m|mts?|metros?)(?!\p{L})|(?<!\d)[12]\d{2}\s?cm(?!\p{L})|(?<!\d)[4-7]['’′]\s?\d{1,2}(?:["”″]|'')/iu;
const TALL_BEFORE =
  /[12][.,'’´]\d{2}\s*(?:m\.?|metros)?\s+(?:de\s+(?:estatura|altura)|tall)(?!\p{L})/iu;
const LICENCES: [RegExp, string][] = [
  [/^(?:b1?|be|b\+e|b96)$/i, 'carLicence'],
  [/^a[12m]?$|^am$/i, 'motorcycleLicence'],
  [/^c[1e]?$/i, 'lorryLicence'],
  [/^d1?$/i, 'busLicence'],
];
const VEHICLES: [RegExp, string][] = [
  [/\b(?:coche|car)\b/i, 'carLicence'],
  [/\b(?:moto(?:cicleta)?|motorbike|motorcycle)\b/i, 'motorcycleLicence'],
  [/\b(?:cami[oó]n|lorry|truck)\b/i, 'lorryLicence'],
  [/\b(?:autob[uú]s|bus)\b/i, 'busLicence'],
  [
    /\b(?:PER|PNB|patr[oó]n de (?:yate|embarcaciones|barco)|(?:boat|skipper['’]?s?) licen[cs]e)\b/i,
    'boatLicence',
  ],
];
const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s,;()<>]+|(?<![@\w.])(?:instagram|tiktok|imdb|vimeo|youtube|youtu|player\.vimeo)\.(?:com|be)\/[^\s,;()<>]+/gi;
const CAN =
  /(?<!\p{L})(?:toco|canto|bailo|hago|practico|juego|monto|buceo|nado|esqu[ií]o|patino|domino|manejo|s[eé]|i (?:can|play|sing|dance|ride|swim|ski|dive|box|fence))(?!\p{L})/iu;
const VERB =
  /^(?:y\s+|e\s+|and\s+)?(?:tambi[eé]n\s+)?(?:toco|bailo|hago|practico|juego (?:al?\s)?|monto (?:en|a)|domino|manejo|s[eé]|i (?:can\s)?(?:play|do|practise)?)\s+/i;
/** "Me llamo …", "I'm … (stage name: …)"; one word alone may be a first name. */
const NAMED =
  /(?<!\p{L})(?:[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Mm]y name is|I['’]m|I am)\s+((?:\p{Lu}[\p{L}'’-]+\s?){2,5})(?:\(\s*(?:art[ií]sticamente|nombre art[ií]stico|stage name|professionally|known as|aka)\s*:?\s+((?:\p{Lu}[\p{L}'’-]+\s?){1,4}))?/u;
const LICENCE =
  /carn[eéè]|permisos? de (?:conducir|conducción)|licencia|licen[cs]e|t[ií]tulo de p/i;
const ARTICLE = /^(?:el|la|los|las|un|una|al|lo|de|the|a|an)\s+/i;

/** Cuts a text at commas, semicolons and "y", but not within brackets; returns each part with its place. */
function partsOf(text: string, offset: number, separator = /[,;•·|\n]|\s(?:y|e|and)\s|\s\/\s/) {
  const cut = new RegExp(separator.source, 'iuy');
  const parts: { text: string; start: number }[] = [];
  let depth = 0;
  let start = 0;
  const push = (end: number, next: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.replace(/^[\s•·▪*–-]+/, '').length;
    const part = raw.slice(lead).replace(/[\s.]+$/, '');
    if (part) parts.push({ text: part, start: offset + start + lead });
    start = next;
  };
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '(') depth++;
    else if (text[index] === ')') depth--;
    cut.lastIndex = index;
    const found = depth > 0 ? null : cut.exec(text);
    if (!found) continue;
    push(index, index + found[0].length);
    index += found[0].length - 1;
  }
  push(text.length, text.length);
  return parts;
}

/** Returns the key of the first words of a text that a list knows, and how many characters they are. */
function findStart(list: ListName, text: string, group?: string) {
  const ends = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => index + word.length);
  for (const end of ends.slice(0, 5).reverse()) {
    const found = findValues(list, text.slice(0, end));
    // "baile" is said for every dance
    if (found.length > 0 && found.length <= 3) {
      const ofGroup = group ? found.filter((value) => isInGroup(value, group)) : found;
      // "Moto de agua" is no "moto".
      if (list === 'skills' && /^\s+(?:de|del|of)\s/i.test(text.slice(end))) return undefined;
      if (ofGroup.length > 0) return { value: ofGroup[0]!, end };
    }
  }
  return undefined;
}

const SKILL_GROUPS = new Map<string, string[]>(
  Object.entries({
    dance: ['dance'],
    music: ['music', 'voice'],
    voice: ['voice'],
    sports: ['sports'],
  }),
);
let groupOf: Map<string, string> | undefined;
function isInGroup(value: string, group: string): boolean {
  groupOf ??= new Map(valuesOf('skills').map(({ value: key, group: name = '' }) => [key, name]));
  return SKILL_GROUPS.get(group)?.includes(groupOf.get(value) ?? '') ?? true;
}

const CERTIFICATES: readonly [RegExp, string][] = [
  [/first certificate|\bFCE\b/i, 'B2'],
  [/\bCAE\b|certificate in advanced/i, 'C1'],
  [/proficiency|\bCPE\b/i, 'C2'],
];
const SKILL_LEVELS = ['pro', 'high', 'mid', 'basic'];
const ACCENT_LEVELS = ['native', ...SKILL_LEVELS];
const LANGUAGE_LEVELS = [
  'native',
  'bilingual',
  'bilingualAccent',
  'high',
  'highAccent',
  'mid',
  'basic',
];

const levelIn = (text: string, allowed: readonly string[]): string => {
  const level = findValues('levels', text.replace(/^\s*(?:nivel|level|con un?)\s+/i, ''))[0] ?? '';
  return allowed.includes(level) ? level : level === 'pro' || level === 'bilingual' ? 'high' : '';
};

const HEAD_LINES = 6;

/** Whether a text has a day of a year in which somebody with a curriculum was born. */
const isLongAgo = (text: string): boolean => {
  const year = Number(/\d{4}/.exec(DATE.exec(text)?.[0] ?? '')?.[0]);
  return year > 1900 && year < new Date().getFullYear() - 10;
};

/** Words that are left of an item when its level and brackets are away. */
const bare = (text: string): string =>
  text
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A shade that no list has changes the colour: "azul verdoso", "rubio oscuro". */
const SHADE =
  /^[\s/-]*(?:azul|verd|gris|marr|cast|miel|negr|rub|\p{L}+os[oa]s?$|oscur|clar|dark|light|blue|green|brown|gr[ae]y)/iu;

/** Returns the colour that a text begins with, unless its shade is another one. */
function findColour(list: 'eyes' | 'hair', text: string) {
  const found = findStart(list, text);
  return found && !SHADE.test(text.slice(found.end)) ? found : undefined;
}

/** The lines around the last credit among which the next one stands. */
const NEAR = 100;

class CurriculumReader {
  readonly source: string;
  readonly readings: Reading[] = [];
  /** Lines of credits, studies and awards, with the headings that the reader of credits knows. */
  readonly works: { text: string; line?: Line; start?: number }[] = [];
  readonly headings: Span[] = [];
  readonly #tables: readonly CreditTable[];
  /** The readings by list and key. */
  readonly #known = new Map<string, Reading>();
  #section: Section | undefined;
  /** The part of the skills. */
  #group: string | undefined;
  /** Whether the lines of the section have bullets: it ends at the first line without. */
  #hasBullets = false;
  #fullName: string | undefined;
  #birthPlace: { text: string; span: Span } | undefined;
  /** The row of headers of a table of works, which stands once. */
  #headers: string[] | undefined;
  /** How many columns the rows of the section have; 0 of a text without columns. */
  #columns = 0;
  /** Whether the section began within its line ("Idiomas: …"): it ends with the paragraph. */
  #isInline = false;
  /** Whether it is one of the first lines, where a date is that of the birth. */
  #isHead = false;
  /** Studies and awards, which are read when the titles of the works are known. */
  #merits: { span: Span; read: (titles: ReadonlySet<string>) => void }[] = [];
  #biography: { text: string; span: Span }[] = [];

  constructor(source: string, tables: readonly CreditTable[]) {
    this.source = source;
    this.#tables = tables;
  }

  #add(list: string, cells: Record<string, string>, spans: Span[], note?: string): void {
    const texts = [...Object.values(cells), note ?? ''].filter((one) => !one.startsWith('https:'));
    if (texts.some((one) => PRIVATE.test(one))) return;
    const isField = list === '';
    const [name = ''] = Object.keys(cells);
    // What stands first counts: of a field there is one value, of a list one row for each key.
    const key = [list, name, ...(isField ? [] : [cells[name === 'kind' ? 'url' : name]])].join(
      '\n',
    );
    const known = this.#known.get(key);
    if (!known) {
      const reading = { list, cells, spans, ...(note && { note }) };
      this.#known.set(key, reading);
      this.readings.push(reading);
    } else if (known.cells[name] === cells[name] || !isField) known.spans.push(...spans);
  }

  #field(name: string, value: string, line: Line, start: number, end: number, note?: string): void {
    if (value) this.#add('', { [name]: value }, [spanOf(line, start, end)], note);
  }

  read(): void {
    const lines = linesOf(
      this.source,
      startsPart,
      (text) => !LABELS.has(plainOf(text)) && (findSection(text) !== undefined || isWorks(text)),
    );
    if (readCredits(this.source, this.#tables).isTable) {
      this.works.push(...lines.map((line) => ({ text: line.text, line })));
      this.#readWorks();
      return;
    }
    this.#readName(lines);
    for (const [index, line] of lines.entries()) {
      this.#isHead = index < HEAD_LINES;
      for (const part of cutLabels(line)) this.#readLine(part, lines[index + 1]);
    }
    if (this.#biography.length > 0) {
      const text = this.#biography.map((one) => one.text).join('\n\n');
      this.#add(
        '',
        { biography: text },
        this.#biography.map(({ span }) => span),
      );
    }
    // Credits without a heading: lines of which nothing else was read.
    if (this.works.length === 0) {
      const spans = [
        ...this.readings.flatMap((one) => one.spans),
        ...this.#merits.map(({ span }) => span),
      ];
      for (const line of lines) {
        const [start, end] = spanOf(line, 0, line.text.length);
        const isRead = spans.some((one) => one[0] < end && one[1] > start);
        const isWork = /(?:19|20)\d\d|[«“"]/.test(line.text);
        if (!isRead && isWork) this.works.push({ text: line.text, line });
      }
    }
    this.#readWorks();
    const titles = new Set(this.readings.map(({ cells }) => plain(cells.title ?? '')));
    for (const { read } of this.#merits) read(titles);
    const birth = this.readings.find(({ list, cells }) => list === '' && cells.birthDate);
    if (birth && this.#birthPlace && !birth.note) {
      birth.note = this.#birthPlace.text;
      birth.spans.push(this.#birthPlace.span);
    }
    const name = this.readings.find(({ list, cells }) => list === '' && cells.name);
    if (name && this.#fullName && name.cells.name !== this.#fullName) name.note = this.#fullName;
  }

  /** The name is the first line, in capitals or as names are written. */
  #readName(lines: readonly Line[]): void {
    const first = lines.find(
      ({ text }) => !/^(?:curr[ií]culum(?: vitae| art[ií]stico)?|cv|r[eé]sum[eé])$/i.test(text),
    );
    if (!first || /^(?:hola|buen|querid|estimad|hi|hello|dear)/i.test(first.text)) return;
    const name = first.text.replace(/(?:\s[-–—]|[|,(]|\s{3}).*$/, '').trim();
    const isName = /^[\p{L}.'’ -]{5,60}$/u.test(name) && /\s/.test(name) && !startsPart(first.text);
    if (!isName || (name !== name.toUpperCase() && !creditWords.areNames(name))) return;
    this.#fullName = namesIn(name);
    this.#field('name', this.#fullName, first, 0, name.length);
    const rest = first.text.slice(name.length).search(/\p{L}/u);
    if (rest >= 0) this.#readFree(first, name.length + rest);
  }

  #readLine(line: Line, next: Line | undefined): void {
    const { text } = line;
    const whole = text.replace(/[:.]\s*$/, '');
    if (this.#isInline && line.isApart) this.#start(undefined);
    const section = line.hasBullet ? undefined : findSection(whole);
    const isRow = this.#section === 'works' && /^\s*(?:19|20)\d\d/.test(text);
    if (section && !text.includes('\t')) {
      this.#start(section, line);
      return;
    }
    const works = line.hasBullet || text.includes('\t') ? undefined : worksHeading(whole);
    if (works) {
      const list = creditWords.findHeading(works)?.list;
      this.#start(list === 'studies' || list === 'awards' ? list : 'works', line);
      if (this.#section === 'works') this.#heading(works, next);
      return;
    }
    if (isOtherHeading(line)) {
      this.#start(undefined, line);
      return;
    }
    const isList = this.#section !== undefined && this.#section !== 'biography';
    if (isList && isTalk(line)) this.#start(undefined);
    const [, inside] = /(?:^|[.!?]\s+)en\s+(\p{L}+)\s*:$/iu.exec(text) ?? [];
    const known = inside && WORKS.get(inside.toLowerCase());
    if (known) {
      this.#start('works', line);
      this.#heading(known, next);
      return;
    }
    if (line.hasBullet) this.#hasBullets = true;
    else if (this.#hasBullets && line.isApart) this.#section = undefined;
    const label = isRow ? undefined : cutLabel(text);
    if (label && this.#readLabelled(label, line)) return;
    if (!isRow && this.#startsWorks(line)) return;
    const merit = this.#section ? undefined : MERITS.find(([verb]) => verb.test(text))?.[1];
    if (merit) {
      this.#isInline = true;
      this.#readMerits(merit, line, 0);
      return;
    }
    this.#readOf(this.#section, line, 0);
  }

  #start(section: Section | undefined, line?: Line): void {
    this.#section = section;
    this.#group = section && GROUPS.includes(section) ? section : undefined;
    if (this.#group) this.#section = 'skills';
    this.#hasBullets = false;
    this.#isInline = false;
    if (line) this.headings.push(spanOf(line, 0, line.text.length));
  }

  #heading(text: string, next: Line | undefined): void {
    this.works.push({ text: '' }, { text: withoutBrackets(text) });
    const cells = next?.text.split('\t') ?? [];
    const list = creditWords.findHeading(withoutBrackets(text))?.list;
    this.#columns = 0;
    if (!this.#headers || cells.length < 3 || list === 'studies' || list === 'awards') return;
    if (cells.length > this.#headers.length || findSection(cells[0]!)) return;
    const headers = this.#headers.map((one) =>
      list === 'theatre' ? one.replace(/productora|producci[oó]n|compañ[ií]a/i, 'Sala') : one,
    );
    this.#columns = headers.length;
    this.works.push({ text: headers.join('\t') });
  }

  /** Reads "En cine he sido…", "TEATRO. En 2016…", "Cortos: «Siesta»…". */
  #startsWorks(line: Line): boolean {
    const { text } = line;
    const [, head = '', mark = ''] =
      /^(?:en\s+)?([\p{L}]+(?:\s(?:y|e|and)\s\p{L}+)?)(\s*[:.]\s+|\s+)(?=\S)/iu.exec(text) ?? [];
    const known = WORKS.get(head.toLowerCase());
    const isIn = /^en\s/i.test(text) && known !== undefined;
    const isHead = /[:.]/.test(mark) && (known !== undefined || isWorks(head));
    if (!isIn && !isHead) return false;
    const start = isHead ? text.indexOf(head) + head.length + mark.length : 0;
    const heading = known ?? head;
    const list = creditWords.findHeading(heading)?.list;
    if (list === 'studies' || list === 'awards') {
      this.#start(list);
      this.#isInline = true;
      this.#readOf(list, line, start);
      return true;
    }
    if (!line.hasBullet) {
      this.#start('works');
      this.#isInline = true;
    }
    this.works.push({ text: '' }, { text: heading });
    this.#addWorks(line, start);
    return true;
  }

  /** Adds the works of a paragraph: what stands around each title in quotes. */
  #addWorks(line: Line, start: number): void {
    const rest = line.text.slice(start);
    const isProse = rest.length > 80 && !rest.includes('\t');
    const titles = rest.match(/[«“"][^»”"]+[»”"]/g)?.length ?? 0;
    if (!isProse || titles === 1) {
      this.works.push({ text: rest, line, start });
      return;
    }
    const separator =
      /(?<!\b(?:dir|prod|c[ií]a|sra?|dra?))[.;]\s+(?=\p{Lu}|y\s)|\s(?:y|e)\s(?=[\p{L}\s,]*[«“"])|,\s+(?=\p{Lu}[^«“"()]*\()/gu;
    for (const piece of piecesOf(rest, separator))
      this.works.push({ text: tidyWork(piece.text), line, start: start + piece.start });
  }

  /** Reads studies or awards: one in a line of a list, several in a paragraph. */
  #readMerits(list: 'studies' | 'awards', line: Line, start: number): void {
    const rest = line.text.slice(start);
    const separator = this.#isInline
      ? /;\s+(?:y\s+)?|,\s+y\s+(?=en\s+\d{4})|,?\s+(?=(?:y|and)\s+(?:luego|despu[eé]s|m[aá]s tarde|then|later)\s)|\.\s+(?=\p{Lu})/gu
      : /;\s+(?=\p{Lu}|\d{4})/gu;
    const pieces = rest.includes('\t') ? [{ text: rest, start: 0 }] : piecesOf(rest, separator);
    for (const piece of pieces) {
      const at = start + piece.start;
      const span = spanOf(line, at, at + piece.text.length);
      const read = (titles: ReadonlySet<string>) => {
        const isWork = (text: string) => titles.has(plain(text));
        const cells = list === 'studies' ? readStudy(piece.text) : readAward(piece.text, isWork);
        if (cells) this.readings.push({ list, cells, spans: [span] });
      };
      this.#merits.push({ span, read });
    }
  }

  /** Reads a line that begins with a label; returns whether it does. */
  #readLabelled(
    { key, name, start }: NonNullable<ReturnType<typeof cutLabel>>,
    line: Line,
  ): boolean {
    const rest = line.text.slice(start);
    if (IGNORED.has(key)) return true;
    const label = LABELS.get(key);
    const section = LICENCE.test(name) ? 'licences' : findSection(name);
    const isSkill = this.#section === 'skills' && GROUPS.includes(section ?? 'works');
    if (label && !isSkill && !(label === 'voiceRange' && this.#section === 'works')) {
      if (this.#readLabel(label, rest, line, start)) return true;
    }
    if (!section || (section === 'other' && this.#section !== 'skills')) return false;
    if (this.#section === 'works' && GROUPS.includes(section)) return false;
    if (!line.hasBullet && !line.text.includes('\t') && !GROUPS.includes(section)) {
      this.#start(section);
      this.#isInline = section !== 'contact';
    }
    if (GROUPS.includes(section)) {
      this.#group = section;
      this.#readSkills(line, start, section);
    } else this.#readOf(section, line, start);
    return true;
  }

  #readOf(section: Section | undefined, line: Line, start: number): void {
    const { text } = line;
    switch (section) {
      case 'studies':
      case 'awards':
        return this.#readMerits(section, line, start);
      case 'works': {
        const cells = text.split('\t').map((cell) => cell.trim());
        if (
          cells.length > 2 &&
          !/\d{4}/.test(text) &&
          /^(?:a[ñn]o|t[ií]tulo|year|title)$/i.test(cells[0]!)
        )
          [this.#headers, this.#columns] = [cells, cells.length];
        // Links at the foot of a page stand under the last heading.
        if (!/\b(?:19|20)\d\d\b/.test(text) && /@\w|https?:|\.(?:com|be)\//.test(text)) {
          this.#readLinks(line);
          return;
        }
        // An empty cell at the end of a row is lost with the spaces.
        const missing = cells.length > 2 ? Math.max(0, this.#columns - cells.length) : 0;
        const filled = text.slice(start).replace(/\t\s*[–—-]\s*(?=\t|$)/g, '\t·');
        const own = filled + '\t·'.repeat(missing);
        this.works.push({ text: line.hasBullet ? tidyWork(own) : own, line, start });
        return;
      }
      case 'biography':
        if (PRIVATE.test(text)) return;
        this.#biography.push({ text: text.slice(start), span: spanOf(line, start, text.length) });
        return;
      case 'languages':
      case 'accents':
        // A line of the list names something known, or is one item.
        if (
          start === 0 &&
          !namesAny(section, text) &&
          (this.#isInline || !isItem(bare(text).replace(/\s*[:\t]\s*/, ' ')))
        )
          return this.#readFree(line, start);
        return section === 'languages'
          ? this.#readLanguages(line, start)
          : this.#readAccents(line, start);
      case 'skills':
        return this.#readSkills(line, start, this.#group);
      case 'licences':
        return this.#readLicences(line, start, text.length);
      case 'contact':
        this.#readLinks(line);
        return;
      default:
        return this.#readFree(line, start);
    }
  }

  #readLabel(label: Label, rest: string, line: Line, start: number): boolean {
    const end = start + rest.length;
    switch (label) {
      case 'name':
      case 'artisticName': {
        const name = namesIn(rest.replace(/\s*[(,].*$/, ''));
        if (label === 'name') this.#fullName ??= name;
        const known = this.readings.find(({ list, cells }) => list === '' && cells.name);
        if (label === 'artisticName' && known) {
          known.cells.name = name;
          known.spans.push(spanOf(line, start, start + name.length));
        } else this.#field('name', name, line, start, start + name.length);
        return true;
      }
      case 'birthDate':
        return this.#readBirth(line, start, end);
      case 'birthPlace':
        this.#birthPlace = { text: rest.replace(/[.\s]+$/, ''), span: spanOf(line, start, end) };
        return true;
      case 'citizenships':
        return this.#readCitizenships(rest, line, start);
      case 'homeBase': {
        const [place = ''] = /^.+?(?=\.?\s*$|[.;]\s|\s[|•]\s)/.exec(rest) ?? [];
        const places = placeList.join(placeList.split(withoutBrackets(place)));
        this.#field('homeBase', places, line, start, start + place.length);
        const next = rest.slice(place.length).search(/[\p{L}\d]/u);
        if (next >= 0) this.#readFree(line, start + place.length + next);
        return true;
      }
      case 'heightCm':
        return this.#readHeight(rest, line, start);
      case 'eyes':
      case 'beard':
      case 'voiceRange': {
        const list = { eyes: 'eyes', beard: 'beards', voiceRange: 'voiceRanges' }[
          label
        ] as ListName;
        const found =
          list === 'eyes' ? findColour(list, rest) : findStart(list, rest.replace(/[.,;]/g, ' '));
        if (found) this.#field(label, found.value, line, start, end);
        return found !== undefined;
      }
      case 'hair':
        return this.#readHair(rest, line, start);
      case 'playingAge': {
        const [, from, to] = /(\d{1,2})\s*(?:-|–|a|to|y)\s*(\d{1,2})/.exec(rest) ?? [];
        if (from && to) {
          this.#field('playingAgeFrom', from, line, start, end);
          this.#field('playingAgeTo', to, line, start, end);
        }
        return true;
      }
      default:
        return this.#readLinks(line, label);
    }
  }

  #readBirth(line: Line, start: number, end: number): boolean {
    const text = line.text.slice(start, end);
    const date = DATE.exec(text);
    if (!date) return false;
    const [, born] =
      /(?<!\p{L})(?:born|nacid[oa]|nac[ií]|nascut|nascuda)\s+(?:in|en|a)\s+(\p{Lu}[^,\d]*?)(?=\s*(?:[,.;]|$)|\s+(?:el|on)\s)/iu.exec(
        text,
      ) ?? [];
    const [, before] =
      /(?:\b(?:en|in|a)\s+|^)(?!Nac|Nas|Born|D\.?O\.?B)(\p{Lu}[^,\d]*?)(?:\s*,|\s+el\s|\s+on\s|\s*$)/u.exec(
        text.slice(0, date.index).replace(/^.*[:\t]/, ''),
      ) ?? [];
    const [, inBrackets, after = inBrackets] =
      /^\s*(?:\(([^()]+)\)|(?:,|en|in)\s+(\p{Lu}[^,.;]+))/u.exec(
        text.slice(date.index + date[0].length),
      ) ?? [];
    const at = start + date.index;
    const place = born ?? before ?? after;
    const value = plainDate(date[0]);
    this.#field('birthDate', value, line, at, at + date[0].length, place);
    return true;
  }

  #readHeight(text: string, line: Line, start: number): boolean {
    const found = HEIGHT.exec(text);
    const feet = found ? null : FEET.exec(text);
    const match = found ?? feet;
    if (!match) return false;
    const cm = feet
      ? Math.round(Number(feet[1]) * 30.48 + Number(feet[2] ?? 0) * 2.54)
      : (found![3] ?? `${found![1]}${found![2]}`);
    this.#field(
      'heightCm',
      String(cm),
      line,
      start + match.index,
      start + match.index + match[0].length,
    );
    return true;
  }

  #readHair(text: string, line: Line, start: number): boolean {
    let isRead = false;
    for (const part of partsOf(text, start)) {
      if (
        /(?<!\p{L})(?:ojos|eyes|barba|beard|bigote|piel|skin|voz|voice)(?!\p{L})/iu.test(part.text)
      )
        break;
      const words_ = part.text.replace(
        /^(?:(?:lo|la|el|de|es|muy|llevo|tengo|color|más|bastante|very|quite|my|is)\s+)+/iu,
        '',
      );
      // "Long red hair"
      const [first = ''] = /^\S+\s+/.exec(words_) ?? [];
      const isLength = first !== '' && findStart('hairLengths', first.trim()) !== undefined;
      const own = isLength ? words_.slice(first.length) : words_;
      const offset = part.start + part.text.length - own.length;
      const colour = findColour('hair', own);
      if (colour) this.#field('hair', colour.value, line, offset, offset + colour.end);
      const rest = isLength ? first.trim() : colour ? own.slice(colour.end).trim() : own;
      // Between "rapado" and "corto" it is the editor's choice.
      if (/(?:muy|very)\s+(?:cort|short)/i.test(part.text)) continue;
      const length =
        findStart('hairLengths', rest) ?? findStart('hairLengths', rest.replace(/a(?=\b)/, 'o'));
      if (length)
        this.#field('hairLength', length.value, line, part.start, part.start + part.text.length);
      isRead ||= Boolean(colour ?? length);
    }
    return isRead;
  }

  #readCitizenships(text: string, line: Line, start: number): boolean {
    const found = partsOf(text, start).flatMap((part) =>
      findValues('countries', part.text).slice(0, 1),
    );
    if (found.length > 0)
      this.#field('citizenships', found.join('; '), line, start, start + text.length);
    return found.length > 0;
  }

  #readLanguages(line: Line, start: number, isListed = true): void {
    const text = line.text.slice(start);
    const columns = text.split('\t');
    // "Euskara" and "Lengua materna" are two cells
    const isTable = columns.length > 1 && findValues('languages', columns[0]!).length > 0;
    const items = isTable
      ? [{ text: columns.filter(Boolean).slice(0, 2).join(': '), start }]
      : partsOf(text, start, isDashed(text) ? /[.;,•·|–—-]\s|\s\/\s/ : /[.;,•·|]\s|\s\/\s/);
    for (const item of items) {
      const end = isTable ? line.text.length : item.start + item.text.length;
      const mother = /^(?:el\s+)?(\p{L}+)\s+es\s+mi\s+(?:lengua|idioma)/iu.exec(item.text)?.[1];
      const text_ = mother ? `${mother}: nativo` : item.text;
      if (NOT.test(text_)) continue;
      // "Castellano y euskara (nativos)"
      const [, pair = text_, shared = ''] = /^([^:(]+?)\s*[:(]\s*([^()]*)\)?$/.exec(text_) ?? [];
      const names = pair.split(/\s(?:y|e|i|and)\s/);
      const both = names.map((name) => ({ name, read: readRated('languages', bare(name)) }));
      if (both.length > 1 && both.every(({ read }) => read.values.length > 0)) {
        const last = both.at(-1)!.read.level || shared;
        for (const { read } of both)
          this.#language(read.values[0]!, read.level || last, line, item.start, end);
        continue;
      }
      const short = bare(text_);
      let read = readRated('languages', short);
      if (read.levels.length === 0) {
        const whole = readRated('languages', text_);
        if (whole.values.length > 0 && whole.levels.length > 0) read = whole;
      }
      if (read.values.length > 0)
        this.#language(read.values[0]!, read.level, line, item.start, end);
      else {
        const first = findStart('languages', short.replace(ARTICLE, ''));
        if (first)
          this.#language(
            first.value,
            short.replace(ARTICLE, '').slice(first.end),
            line,
            item.start,
            end,
          );
        else if (isListed && isItem(short) && !/[.!?]\s/.test(text.slice(0, item.start - start)))
          this.#add(
            'languages',
            {
              language: (read.name || short).replace(/^(?:some|algo de|un poco de)\s+/i, ''),
              level: levelIn(read.level, LANGUAGE_LEVELS),
            },
            [spanOf(line, item.start, end)],
          );
      }
    }
  }

  #language(language: string, level: string, line: Line, start: number, end: number): void {
    const [framework = CERTIFICATES.find(([name]) => name.test(line.text.slice(start, end)))?.[1]] =
      /\b[ABC][12]\b/.exec(line.text.slice(start, end)) ?? [];
    const said = level.replace(/\(.*$/, '').replace(/^[\s:,–-]+|[\s.]+$/g, '');
    const ownKey = levelIn(said, LANGUAGE_LEVELS);
    const text = ownKey || !framework ? said : framework;
    const key = ownKey || levelIn(text, LANGUAGE_LEVELS);
    const isFramework = /^[abc][12]\b/i.test(text);
    this.#add(
      'languages',
      { language, level: key },
      [spanOf(line, start, end)],
      isFramework || !key ? text : undefined,
    );
  }

  #readAccents(line: Line, start: number): void {
    for (const item of partsOf(
      line.text.slice(start),
      start,
      /[.;,•·|]\s?|\s(?:y|e|and)\s|\s\/\s/,
    )) {
      const text = bare(item.text)
        .replace(ARTICLE, '')
        .replace(/^(?:(?:acentos?|accents?|native|nativ[oa])\s+)+/i, '');
      if (NOT.test(text) || !text || /^(?:in|en)\s/i.test(text)) continue;
      const found = findStart('accents', text);
      const note = /\(([^()]*)\)/.exec(item.text)?.[1] ?? (found ? text.slice(found.end) : '');
      const isNative = /^native|nativ|matern|de serie|natural|de cuna/i.test(
        note + bare(item.text),
      );
      const level = isNative ? 'native' : levelIn(note.trim(), ACCENT_LEVELS);
      const span = spanOf(line, item.start, item.start + item.text.length);
      if (found) this.#add('accents', { accent: found.value, level }, [span]);
      else if (isItem(text)) this.#add('accents', { accent: text, level }, [span]);
    }
  }

  #readSkills(line: Line, start: number, group: string | undefined): void {
    const text = line.text.slice(start);
    const sentences = partsOf(text, start, /\.\s+/);
    if (LICENCE.test(text) && sentences.length > 1) {
      for (const { text: own, start: at } of sentences)
        this.#readSkills({ ...line, text: line.text.slice(0, at + own.length) }, at, group);
      return;
    }
    if (LICENCE.test(text) && !/[,;]/.test(text.split(LICENCE)[0]!))
      return this.#readLicences(line, start, line.text.length);
    const range = /^(?:voz|voice)\s*[:.]?\s*/i.exec(text);
    if (range && findStart('voiceRanges', text.slice(range[0].length))) {
      this.#readLabel('voiceRange', text.slice(range[0].length), line, start + range[0].length);
      return;
    }
    let isKnown = false;
    const unknown: { text: string; span: Span }[] = [];
    for (const item of partsOf(text, start, /[,;•·|\t]|\s(?:y|e|and|&|[–—-])\s|\s\/\s|[.!]\s/)) {
      const level = levelIn(
        /\(([^()]*)\)/.exec(item.text)?.[1] ?? /\bnivel\s+\p{L}+/iu.exec(item.text)?.[0] ?? '',
        SKILL_LEVELS,
      );
      const name = bare(item.text)
        .replace(/\s*[:–-]?\s*\bnivel\s+\p{L}+/iu, '')
        .replace(VERB, '')
        .replace(ARTICLE, '');
      if (!name || NOT.test(name)) continue;
      const span = spanOf(line, item.start, item.start + item.text.length);
      const found = findStart('skills', name, group);
      if (found) {
        isKnown = true;
        const rest = name.slice(found.end).trim();
        const own = level || levelIn(rest, SKILL_LEVELS);
        this.#add('skills', { skill: found.value, level: own }, [span], rest);
        continue;
      }
      const licence = VEHICLES.find(([pattern]) =>
        /^patr[oó]n de/i.test(name) || LICENCE.test(name) ? pattern.test(item.text) : false,
      )?.[1];
      if (licence) this.#add('skills', { skill: licence, level: '' }, [span]);
      else if (!NOT.test(item.text)) unknown.push({ text: name, span });
    }
    // "Canto: copla y bolero" is singing.
    const own = group === 'voice' && !isKnown ? 'singing' : undefined;
    if (own)
      return this.#add(
        'skills',
        { skill: own, level: '' },
        unknown.map(({ span }) => span),
      );
    for (const one of unknown)
      if (isItem(one.text)) this.#add('skills', { skill: one.text, level: '' }, [one.span]);
  }

  #readLicences(line: Line, start: number, end: number): void {
    for (const part of partsOf(
      line.text.slice(start, end),
      start,
      /[;]|,\s|\s(?:y|e|and)\s|\s\/\s|\+/,
    )) {
      if (NOT.test(part.text)) continue;
      const span = [spanOf(line, part.start, part.start + part.text.length)];
      const code = /(?:^|[\s(])([ABCD][12]?|AM|BE|B\+E)(?=$|[\s).,])/.exec(part.text)?.[1];
      const skill =
        LICENCES.find(([pattern]) => code && pattern.test(code))?.[1] ??
        VEHICLES.find(([pattern]) => pattern.test(part.text))?.[1] ??
        (/conducir|driving/i.test(part.text) ? 'carLicence' : undefined);
      if (skill) this.#add('skills', { skill, level: '' }, span, code);
    }
  }

  #readLinks(line: Line, label?: Label): boolean {
    let isRead = false;
    const { text } = line;
    for (const { 0: raw, index } of text.matchAll(URL_PATTERN)) {
      const url = raw.replace(/[.»”"']+$/, '');
      const secure = url.replace(/^http:/, 'https:').replace(/^(?!https:)/, 'https://');
      const [start, end] = [index, index + url.length];
      isRead = true;
      if (/instagram\.com/i.test(url))
        this.#field(
          'instagram',
          url.replace(/^.*instagram\.com\//i, '').replace(/[/?].*$/, ''),
          line,
          start,
          end,
        );
      else if (/tiktok\.com/i.test(url))
        this.#field(
          'tiktok',
          url.replace(/^.*tiktok\.com\/@?/i, '').replace(/[/?].*$/, ''),
          line,
          start,
          end,
        );
      else if (/imdb\.com/i.test(url))
        this.#field('imdb', secure.replace('//imdb.com', '//www.imdb.com'), line, start, end);
      else if (/vimeo\.com|youtu\.?be/i.test(url)) {
        const kind = /showreel|\breel\b/i.test(text.slice(0, index)) ? 'showreel' : 'videobook';
        const title = kind === 'showreel' ? 'Showreel' : 'Videobook';
        this.#add('videos', { kind, title, url: secure }, [spanOf(line, start, end)]);
      } else this.#field('website', secure, line, start, end);
    }
    for (const network of ['instagram', 'tiktok'] as const) {
      const cue = network === 'instagram' ? 'instagram|insta|ig' : 'tik\\s?tok';
      const found = new RegExp(
        `(?:^|[^\\p{L}])(?:${cue})(?![.\\p{L}])[^@]{0,25}@([\\w.]{2,30})`,
        'iu',
      ).exec(text);
      const account = found?.[1]?.replace(/\.$/, '');
      if (!account) continue;
      isRead = true;
      const start = text.indexOf(`@${account}`);
      this.#field(network, account, line, start, start + account.length + 1);
    }
    const [cue, named] =
      /(?<!\p{L})(?:web|website|site|p[aá]gina)(?!\p{L})[^.@]{0,15}?((?<![\w@.-])(?:[\w-]{1,63}\.){1,4}[a-z]{2,})(?![\w@])/iu.exec(
        text,
      ) ?? [];
    if (cue && named && !/^www\./i.test(named)) {
      const start = text.indexOf(cue) + cue.length - named.length;
      this.#field('website', `https://${named}`, line, start, start + named.length);
      isRead = true;
    }
    const account = label && /^[^:\t]+[:\t]\s*([\w.]{3,30})$/.exec(text)?.[1];
    if (account && !isRead && (label === 'instagram' || label === 'tiktok')) {
      const start = text.length - account.length;
      this.#field(label, account, line, start, text.length);
      isRead = true;
    }
    // "www" is often left out: a line of its own, or after a label.
    const [, lead = '', site] =
      /^((?:\p{L}+\s*:\s*)?)([\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,}(?:\/\S*)?)$/iu.exec(
        text.trim(),
      ) ?? [];
    if (site && !isRead && (label === 'website' || this.#section === 'links')) {
      const start = text.indexOf(site, lead.length);
      this.#field('website', `https://${site}`, line, start, start + site.length);
    }
    return isRead || label === 'website' || label === 'video';
  }

  /** Reads what stands in sentences, and in lines without labels: "1,68, castaña, ojos verdes". */
  #readFree(line: Line, from: number): void {
    this.#readLinks(line);
    const sentences = partsOf(
      line.text.slice(from),
      from,
      /(?<=[^\d.][.!?]|\d{4}\.|\p{Lu}\d\.)\s+(?=[\p{Lu}\d¡¿])|\s[•|]\s|\n/u,
    );
    for (const { text, start } of sentences) {
      const label = cutLabel(text);
      const labelled = label && LABELS.get(label.key);
      if (label && IGNORED.has(label.key)) continue;
      if (
        label &&
        labelled &&
        this.#readLabel(labelled, text.slice(label.start), line, start + label.start)
      )
        continue;
      if (!PRIVATE.test(text.replace(URL_PATTERN, ' ')) && !OTHERS.test(text))
        this.#readSentence(text, line, start);
      else this.#readOwnPart(text, line, start);
    }
  }

  /** Reads what is the person's own in a sentence about others: "I was born in Leeds … to a Nigerian father". */
  #readOwnPart(text: string, line: Line, start: number): void {
    const before = text.slice(0, OTHERS.exec(text)?.index ?? 0);
    const [own = before.slice(0, Math.max(before.search(/[,;(][^,;(]*$/), 0))] =
      /^.*?\d{4}(?=\s+(?:to|de)\s)/.exec(text) ?? [];
    if (own && !PRIVATE.test(own) && !OTHERS.test(own)) this.#readSentence(own, line, start);
  }

  #readSentence(text: string, line: Line, start: number): void {
    const end = start + text.length;
    const [, name, artistic] = NAMED.exec(text) ?? [];
    if (name) {
      this.#fullName = name.trim();
      const shown = (artistic ?? name).trim();
      const at = start + text.lastIndexOf(shown);
      this.#field('name', shown, line, at, at + shown.length);
    }
    const self = /^(?:soy|i['’]m|i am)\s+(?:an?\s|una?\s)?/i.exec(text)?.[0].length ?? 0;
    const said = text.slice(self).replace(/\s(?:based|living|from|de|en|con)\s.*$/i, '');
    if (said.length < 40) {
      const found = partsOf(said, start + self, /[,;•·|\n]|\s(?:y|e|i|and)\s|\s\/\s/).flatMap(
        (part) => {
          const [section] = findValues('sections', part.text);
          return section
            ? [{ section, span: spanOf(line, part.start, part.start + part.text.length) }]
            : [];
        },
      );
      const sections = [...new Set(found.map(({ section }) => section))].join('; ');
      if (sections)
        this.#add(
          '',
          { sections },
          found.map(({ span }) => span),
        );
    }
    const born =
      /(?<!\p{L})(?:nac[ií]|nacid[oa]|naci[oó]|born|nascut|nascuda|d\.?o\.?b)(?!\p{L})/iu.exec(
        text,
      );
    if (born) this.#readBirth(line, start, end);
    else if (this.#isHead && isLongAgo(text)) this.#readBirth(line, start, end);
    const tall = /\b(?:mido|mide|altura|estatura|height|tall)\b/i.exec(text);
    const own = TALL_BEFORE.exec(text) ?? TALL.exec(text);
    if (own && !NOT.test(text)) this.#readHeight(own[0], line, start + own.index);
    else if (tall) this.#readHeight(text.slice(tall.index), line, start + tall.index);
    const isList = text.length < 90 && !/\b(?:soy|vivo|he|fui|con)\b/i.test(text);
    for (const part of partsOf(
      text,
      start,
      /,(?!\d)\s?|;\s?|\s[·•|–-]\s|\s(?:y|and)\s(?=el\s|los\s|tengo|ojos|my)/,
    )) {
      if (NOT.test(part.text)) continue;
      if (isList && /(?:^|\.\s)[12][.,'’]\d{2}\s*m?$/.test(part.text))
        this.#readHeight(part.text, line, part.start);
      const eyes =
        /\bojos\s+(?:de\s+color\s+|color\s+|son\s+)?(.+)$|(?:^|\s)(\p{L}+(?:\s\p{L}+)?)\s+eyes\b/iu.exec(
          part.text,
        );
      if (eyes) {
        const words_ = (eyes[1] ?? eyes[2])!;
        const found =
          findColour('eyes', words_) ??
          (eyes[2]
            ? findColour('eyes', words_.replace(/^(?:and|with|has|my|a|big)\s/i, ''))
            : undefined);
        if (found)
          this.#field(
            'eyes',
            found.value,
            line,
            part.start + eyes.index,
            part.start + part.text.length,
          );
      }
      if (isList && /^\p{L}+(?:\s\p{L}+)?$/u.test(part.text)) {
        const colour = findStart('hair', part.text);
        if (
          colour &&
          colour.end === part.text.length &&
          /^(?:casta|rub|moren|pelirr|canos)/i.test(part.text)
        )
          this.#field('hair', colour.value, line, part.start, part.start + colour.end);
      }
      const beard = /\b(?:barba|bigote|perilla|beard|moustache|goatee)\b/i.exec(part.text);
      const [kind] = beard ? findValues('beards', beard[0]) : [];
      if (beard && kind)
        this.#field(
          'beard',
          kind,
          line,
          part.start + beard.index,
          part.start + beard.index + beard[0].length,
        );
      const [clean] = /(?<!\p{L})(?:clean[- ]shaven|afeitado)(?!\p{L})/iu.exec(part.text) ?? [];
      if (clean) this.#field('beard', 'none', line, part.start, part.start + part.text.length);
      const from = /\b(?:soy|citizen of|i am|i['’]m)\s+(?:de\s+)?(\p{L}+)/iu.exec(part.text);
      const [country] = from ? findValues('countries', from[1]!) : [];
      if (from && country)
        this.#field(
          'citizenships',
          country,
          line,
          part.start + from.index,
          part.start + from.index + from[0].length,
        );
      const voice =
        /\b(?:bass-baritone|mezzo-?soprano|soprano|contralto|contratenor|tenor|bar[ií]tono|baritone|(?<=voz de )bajo|(?<=voice is (?:a )?)bass)\b/i.exec(
          part.text,
        );
      const [range] = voice ? findValues('voiceRanges', voice[0]) : [];
      if (voice && range && /\b(?:voz|soy|tesitura|registro|voice)\b/i.test(text))
        this.#field(
          'voiceRange',
          range,
          line,
          part.start + voice.index,
          part.start + voice.index + voice[0].length,
        );
    }
    const nationality =
      /(?<!\p{L})(?:nacionalidad(?:es)?|nationalit(?:y|ies)|citizenship|pasaportes?)(?!\p{L})\s*[:,]?\s*(?:es\s|is\s)?/iu.exec(
        text,
      );
    if (nationality && !NOT.test(text)) {
      const at = nationality.index + nationality[0].length;
      this.#readCitizenships(text.slice(at), line, start + at);
    }
    const hair = /\b(?:pelo|cabello|melena|hair)\b/i.exec(text);
    const [before] =
      /(?<![\p{L}-])[\p{L}-]{2,20}(?:\s[\p{L}-]{2,20})?(?=\s+hair\b)/iu.exec(text) ?? [];
    if (before && !NOT.test(text)) this.#readHair(before, line, start + text.indexOf(before));
    if (hair && !NOT.test(text))
      this.#readHair(
        text.slice(hair.index + hair[0].length),
        line,
        start + hair.index + hair[0].length,
      );
    const home =
      /\b(?:vivo|resido|vive|reside|residente|afincad[oa]|based|live|living|viu|visc)\s+(?:a caballo\s+)?(?:entre|en|in|between|a(?=\s\p{Lu}))\s+(\p{Lu}[^.;(]*?)(?=\s*$|[.;(]|,\s|\s(?:desde|since|pero|but|aunque)\s)/iu.exec(
        text,
      );
    if (home) {
      const at = start + home.index + home[0].length - home[1]!.length;
      this.#field(
        'homeBase',
        placeList.join(placeList.split(withoutBrackets(home[1]!))),
        line,
        at,
        at + home[1]!.length,
      );
    } else if (/carn[eé]|permisos? de conducir|driving licen/i.test(text))
      this.#readLicences(line, start, end);
    else if (CAN.test(text) || isListOfSkills(text)) this.#readClauses(text, line, start);
    else {
      const also = findStart('skills', text);
      if (also && /\b(?:tambi[eé]n|adem[aá]s|also)\b/i.test(text) && !NOT.test(text))
        this.#add('skills', { skill: also.value, level: '' }, [
          spanOf(line, start, start + also.end),
        ]);
      else if (!NOT.test(text) && /\bes mi (?:lengua|idioma)|\bhablo\b|\bi speak\b/i.test(text)) {
        const spoken = text.replace(/^.*?\b(?:hablo|i speak)\s+/i, '');
        this.#readLanguages({ ...line, text: line.text.slice(0, end) }, end - spoken.length, false);
      }
    }
  }

  #readClauses(text: string, line: Line, start: number): void {
    let isVerbal = false;
    for (const part of partsOf(text, start, /[,;?]\s?|\s(?:y|e|and)\s/)) {
      if (NOT.test(part.text)) continue;
      const verb = VERB.exec(part.text)?.[0] ?? '';
      isVerbal ||= verb !== '';
      const name = part.text
        .slice(verb.length)
        .replace(/^i\s+(?:can\s+)?(?=sing|dance|swim|ski|box|fence|dive|ride)/i, '')
        .replace(ARTICLE, '')
        .replace(/\s+(?:desde|hace|cuando|con|since)\s.*$/i, '');
      const found = findStart('skills', name);
      const span = [spanOf(line, part.start, part.start + part.text.length)];
      const level = levelIn(/\(([^()]*)\)/.exec(part.text)?.[1] ?? '', SKILL_LEVELS);
      if (found)
        this.#add('skills', { skill: found.value, level }, span, bare(name.slice(found.end)));
      else if (verb && isItem(name) && name.split(' ').length <= 3)
        this.#add('skills', { skill: name, level: '' }, span);
    }
  }

  #readWorks(): void {
    const text = this.works.map((one) => one.text).join('\n');
    const { credits } = readCredits(text, this.#tables);
    const lines = this.works
      .filter((one) => one.line)
      .map((one) => ({ ...one, words: plain(one.text) }));
    // Credits come in the order of their lines.
    let next = 0;
    for (const { list, cells, source } of credits) {
      const parts = source.split('\n').map(plain).filter(Boolean);
      const isOf = ({ words: own }: { words: string }) =>
        parts.some((part) => own.includes(part) || part.includes(own));
      const first = Math.max(0, next - NEAR);
      const found = lines.slice(first, next + NEAR).filter(isOf);
      if (found[0]) next = lines.indexOf(found.at(-1)!, first);
      const spans = found
        .slice(0, 3)
        .map(({ line, start = 0, text: own }) =>
          spanOf(line!, start, Math.min(line!.text.length, start + own.length)),
        );
      this.readings.push({ list, cells: tidyCells(cells), spans });
    }
  }
}

/** Returns a name as people write it: one in capitals gets small letters. */
const namesIn = (text: string): string =>
  text === text.toUpperCase()
    ? text
        .toLowerCase()
        .replace(/(?:^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\s(?:De|Del|La|Las|Los|Y|I|Da|Do|Dos)(?=\s)/g, (particle) =>
          particle.toLowerCase(),
        )
        .trim()
    : text.trim();

/** Takes away how a sentence leads to a work: "y en 2015 hice reparto en". */
const tidyWork = (text: string): string =>
  capitalise(
    text.replace(
      /^(?:y\s+)?(?:antes|despu[eé]s|y ahora mismo|ahora mismo|lo primero de todo fue una cosita pequeña en)\s*,?\s+|^y\s+(?=en\s)/i,
      '',
    ),
  );

/** Cuts a text where a separator stands outside of brackets and quotes. */
function piecesOf(text: string, separator: RegExp): { text: string; start: number }[] {
  const pieces: { text: string; start: number }[] = [];
  let from = 0;
  for (const { index, 0: cut } of [...text.matchAll(separator), { index: text.length, 0: '' }]) {
    const raw = text.slice(from, index);
    const depth = (raw.match(/[(«“]/g)?.length ?? 0) - (raw.match(/[)»”]/g)?.length ?? 0);
    if (depth > 0 && index < text.length) continue;
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim()) pieces.push({ text: raw.trim(), start: from + lead });
    from = index + cut.length;
  }
  return pieces;
}

/** Whether several languages stand between dashes: "Castellano nativo - Inglés B1". */
const isDashed = (text: string): boolean =>
  text.split(/\s[–—-]\s/).filter((one) => findStart('languages', one.trim())).length > 1;

/** Whether a text of a list has an item that the list knows. */
const namesAny = (list: 'languages' | 'accents', text: string): boolean =>
  partsOf(text, 0, /[.;,•·|–—\t-]\s?|\s(?:y|e|and)\s/).some((part) =>
    findStart(list, bare(part.text).replace(ARTICLE, '')),
  );

/** Whether a sentence is a list of skills, without a verb: "Horse riding, stage combat and hip hop". */
function isListOfSkills(text: string): boolean {
  const items = partsOf(text, 0, /[,;]\s?|\s(?:y|e|and)\s/);
  const known = items.filter((one) => findStart('skills', one.text.replace(ARTICLE, '')));
  return known.length > 1 && known.length * 2 >= items.length;
}

/** How a sentence about studies or awards begins. */
const MERITS: readonly [RegExp, 'studies' | 'awards'][] = [
  [/^(?:estudi[eé]|me form[eé]|me licenci[eé]|i (?:studied|trained|graduated))\s/i, 'studies'],
  [/^(?:gan[eé]|obtuve|recib[ií]|fui (?:nominad|finalista)|i (?:won|was nominated))/i, 'awards'],
];

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** Returns the cells of a credit without those that say nothing. */
function tidyCells(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => /[\p{L}\p{N}]/u.test(text)));
}

/** A line of which nothing was read. */
interface Unread {
  text: string;
  span: Span;
}

/**
 * Reads a curriculum as people send it: a table of Word, an e-mail in sentences, the text of a PDF. Whatever no list
 * has stays as it is written, to be chosen; what is not read is named.
 */
export function readCurriculum(text: string, tables: readonly CreditTable[]) {
  const source = cleanPasted(text);
  const reader = new CurriculumReader(source, tables);
  reader.read();
  const { readings, headings } = reader;
  const read = [...readings.flatMap(({ spans }) => spans), ...headings];
  let offset = 0;
  const unread = source.split('\n').flatMap((line): Unread[] => {
    const span: Span = [offset, offset + line.length];
    offset += line.length + 1;
    const isRead = read.some(([start, end]) => start < span[1] && end > span[0]);
    return isRead || !/[\p{L}\p{N}]/u.test(line) ? [] : [{ text: line.trim(), span }];
  });
  return { source, readings, unread };
}
