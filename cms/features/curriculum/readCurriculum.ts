import { type ListName, findValues, readRated, valuesOf } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { placeList } from '../../fields/textList.ts';
import type { CreditTable } from '../credits/creditColumns.ts';
import { creditWords } from '../credits/creditWords.ts';
import { readCredits } from '../credits/readCredits.ts';
import { type Line, type Span, cleanPasted, linesOf, plain, spanOf } from './pastedText.ts';
import words from './words.json' with { type: 'json' };

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

type Section = keyof typeof words.sections | 'works';
type Label = keyof typeof words.labels;

const keysOf = <Key extends string>(lists: Record<Key, string>): Map<string, Key> =>
  new Map(
    (Object.entries(lists) as [Key, string][]).flatMap(([key, list]) =>
      list.split(', ').map((word) => [plainWords(word).join(' '), key] as const),
    ),
  );

const SECTIONS = keysOf(words.sections);
const LABELS = keysOf(words.labels);
const IGNORED = new Set(words.ignored.split(', ').map((word) => plainWords(word).join(' ')));
/** The parts of a list of skills, with the group of the vocabulary. */
const GROUPS: readonly Section[] = ['dance', 'music', 'voice', 'sports', 'other'];

const WORKS = new Map(Object.entries(words.works));

const plainOf = (text: string) => plainWords(text).join(' ');

/** Returns what a heading or a label stands for; of two things the first. */
function findSection(text: string): Section | undefined {
  if (/\d/.test(text) || text.length > 45) return undefined;
  const whole = SECTIONS.get(plainOf(text));
  if (whole) return whole;
  const parts = text
    .split(/\s*[,/&]\s*|\s+(?:y|e|and)\s+/)
    .map((part) => SECTIONS.get(plainOf(part)));
  if (parts.length > 1 && parts.every(Boolean)) return parts[0];
  return creditWords.findHeading(text)?.list === 'none' ? 'contact' : undefined;
}

const withoutBrackets = (text: string): string => text.replace(/\s*\([^)]*\)/g, '');

const isWorks = (text: string): boolean => {
  const kind = creditWords.findHeading(withoutBrackets(text).replace(/[.:]$/, ''));
  return kind !== undefined && kind.list !== 'none' && findSection(text) === undefined;
};

/** Cuts a line into its label and what follows a colon or a tab. */
function cutLabel(text: string) {
  const found = /^([\p{L} .&/()-]{2,45}?)\s*(?:\t|[:=]\s|:$)\s*(?:[•·▪-]\s+)?/u.exec(text);
  if (!found) return undefined;
  const [whole, name = ''] = found;
  const key = plainOf(name.replace(/\(.*\)/, ''));
  return { key, name, start: whole.length };
}

/** Cuts a line that has several labels: "Altura: 1,63 m. • Ojos: verdes". */
function cutLabels(line: Line): Line[] {
  if (line.text.includes('\t')) return [line];
  const starts = [
    ...line.text.matchAll(/(?:\s[•|·–-]\s+|(?<=[.;,])\s+|\s{2,})(?=\p{Lu}[\p{L} ]{2,30}:\s)/gu),
  ]
    .map(({ index, 0: gap }) => [index, index + gap.length] as const)
    .filter(([, start]) => startsPart(line.text.slice(start)));
  const cuts = [...starts, [line.text.length, 0] as const];
  return cuts.map(([end], number) => {
    const start = number === 0 ? 0 : cuts[number - 1]![1];
    const { hasBullet, isApart } = line;
    const isFirst = number === 0;
    return {
      text: line.text.slice(start, end),
      at: line.at.slice(start, end),
      hasBullet: isFirst && hasBullet,
      isApart: isFirst && isApart,
    };
  });
}

const startsPart = (text: string): boolean => {
  const label = cutLabel(text);
  return (
    findSection(text) !== undefined ||
    isWorks(text) ||
    (label !== undefined &&
      (LABELS.has(label.key) ||
        IGNORED.has(label.key) ||
        findSection(label.name) !== undefined ||
        isWorks(label.name)))
  );
};

const NOT = /\b(?:no|nunca|tampoco|jam[aá]s|sin|ni|never|not|don['’]t|cannot|can['’]t)\b/i;

const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december';
const DATE = new RegExp(
  `\\d{1,2}(?:st|nd|rd|th)?\\s*(?:de\\s+|of\\s+)?(?:${MONTHS})\\.?\\s*(?:de[l]?\\s+|,\\s*)?\\d{4}|(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\d{4}-\\d{2}-\\d{2}`,
  'i',
);
const HEIGHT = /(?<!\d)([12])\s?[.,'’]\s?(\d{2})(?!\d)|(?<!\d)(1\d{2}|2[0-2]\d)(?!\d)\s*(?:cm\b)?/;
const FEET = /([4-7])\s?(?:['’′]|ft)\s?(\d{1,2})\s?(?:["”″]|in)?/;
const LICENCES: [RegExp, string][] = [
  [/^(?:b1?|be|b\+e)$/i, 'carLicence'],
  [/^a[12m]?$|^am$/i, 'motorcycleLicence'],
  [/^c[1e]?$/i, 'lorryLicence'],
  [/^d1?$/i, 'busLicence'],
];
const VEHICLES: [RegExp, string][] = [
  [/\b(?:coche|car)\b/i, 'carLicence'],
  [/\b(?:moto(?:cicleta)?|motorbike|motorcycle)\b/i, 'motorcycleLicence'],
  [/\b(?:cami[oó]n|lorry|truck)\b/i, 'lorryLicence'],
  [/\b(?:autob[uú]s|bus)\b/i, 'busLicence'],
];
const URL_PATTERN =
  /(?:https?:\/\/|www\.)[^\s,;()<>]+|(?<![@\w.])(?:instagram|tiktok|imdb|vimeo|youtube|youtu)\.(?:com|be)\/[^\s,;()<>]+/gi;
const CAN =
  /(?<!\p{L})(?:toco|canto|bailo|hago|practico|juego|monto|buceo|nado|esqu[ií]o|patino|domino|manejo|s[eé]|i (?:can|play|sing|dance|ride|swim|ski|dive|box|fence))(?!\p{L})/iu;
const VERB =
  /^(?:y\s+|e\s+|and\s+)?(?:tambi[eé]n\s+)?(?:toco|bailo|hago|practico|juego (?:al?\s)?|domino|manejo|s[eé]|i (?:can\s)?(?:play|dance|do|practise)?)\s+/i;
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
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

class CurriculumReader {
  readonly source: string;
  readonly readings: Reading[] = [];
  /** Lines of credits, studies and awards, with the headings that the reader of credits knows. */
  readonly works: { text: string; line?: Line; start?: number }[] = [];
  readonly headings: Span[] = [];
  readonly #tables: readonly CreditTable[];
  #section: Section | undefined;
  /** The part of the skills. */
  #group: string | undefined;
  /** Whether the lines of the section have bullets: it ends at the first line without. */
  #hasBullets = false;
  #fullName: string | undefined;
  /** The row of headers of a table of works, which stands once. */
  #headers: string[] | undefined;
  /** How many columns the rows of the section have; 0 of a text without columns. */
  #columns = 0;
  /** Whether it is one of the first lines, where a date is that of the birth. */
  #isHead = false;
  #biography: { text: string; span: Span }[] = [];

  constructor(source: string, tables: readonly CreditTable[]) {
    this.source = source;
    this.#tables = tables;
  }

  #add(list: string, cells: Record<string, string>, spans: Span[], note?: string): void {
    const isField = list === '';
    const [name = ''] = Object.keys(cells);
    // What stands first counts: of a field there is one value, of a list one row for each key.
    const known = this.readings.find(
      (one) =>
        one.list === list &&
        (isField ? name in one.cells : name !== 'kind' && one.cells[name] === cells[name]),
    );
    if (!known) this.readings.push({ list, cells, spans, ...(note && { note }) });
    else if (known.cells[name] === cells[name] || !isField) known.spans.push(...spans);
  }

  #field(name: string, value: string, line: Line, start: number, end: number, note?: string): void {
    if (value) this.#add('', { [name]: value }, [spanOf(line, start, end)], note);
  }

  read(): void {
    const lines = linesOf(
      this.source,
      startsPart,
      (text) => findSection(text) !== undefined || isWorks(text),
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
      const spans = this.readings.flatMap((one) => one.spans);
      for (const line of lines) {
        const [start, end] = spanOf(line, 0, line.text.length);
        const isRead = spans.some((one) => one[0] < end && one[1] > start);
        const isWork = /(?:19|20)\d\d|[«“"]/.test(line.text);
        if (!isRead && isWork) this.works.push({ text: line.text, line });
      }
    }
    this.#readWorks();
    const name = this.readings.find(({ list, cells }) => list === '' && cells.name);
    if (name && this.#fullName && name.cells.name !== this.#fullName) name.note = this.#fullName;
  }

  /** The name is the first line, in capitals or as names are written. */
  #readName(lines: readonly Line[]): void {
    const [first] = lines;
    if (!first || /^(?:hola|buen|querid|estimad|hi|hello|dear)/i.test(first.text)) return;
    const name = first.text.replace(/\s*[-–—|,(].*$/, '').trim();
    const isName = /^[\p{L}.'’ -]{5,60}$/u.test(name) && /\s/.test(name) && !startsPart(first.text);
    if (!isName || (name !== name.toUpperCase() && !creditWords.areNames(name))) return;
    this.#fullName = namesIn(name);
    this.#field('name', this.#fullName, first, 0, name.length);
  }

  #readLine(line: Line, next: Line | undefined): void {
    const { text } = line;
    const whole = text.replace(/[:.]\s*$/, '');
    const section = line.hasBullet ? undefined : findSection(whole);
    const isRow = this.#section === 'works' && /^\s*(?:19|20)\d\d/.test(text);
    if (section && !text.includes('\t')) {
      this.#start(section, line);
      return;
    }
    if (!line.hasBullet && isWorks(whole) && !text.includes('\t')) {
      this.#start('works', line);
      this.#heading(whole, next);
      return;
    }
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
    this.#readOf(this.#section, line, 0);
  }

  #start(section: Section, line: Line): void {
    this.#section = section;
    this.#group = GROUPS.includes(section) ? section : undefined;
    if (this.#group) this.#section = 'skills';
    this.#hasBullets = false;
    this.headings.push(spanOf(line, 0, line.text.length));
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
    this.works.push({ text: '' }, { text: heading });
    this.#addWorks(line, start, creditWords.findHeading(heading)?.list);
    return true;
  }

  /** Adds the works of a paragraph: what stands around each title in quotes. */
  #addWorks(line: Line, start: number, list?: string): void {
    const rest = line.text.slice(start);
    const isProse = rest.length > 80 && !rest.includes('\t');
    const separator =
      list === 'studies' || list === 'awards'
        ? /;\s+(?:y\s+)?|,\s+y\s+(?=en\s+\d{4})|\.\s+(?=\p{Lu})/gu
        : /(?<!\b(?:dir|prod|c[ií]a|sra?|dra?))[.;]\s+(?=\p{Lu}|y\s)|\s(?:y|e)\s(?=[\p{L}\s,]*[«“"])|,\s+(?=\p{Lu}[^«“"()]*\()/gu;
    const titles = rest.match(/[«“"][^»”"]+[»”"]/g)?.length ?? 0;
    if (!isProse || (titles < 2 && list !== 'studies' && list !== 'awards' && titles > 0)) {
      this.works.push({ text: rest, line, start });
      return;
    }
    let from = 0;
    let depth = 0;
    const cuts = [...rest.matchAll(separator)].filter(({ index }) => {
      const before = rest.slice(from, index);
      depth = (before.match(/[(«“]/g)?.length ?? 0) - (before.match(/[)»”]/g)?.length ?? 0);
      return depth <= 0;
    });
    for (const { index, 0: cut } of [...cuts, { index: rest.length, 0: '' }]) {
      const piece = rest.slice(from, index).trim();
      const own =
        list === 'studies'
          ? piece.replace(/^(?:y\s+)?en\s+(\d{4})\s*,?\s*(?:hice\s+)?(?:un[ao]?\s+)?/i, '$1 ')
          : piece;
      if (piece) this.works.push({ text: tidyWork(own), line, start: start + from });
      from = index + cut.length;
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
    const section = findSection(name);
    const isSkill = this.#section === 'skills' && GROUPS.includes(section ?? 'works');
    if (label && !isSkill && !(label === 'voiceRange' && this.#section === 'works')) {
      if (this.#readLabel(label, rest, line, start)) return true;
    }
    if (!section || (section === 'other' && this.#section !== 'skills')) return false;
    if (this.#section === 'works' && GROUPS.includes(section)) return false;
    if (GROUPS.includes(section)) {
      this.#group = section;
      this.#readSkills(line, start, section);
    } else this.#readOf(section, line, start);
    return true;
  }

  #readOf(section: Section | undefined, line: Line, start: number): void {
    const { text } = line;
    switch (section) {
      case 'works': {
        const cells = text.split('\t').map((cell) => cell.trim());
        if (
          cells.length > 2 &&
          !/\d{4}/.test(text) &&
          /^(?:a[ñn]o|t[ií]tulo|year|title)$/i.test(cells[0]!)
        )
          [this.#headers, this.#columns] = [cells, cells.length];
        // An empty cell at the end of a row is lost with the spaces.
        const missing = cells.length > 2 ? Math.max(0, this.#columns - cells.length) : 0;
        const filled = text.slice(start).replace(/\t\s*[–—-]\s*(?=\t|$)/g, '\t·');
        const own = filled + '\t·'.repeat(missing);
        this.works.push({ text: line.hasBullet ? tidyWork(own) : own, line, start });
        return;
      }
      case 'biography':
        this.#biography.push({ text: text.slice(start), span: spanOf(line, start, text.length) });
        return;
      case 'languages':
        return this.#readLanguages(line, start);
      case 'accents':
        return this.#readAccents(line, start);
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
      case 'citizenships':
        return this.#readCitizenships(rest, line, start);
      case 'homeBase':
        this.#field(
          'homeBase',
          placeList.join(placeList.split(rest.replace(/[.\s]+$/, ''))),
          line,
          start,
          end,
        );
        return true;
      case 'heightCm':
        return this.#readHeight(rest, line, start);
      case 'eyes':
      case 'beard':
      case 'voiceRange': {
        const list = { eyes: 'eyes', beard: 'beards', voiceRange: 'voiceRanges' }[
          label
        ] as ListName;
        const found = findStart(list, rest.replace(/[.,;]/g, ' '));
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
    const [, before] =
      /(?:\b(?:en|in)\s+|^)(\p{Lu}[^,\d]*?)(?:\s*,|\s+el\s|\s+on\s|\s*$)/u.exec(
        text.slice(0, date.index),
      ) ?? [];
    const [, after] =
      /^\s*(?:\(([^)]+)\)|(?:,|en|in)\s+(\p{Lu}[^,.;]+))/u.exec(
        text.slice(date.index + date[0].length),
      ) ?? [];
    const at = start + date.index;
    this.#field(
      'birthDate',
      date[0].replace(/(\d)(?:st|nd|rd|th)/i, '$1'),
      line,
      at,
      at + date[0].length,
      before ?? after,
    );
    return true;
  }

  #readHeight(text: string, line: Line, start: number): boolean {
    const found = HEIGHT.exec(text);
    const feet = found ? null : FEET.exec(text);
    const match = found ?? feet;
    if (!match) return false;
    const cm = feet
      ? Math.round(Number(feet[1]) * 30.48 + Number(feet[2]) * 2.54)
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
      const words_ = part.text.replace(
        /^(?:(?:lo|la|el|de|es|muy|llevo|tengo|color|más|bastante)\s+)+/iu,
        '',
      );
      const offset = part.start + part.text.length - words_.length;
      const colour = findStart('hair', words_);
      if (colour) this.#field('hair', colour.value, line, offset, offset + colour.end);
      const rest = colour ? words_.slice(colour.end).trim() : words_;
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

  #readLanguages(line: Line, start: number): void {
    const text = line.text.slice(start);
    const columns = text.split('\t');
    // "Euskara" and "Lengua materna" are two cells
    const isTable = columns.length > 1 && findValues('languages', columns[0]!).length > 0;
    const items = isTable
      ? [{ text: columns.filter(Boolean).slice(0, 2).join(': '), start }]
      : partsOf(text, start, /[.;,•·|]\s|\s\/\s/);
    for (const item of items) {
      const end = isTable ? line.text.length : item.start + item.text.length;
      const mother = /^(?:el\s+)?(\p{L}+)\s+es\s+mi\s+(?:lengua|idioma)/iu.exec(item.text)?.[1];
      const text_ = mother ? `${mother}: nativo` : item.text;
      if (NOT.test(text_)) continue;
      // "Castellano y euskara (nativos)"
      const [, pair, shared = ''] =
        /^([\p{L} ]+\s(?:y|e|and)\s[\p{L} ]+?)\s*[:(]?\s*([^()]*)\)?$/u.exec(text_) ?? [];
      const names = pair ? pair.split(/\s(?:y|e|and)\s/) : [];
      const both = names.map((name) => ({ name, read: readRated('languages', name) }));
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
        else if (this.#section === 'languages' && short.split(' ').length <= 3)
          this.#add(
            'languages',
            { language: read.name || short, level: levelIn(read.level, LANGUAGE_LEVELS) },
            [spanOf(line, item.start, end)],
          );
      }
    }
  }

  #language(language: string, level: string, line: Line, start: number, end: number): void {
    const text = level.replace(/\(.*$/, '').replace(/^[\s:,–-]+|[\s.]+$/g, '');
    const key = levelIn(text, LANGUAGE_LEVELS);
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
        .replace(/^(?:acentos?|accents?)\s+/i, '');
      if (NOT.test(text) || !text) continue;
      const found = findStart('accents', text);
      const note = /\(([^)]*)\)/.exec(item.text)?.[1] ?? (found ? text.slice(found.end) : '');
      const isNative = /nativ|matern|de serie|natural|de cuna/i.test(note);
      const level = isNative ? 'native' : levelIn(note.trim(), ACCENT_LEVELS);
      const span = spanOf(line, item.start, item.start + item.text.length);
      if (found) this.#add('accents', { accent: found.value, level }, [span]);
      else if (text.split(' ').length <= 3) this.#add('accents', { accent: text, level }, [span]);
    }
  }

  #readSkills(line: Line, start: number, group: string | undefined): void {
    const text = line.text.slice(start);
    if (/carn[eé]|permiso|licencia|licen[cs]e/i.test(text))
      return this.#readLicences(line, start, line.text.length);
    const range = /^(?:voz|voice)\s*[:.]?\s*/i.exec(text);
    if (range && findStart('voiceRanges', text.slice(range[0].length))) {
      this.#readLabel('voiceRange', text.slice(range[0].length), line, start + range[0].length);
      return;
    }
    let isKnown = false;
    const unknown: { text: string; span: Span }[] = [];
    for (const item of partsOf(text, start, /[,;•·|\t]|\s(?:y|e|and)\s|\s\/\s|\.\s/)) {
      const level = levelIn(
        /\(([^)]*)\)/.exec(item.text)?.[1] ?? /\bnivel\s+\p{L}+/iu.exec(item.text)?.[0] ?? '',
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
        this.#add('skills', { skill: found.value, level }, [span]);
      } else unknown.push({ text: name, span });
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
      if (one.text.split(' ').length <= 4)
        this.#add('skills', { skill: one.text, level: '' }, [one.span]);
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
      else if (/imdb\.com/i.test(url)) this.#field('imdb', secure, line, start, end);
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
    return isRead || label === 'website' || label === 'video';
  }

  /** Reads what stands in sentences, and in lines without labels: "1,68, castaña, ojos verdes". */
  #readFree(line: Line, from: number): void {
    this.#readLinks(line);
    const sentences = partsOf(
      line.text.slice(from),
      from,
      /(?<=[^\d.][.!?])\s+(?=[\p{Lu}¡¿])|\s[•|]\s|\n/u,
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
      this.#readSentence(text, line, start);
    }
  }

  #readSentence(text: string, line: Line, start: number): void {
    const end = start + text.length;
    const [, name, artistic] =
      /\bme llamo\s+((?:\p{Lu}[\p{L}'’-]+\s?){2,5})(?:\(\s*(?:art[ií]sticamente|nombre art[ií]stico:?)\s+((?:\p{Lu}[\p{L}'’-]+\s?){1,4}))?/u.exec(
        text,
      ) ?? [];
    if (name) {
      this.#fullName = name.trim();
      const shown = (artistic ?? name).trim();
      const at = start + text.lastIndexOf(shown);
      this.#field('name', shown, line, at, at + shown.length);
    }
    if (text.length < 40) {
      const found = partsOf(text, start).flatMap((part) => {
        const [section] = findValues('sections', part.text);
        return section
          ? [{ section, span: spanOf(line, part.start, part.start + part.text.length) }]
          : [];
      });
      const sections = [...new Set(found.map(({ section }) => section))].join('; ');
      if (sections)
        this.#add(
          '',
          { sections },
          found.map(({ span }) => span),
        );
    }
    const born = /(?<!\p{L})(?:nac[ií]|nacid[oa]|naci[oó]|born)(?!\p{L})/iu.exec(text);
    if (born) this.#readBirth(line, start + born.index, end);
    else if (this.#isHead && isLongAgo(text)) this.#readBirth(line, start, end);
    const tall = /\b(?:mido|mide|altura|estatura|height|tall)\b/i.exec(text);
    if (tall) this.#readHeight(text.slice(tall.index), line, start + tall.index);
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
        const found = findStart('eyes', (eyes[1] ?? eyes[2])!);
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
      const from =
        /\b(?:soy|nacionalidad|pasaporte|citizen of|i am|i['’]m)\s+(?:de\s+)?(\p{L}+)/iu.exec(
          part.text,
        );
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
        /\b(?:mezzo-?soprano|soprano|contralto|contratenor|tenor|bar[ií]tono|baritone)\b/i.exec(
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
    const hair = /\b(?:pelo|cabello|melena|hair)\b/i.exec(text);
    if (hair && !NOT.test(text))
      this.#readHair(
        text.slice(hair.index + hair[0].length),
        line,
        start + hair.index + hair[0].length,
      );
    const home =
      /\b(?:vivo|resido|vive|reside|residente|afincad[oa]|based|live)\s+(?:a caballo\s+)?(?:entre|en|in|between)\s+(\p{Lu}[^.;(]*?)(?=\s*$|[.;(]|,\s)/iu.exec(
        text,
      );
    if (home) {
      const at = start + home.index + home[0].length - home[1]!.length;
      this.#field(
        'homeBase',
        placeList.join(placeList.split(home[1]!)),
        line,
        at,
        at + home[1]!.length,
      );
    } else if (/carn[eé]|permisos? de conducir|driving licen/i.test(text))
      this.#readLicences(line, start, end);
    else if (CAN.test(text) && !home) this.#readClauses(text, line, start);
    else {
      const also = findStart('skills', text);
      if (also && /\b(?:tambi[eé]n|adem[aá]s|also)\b/i.test(text) && !NOT.test(text))
        this.#add('skills', { skill: also.value, level: '' }, [
          spanOf(line, start, start + also.end),
        ]);
      else if (!NOT.test(text) && /\bes mi (?:lengua|idioma)|\bhablo\b|\bi speak\b/i.test(text)) {
        const spoken = text.replace(/^.*?\b(?:hablo|i speak)\s+/i, '');
        this.#readLanguages({ ...line, text: line.text.slice(0, end) }, end - spoken.length);
      }
    }
  }

  #readClauses(text: string, line: Line, start: number): void {
    let isVerbal = false;
    for (const part of partsOf(text, start, /[,;]\s?|\s(?:y|e|and)\s/)) {
      if (NOT.test(part.text)) continue;
      const verb = VERB.exec(part.text)?.[0] ?? '';
      isVerbal ||= verb !== '';
      const name = part.text
        .slice(verb.length)
        .replace(ARTICLE, '')
        .replace(/\s+(?:desde|hace|cuando|con|since)\s.*$/i, '');
      const found = findStart('skills', name);
      const span = [spanOf(line, part.start, part.start + part.text.length)];
      if (found) this.#add('skills', { skill: found.value, level: '' }, span);
      else if (verb && name.split(' ').length <= 3)
        this.#add('skills', { skill: name, level: '' }, span);
    }
  }

  #readWorks(): void {
    const text = this.works.map((one) => one.text).join('\n');
    const { credits } = readCredits(text, this.#tables);
    const lines = this.works.filter((one) => one.line);
    for (const { list, cells, source } of credits) {
      const parts = source.split('\n').map(plain).filter(Boolean);
      const found = lines.filter((one) =>
        parts.some((part) => plain(one.text).includes(part) || part.includes(plain(one.text))),
      );
      const spans = found
        .slice(0, 3)
        .map(({ line, start = 0, text: own }) =>
          spanOf(line!, start, Math.min(line!.text.length, start + own.length)),
        );
      this.readings.push({ list, cells: tidyCells(list, cells, source), spans });
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

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

const CATEGORY =
  /(?:,\s*|\s+(?:a|al|a la|en la categor[ií]a de|de)\s+|^|\t|[–—-]\s*)((?:la\s+|el\s+)?(?:mejor|best)\s[^,.;()«“"\t–—]+|menci[oó]n\s+especial[^,.;(«“"\t]*|special mention[^,.;(«“"\t]*)/i;

/** Adds category and result to an award as the reader of credits reads it. */
function readAward(cells: Record<string, string>, source: string): Record<string, string> {
  const line = source.replace(/^\s*(?:19|20)\d\d\s*[.:\t–-]*\s*/, '');
  const found = CATEGORY.exec(line);
  const category = found?.[1]
    ?.replace(/^(?:la|el)\s/i, '')
    .replace(/\s+(?:por|for|en el|en la)\s.*$/i, '')
    .trim();
  const work =
    /[«“"]([^»”"]+)[»”"]/.exec(line)?.[1] ??
    (line.includes('\t') ? line.split('\t').at(-1) : undefined) ??
    cells.work;
  const festival =
    /(?:finalista|nominad[oa]).*?\ben\s+(?:el|la|los|las)\s+(.+?)(?:\s+por\b|[,.]|$)/i.exec(
      line,
    )?.[1];
  const award = (festival ?? (found ? line.slice(0, found.index) : (cells.award ?? '')))
    .replace(
      /^.*?\b(?:me dieron|gan[eé]|recib[ií]|obtuve|won)\s+(?:el\s+|la\s+|un\s+|the\s+)?/i,
      '',
    )
    .replace(
      /^(?:en\s+\d{4}\s*,?\s*)?(?:fui\s+)?(?:nominad[oa]|finalista|candidat[oa]|nominaci[oó]n|nominated)\s*(?:a|al|en|for|at|to)?\s*(?:l[oa]s?\s|el\s|the\s)?\s*/i,
      '',
    )
    .replace(/[\s,(–—:-]+$/, '')
    .split('\t')[0]!
    .trim();
  const result = /finalist/i.test(line)
    ? 'finalist'
    : /menci[oó]n|special mention/i.test(line)
      ? 'mention'
      : /secci[oó]n oficial|official selection/i.test(line)
        ? 'selection'
        : /nomina|candidat|shortlist/i.test(line)
          ? 'nominated'
          : 'won';
  return {
    ...(cells.year && { year: cells.year }),
    award: award || cells.award || '',
    ...(category && { category: capitalise(category) }),
    ...(work && work !== award && { work: work.trim() }),
    result,
  };
}

/** Returns the cells of a credit without those that say nothing, with what stood in brackets in its place. */
function tidyCells(
  list: string,
  cells: Record<string, string>,
  source: string,
): Record<string, string> {
  const said = Object.fromEntries(
    Object.entries(cells).filter(([, text]) => /[\p{L}\p{N}]/u.test(text)),
  );
  if (list === 'awards') return readAward(said, source);
  if (list !== 'studies') return said;
  const [, inner = ''] = /\(([^)]*\p{L}[^)]*)\)/u.exec(source) ?? [];
  const { title = '', school } = said;
  if (!inner) return said;
  if (school && title.startsWith(`${inner}, `))
    return { ...said, title: title.slice(inner.length + 2), school: `${school} (${inner})` };
  return { ...said, title: title.replace(`, ${inner}`, ` (${inner})`) };
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
