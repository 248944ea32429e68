import { findValues } from '#contract/vocabulary.ts';
import type { CreditTable } from '../credits/creditColumns.ts';
import { creditWords } from '../credits/creditWords.ts';
import { BETWEEN_MERITS, toldMerit } from './merits.ts';
import { readCreditTable } from '../credits/readCredits.ts';
import {
  GREETING,
  GROUPS,
  HEAD_LINES,
  IGNORED,
  LABELS,
  PRIVATE,
  cutLabel,
  cutLabels,
  findSection,
  isAboutPerson,
  isAddress,
  isHeaderRow,
  isItem,
  isOtherHeading,
  isTalk,
  isWorks,
  plainOf,
  startsPart,
  tellsMore,
  withoutBrackets,
  type Label,
  type Section,
  worksHeading,
} from './curriculumLines.ts';
import { isLongAgo } from './birth.ts';
import { readAddress, readContacts } from './contacts.ts';
import { FIELDS, namesIn, readFacts, readProfession } from './facts.ts';
import { URL_PATTERN, readLinks } from './links.ts';
import { MeritLines } from './meritLines.ts';
import { findName, isFullName } from './names.ts';
import {
  GOODBYE,
  type Line,
  type Span,
  cleanPasted,
  linesOf,
  plain,
  spanOf,
} from './pastedText.ts';
import { type Part, bare, fieldOf, findStart, partsOf } from './phrases.ts';
import {
  LICENCE,
  namesAny,
  readAccents,
  readLanguages,
  readLicences,
  readSkills,
} from './ratedLists.ts';
import { Readings } from './readings.ts';
import { readSentence } from './sentences.ts';
import { WorkLines, piecesOf } from './works.ts';

/** The first column of a table of works. */
const YEAR_OR_TITLE = /^(?:a[ñn]o|t[ií]tulo|year|title|obra|proyecto)$/i;
const ROLE = /^(?:personaje|papel|rol|role|character|part)$/i;
/** How an award begins that stands among works. */
const IS_AWARD =
  /^(?:(?:\d+\S*\s)?premio|nominad[oa]|finalista|(?:secci[oó]n|selecci[oó]n) oficial|menci[oó]n|mejor (?:gui[oó]n|pel[ií]cula|direcci[oó]n|corto\p{L}*|act(?:or|riz)|interpretaci[oó]n)|official selection|nominated)(?!\p{L})/iu;
/** "Por «Norte» me dieron el Premio…", below the works */
const TELLS_AWARD =
  /^(?:(?:por|con)\s[«“"]|(?:me|nos) (?:dieron|han dado|concedieron|nominaron)\s)/i;
/** A line with the labels of a work: "Título: La orilla. Personaje: Ainhoa" */
const WORK_LABEL = new RegExp(`^(?:${creditWords.labels.beforeColon.title})\\s*:\\s`, 'i');
const NEXT_SENTENCE = /(?<=[^\s.]{2}\.\s+|\s[|•·]\s)\p{Lu}/u;
const SENTENCES =
  /(?<=[^\d.][.!]|\d{4}\.|\s\d\d\.|[12][.,]\d\d\.|\p{Lu}\d\.)\s+(?=[\p{Lu}\d¡¿])|\s[•|]\s|\n/u;
/** "Nació en Lugo", "Ana Ruiz (Lugo, 3 de mayo de 1981)" */
const BORN = /(?<!\p{L})(?:nac[ií]|nacid|born)|\([^)]*\d{4}\)/iu;
const ONLY_YEAR = /^\W*(?:19|20)\d\d\W*$/;
/** What is no sentence of a biography: a line with columns, or a short one of single phrases. */
const PHRASES = /\t|\s[·|•]\s|^(?=.{0,44}$)(?!.*(?:\p{L}+ ){4}.*[.!?…]$)/u;

/** Whether a text is an accent and no language. */
const isAccent = (text: string): boolean =>
  findValues('accents', text).length > 0 && findValues('languages', text).length === 0;

const QUOTED = '[«“"][^»”"]+[»”"]';
/** A title in quotes with a bracket or a year beside it. */
const TOLD_WORK = new RegExp(
  `${QUOTED}[^»”"]{0,20}(?:\\(|(?:19|20)\\d\\d)|(?:19|20)\\d\\d[^»”"]{0,50}${QUOTED}`,
  'g',
);
/** Whether a paragraph tells several works, without a heading: "He trabajado en series como «Norte» (2020) y…" */
const tellsWorks = (text: string): boolean => (text.match(TOLD_WORK)?.length ?? 0) > 1;

/** What a line in its own words announces: "Lo que ha estudiado:", "Cosas que se me dan bien" */
const ANNOUNCED: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:estudi(?!o(?!s))|forma(?:ci|do)|cursos|train|stud(?:y|ie))/iu, 'ESTUDIOS'],
  [
    /(?<!\p{L})(?:hecho|visto|trabaj\p{L}+|dirigid\p{L}+|escrit\p{L}+|rodad\p{L}+|done|worked)(?!\p{L})/iu,
    'TRABAJOS',
  ],
  [/(?<!\p{L})(?:se (?:me|le) dan? bien|s[eé] hacer|sabe hacer|good at)(?!\p{L})/iu, 'HABILIDADES'],
  [/(?<!\p{L})bio(?:graf\p{L}+)?(?!\p{L})/iu, 'BIOGRAFÍA'],
];

/** Whether a line is a paragraph in sentences. */
const isProse = (text: string): boolean => text.length > 100 && !/[\t|]/.test(text);

/** A line that can announce what stands below it. */
const SHORT = /^[^\d.,;:«"]{5,40}$/;
const isAnnouncement = (text: string): boolean =>
  SHORT.test(text) && ANNOUNCED.some(([words]) => words.test(text));

/** Returns the section that a heading of works, studies or awards begins. */
function sectionOf(heading: string): 'works' | 'studies' | 'awards' {
  const section = findSection(heading);
  return section === 'studies' || section === 'awards' ? section : 'works';
}

class CurriculumReader {
  readonly source: string;
  readonly readings: Readings;
  readonly #tables: readonly CreditTable[];
  readonly #works = new WorkLines();
  readonly #merits: MeritLines;
  #section: Section | undefined;
  /** The part of the skills. */
  #group: string | undefined;
  /** Whether the lines of the section have bullets: it ends at the first line without. */
  #hasBullets = false;
  /** Whether the section began within its line ("Idiomas: …"): it ends with the paragraph. */
  #isInline = false;
  #isHead = false;
  /** Whether the heading of the awards is "Nominaciones". */
  #isNominated = false;
  /** The work that stands above a list of its awards. */
  #awardedWork: string | undefined;
  readonly #biography: { text: string; span: Span }[] = [];

  constructor(source: string, tables: readonly CreditTable[]) {
    this.source = source;
    this.readings = new Readings(source);
    this.#tables = tables;
    this.#merits = new MeritLines(source);
  }

  read(): void {
    const lines = linesOf(this.source, {
      // An award below a work is none of its fields.
      startsPart: (text) => startsPart(text) || (/^\p{Lu}/u.test(text) && IS_AWARD.test(text)),
      isHeading: (text) =>
        !LABELS.has(plainOf(text)) &&
        (findSection(text) !== undefined || isWorks(text) || isAnnouncement(text)),
      isWorks,
      isLabel: (text) => {
        const name = plainOf(text.replace(/\s*\/[\p{L} ]+$/u, ''));
        return LABELS.has(name) || (IGNORED.has(name) && !findSection(name));
      },
      isLevel: (text) => findValues('levels', bare(text)).length > 0,
    });
    const table = readCreditTable(this.source, this.#tables);
    if (table) return this.#readTable(table);
    const named = findName(lines);
    if (named) {
      const { line, name } = named;
      const start = line.text.indexOf(name);
      this.readings.take(fieldOf('name', namesIn(name), { text: name, start }), line);
    }
    for (const [index, line] of lines.entries()) {
      this.#isHead = index < HEAD_LINES;
      // "Director:" in a line of works is no label of the person, nor is "Canto: tenor" among skills.
      const isWork = this.#section === 'works' || WORK_LABEL.test(line.text);
      const areSkills = this.#section === 'skills' && line.text.includes(' | ');
      const parts = isWork || areSkills ? [line] : cutLabels(line);
      for (const part of parts) this.#readLine(part, lines[index + 1]);
    }
    if (this.#biography.length > 0) {
      const biography = this.#biography.map(({ text }) => text).join('\n\n');
      this.readings.add({
        list: '',
        cells: { biography },
        spans: this.#biography.map(({ span }) => span),
      });
    }
    this.#finishWorks(lines);
    this.readings.push(...this.#merits.read(this.readings.all));
    this.readings.joinFields();
  }

  /** Takes the credits of a table, each with the place of its title. */
  #readTable(credits: NonNullable<ReturnType<typeof readCreditTable>>): void {
    let from = 0;
    for (const { list, cells } of credits) {
      const { title = '' } = cells;
      const start = Math.max(from, this.source.indexOf(title, from));
      from = start + title.length;
      this.readings.push({ list, cells, spans: [[start, from]] });
    }
  }

  #finishWorks(lines: readonly Line[]): void {
    // Credits without a heading: lines of which nothing else was read.
    if (this.#works.isEmpty) {
      const isAll = this.readings.all.length === 0 && this.#merits.spans.length === 0;
      const isRead = this.readings.coverage(this.#merits.spans);
      const isWork = (line: Line) =>
        isAll ||
        (/(?:19|20)\d\d|[«“"]/.test(line.text) && !isRead(spanOf(line, 0, line.text.length)));
      for (const line of lines.filter((one) => isWork(one) && !isAboutPerson(one.text))) {
        if (isAll) this.#works.add(line, 0);
        else this.#works.addParagraph(line, 0);
      }
    }
    this.readings.push(...this.#works.read(this.#tables));
  }

  #readLine(line: Line, next: Line | undefined): void {
    const { text } = line;
    // A paragraph of a mail is about its own subject, without a blank line before it, too.
    if (this.#isInline && (line.isApart || isProse(text))) this.#start(undefined);
    // The name above a page ends a list of items, but works go on.
    const shown = plain(this.readings.name ?? '');
    const said = plain(text);
    const isName = this.#isHead && !this.#section ? said && shown.includes(said) : said === shown;
    if (isName && !text.includes('@')) {
      if (this.#section !== 'works' || !this.#works.hasWorkAbove) this.#start(undefined);
      return;
    }
    // "CURRÍCULUM ARTÍSTICO (actualizado en 2024)"
    if (/^(?:curr[ií]culum|cv|hoja de vida)[^:\t]*$/i.test(text)) return;
    if (this.#readHeaders(line) || this.#readPerson(line, next)) return;
    if (!/\p{L}/u.test(text.replace(URL_PATTERN, ''))) {
      if (this.#section === 'works' && ONLY_YEAR.test(text)) return this.#works.add(line, 0);
      const isOwn = this.#isHead || /personal|biography/.test(this.#section ?? '');
      return void this.readings.take([...readLinks(text), ...readFacts(text, isOwn)], line);
    }
    // "Itsasbehera", and below it the awards of the work.
    const isWorkOfAwards = this.#section === 'awards' && !line.hasBullet && next?.hasBullet;
    const [, title = ''] = (isWorkOfAwards && /^([^.,:]{2,60}):?$/.exec(text)) || [];
    if (title && !findSection(title) && !toldMerit(title)) return void (this.#awardedWork = title);
    if (!line.hasBullet) this.#awardedWork = undefined;
    if (this.#readHeading(line, next)) return;
    const isList = this.#section !== undefined && this.#section !== 'biography';
    const isOver = isTalk(line) || GOODBYE.test(text);
    if (
      isList &&
      (isOver ||
        (/works|languages|accents|skills/.test(this.#section ?? '') && isAboutPerson(text)))
    )
      this.#start(undefined);
    if (line.hasBullet) this.#hasBullets = true;
    else if (this.#hasBullets && line.isApart) this.#section = undefined;
    if (!this.#section && WORK_LABEL.test(text)) this.#start('works');
    const isRow = this.#section === 'works' && /^[^:]*\b(?:19|20)\d\d\b/.test(text);
    const label = isRow ? undefined : cutLabel(text);
    if (label && this.#readLabelled(label, line)) return;
    if (!isRow && this.#startsWorks(line)) return;
    // A list of titles in quotes is one of works, whatever announces it.
    if (!this.#section && line.hasBullet && /^[«“"].*\b(?:19|20)\d\d\b/.test(text)) {
      this.#startHeading('TRABAJOS');
      this.#hasBullets = true;
    }
    if (!this.#section && tellsWorks(text)) {
      return this.#addParagraph(line, 0, 'TRABAJOS');
    }
    const { name } = this.readings;
    const isParagraph =
      text.length > 120 &&
      /\p{Ll}{3}[.!]\s+\p{Lu}/u.test(text) &&
      !/^[^.]{2,60}\(\d{4}\)/.test(text);
    const isMail = GREETING.test(this.source);
    // "TRAYECTORIA" above "Ana Ruiz lleva treinta años en el teatro…" is one of her life.
    const isOwn =
      (isMail || this.#section === 'works') && name && text.replace(/^[«“"]/, '').startsWith(name);
    const isTold =
      this.#section === 'works' && !isMail && !/[«“"\t|(:]|\bdir\b|^\W*(?:19|20)\d\d/i.test(text);
    if (isParagraph && (isOwn || isTold)) return this.#readOf('biography', line, 0);
    // A paragraph below the name, before any heading, is about the person.
    const isAbout = isParagraph && name && this.readings.headings.length === 0;
    if (isAbout && !isMail) this.#readOf('biography', line, 0);
    this.#readOf(this.#section, line, 0);
  }

  /** Reads a row that names the columns of a table; returns whether the line is one. */
  #readHeaders(line: Line): boolean {
    const { text } = line;
    // The columns of works can be named above their headings.
    const columns = text.split('\t').map((cell) => cell.trim());
    // "CINE", "Título", "Personaje", "Dirección"
    const heading = YEAR_OR_TITLE.test(columns[1] ?? '') ? worksHeading(columns[0]!) : undefined;
    if (heading) this.#startHeading(heading, line);
    // "Año", "Título", "Centro" are columns of studies.
    const isMerits =
      /studies|awards/.test(this.#section ?? '') && !columns.some((one) => ROLE.test(one));
    const isYearOrTitle = columns.length > 2 && YEAR_OR_TITLE.test(columns[0]!);
    const isWorksHeader = heading !== undefined || (isYearOrTitle && !isMerits);
    if (isWorksHeader) {
      this.#works.addHeaders(columns.with(0, heading ? 'Año' : columns[0]!));
      if (!this.#section) this.#start('works');
    }
    const isHeader = !isWorksHeader && this.#section !== 'works' && isHeaderRow(text);
    // "Idioma", "Hablado", "Escrito"
    const section = isHeader ? findSection(text.split(/\t| {3,}/)[0]!) : undefined;
    if (section) this.#start(section);
    return isWorksHeader || isHeader;
  }

  /** Reads a line that says who the person is; returns whether it does. */
  #readPerson(line: Line, next: Line | undefined): boolean {
    const { text } = line;
    // Below the name a profession is no heading: "Directora y guionista".
    const isHeading =
      next &&
      !next.isApart &&
      !startsPart(next.text) &&
      /^(?!n\.|nac).*(?:19|20)\d\d/i.test(next.text);
    const isProfession =
      this.#isHead &&
      !this.#section &&
      !isHeading &&
      !/^(?:s[oó][yc]|me llamo|os escribe|em dic|i['’]m|i am)\s/i.test(text);
    // "Ana Ruiz Mas (actriz)"
    const { name = '' } = this.readings;
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    const beside = name && at >= 0 ? text.slice(0, at) + text.slice(at + name.length) : text;
    const words = beside.replace(/\((?:(\p{L}+)|[^()\d]*)\)/gu, ' $1');
    if (isProfession && this.readings.take(readProfession(words), line))
      return this.readings.take(readContacts(text), line) || true;
    const [, first = ''] = /^(?:[^()]*\()?(\p{Lu}[^.()\t]+)(?=\)?(?:\.\s|$))/u.exec(text) ?? [];
    // "Ana Ruiz Mas (Ana Ruiz)"
    const isArtistic = name && this.#isHead && isFullName(name, first, true);
    if (!name || !(isArtistic || isFullName(first, name, this.#isHead))) return false;
    const field = isArtistic ? 'artisticName' : 'legalName';
    const start = text.indexOf(first);
    this.readings.take(fieldOf(field, namesIn(first), { text: first, start }), line);
    this.#readFree(line, start + first.length + 1);
    return true;
  }

  /** Starts what a heading stands for; returns whether the line is one. */
  #readHeading(line: Line, next: Line | undefined): boolean {
    const { text } = line;
    // "Serie" below a title, as film databases list works.
    const isFirst = this.readings.headings.length === 0 && this.readings.all.length === 0;
    const isKind = isFirst && !line.isApart && creditWords.findKind(text)?.kind;
    const canHead = !line.hasBullet && !text.includes('\t') && !isKind;
    const known = canHead ? findSection(text) : undefined;
    // "DANZA" above years is a list of works.
    const hasYears =
      known && GROUPS.includes(known) && /\b(?:19|20)\d\d\W*$/.test(next?.text ?? '');
    const section = hasYears ? undefined : known;
    // "Canto" is a skill among others; "CANTO", or "Canto" above a list, is a heading. "Carnet de conducir" is one,
    // too, if no licence stands below it.
    const isSkill =
      this.#section === 'skills' &&
      !line.isApart &&
      ((section === 'voice' && /\p{Ll}/u.test(text) && !next?.text.includes(',')) ||
        (section === 'licences' && readLicences(next?.text ?? '').length === 0));
    if (isSkill) return false;
    const works = hasYears ? text : canHead ? worksHeading(text) : undefined;
    // "En cine, tres largos y un corto:", "Y cursos sueltos:"
    const isAnnounced = text.endsWith(':') || (line.isApart && SHORT.test(text));
    const isItems = /skills|accents|languages|personal/.test(this.#section ?? '');
    const isOther = isOtherHeading(line, isItems && next?.text !== next?.text.toUpperCase());
    // "IDIOMAS" and "Y ACENTOS" are one heading.
    if (/^(?:Y|E|AND)\s/.test(text) && findSection(text.replace(/^\S+\s/, ''))) return true;
    if (section) this.#start(section, line);
    else if (works) this.#startHeading(works, line);
    else if ((isAnnounced || isOther) && this.#startsList(line, next)) return true;
    else if (isOther) this.#start(undefined, line);
    else return false;
    return true;
  }

  /** Starts a list that the last sentence of a paragraph announces; returns whether it names one. */
  #startsList(line: Line, next: Line | undefined): boolean {
    const hasColon = line.text.endsWith(':');
    const [sentence = ''] = /[^.!?]+$/.exec(line.text) ?? [];
    const announced = ANNOUNCED.find(([words]) => words.test(sentence))?.[1];
    const isTitle = line.text === line.text.toUpperCase();
    if (!hasColon && (!next || (next.isApart && !isTitle))) return false;
    const named =
      hasColon || next?.hasBullet ? withoutBrackets(sentence).matchAll(/\p{L}{4,}|tv/giu) : [];
    // "Teatro he hecho mucho:"
    const [first = ''] = /^\s*\p{L}+/u.exec(sentence) ?? [];
    const heads = worksHeading(first.trim()) ? [first.trim()] : [];
    for (const word of announced ? [...heads, announced] : [...named].map(([one]) => one)) {
      const heading = worksHeading(word);
      const section = (announced ?? next?.hasBullet) && findSection(word);
      if (!section && !heading) continue;
      // "Estudié en… Y cursos sueltos:"
      const text = line.text.slice(0, -sentence.length);
      const at = line.at.slice(0, text.length);
      if (text.trim()) this.#readOf(this.#section, { ...line, text, at }, 0);
      if (section) this.#start(section, line);
      else this.#startHeading(heading!, line);
      return true;
    }
    return false;
  }

  #start(section: Section | undefined, line?: Line): void {
    this.#section = section;
    this.#group = section && GROUPS.includes(section) ? section : undefined;
    if (this.#group) this.#section = 'skills';
    this.#hasBullets = false;
    this.#isInline = false;
    this.#isNominated = /^(?:otras )?(?:nominaci|nominat)/i.test(line?.text ?? '');
    if (line) this.readings.headings.push(spanOf(line, 0, line.text.length));
  }

  /** Starts the works, studies or awards of a heading. */
  #startHeading(heading: string, line?: Line): void {
    const section = sectionOf(heading);
    this.#start(section, line);
    if (section === 'works') this.#works.addHeading(heading);
  }

  /** Adds the works that a paragraph tells, and the awards that it tells of them. */
  #addParagraph(line: Line, start: number, heading: string): void {
    let works = line.text;
    for (const sentence of partsOf(line.text, SENTENCES))
      if (toldMerit(sentence.text) === 'awards')
        for (const { text, start: at } of piecesOf(sentence.text, BETWEEN_MERITS)) {
          const from = sentence.start + at;
          const isAward = this.#merits.addTold('awards', { text, start: from }, line);
          // "«Norte» (2022), por la que gané el premio…" has no venue.
          if (isAward && !/[«“"]/.test(text))
            works =
              works.slice(0, from) + ' '.repeat(text.length) + works.slice(from + text.length);
        }
    this.#works.addParagraph({ ...line, text: works }, start, heading);
  }

  /** Reads "En cine he sido…", "TEATRO. En 2016…", "Cortos: «Siesta»…". */
  #startsWorks(line: Line): boolean {
    const { text } = line;
    const [, head = '', mark = ''] =
      /^([\p{L} ]{3,40})(:\s+)(?=\S)/u.exec(text) ??
      /^(?:(?:en|de)\s+)?([\p{L}]+(?:\s(?:y|e|and)\s\p{L}+)?)(\s*[:.]\s+|\s+)(?=\S)/iu.exec(text) ??
      [];
    // "Voz: barítono" among skills
    if (/skills|studies|awards/.test(this.#section ?? '') && !line.isApart) return false;
    const heading = worksHeading(head) ?? (sectionOf(head) === 'works' ? undefined : head);
    const isHead = /[:.]/.test(mark);
    const isTold = /^(?:en|de)\s/i.test(text);
    // "Guionista y director. Vivo en Lugo."
    const isProfession =
      mark.startsWith('.') && /\p{Ll}/u.test(head) && readProfession(head).length > 0;
    if (!heading || isProfession || (!isHead && !isTold)) return false;
    // "Director: Ana Ruiz" and "Obra: Yerma" are fields of a work.
    const start = isHead ? text.indexOf(head) + head.length + mark.length : 0;
    const isName =
      !creditWords.findHeading(heading)?.list && creditWords.areNames(text.slice(start));
    if (isName || WORK_LABEL.test(text)) return false;
    const section = sectionOf(heading);
    if (section !== 'works' || !line.hasBullet) {
      this.#start(section);
      this.#isInline = true;
    }
    if (section === 'works') this.#addParagraph(line, start, heading);
    else this.#readOf(section, line, start);
    return true;
  }

  /** Reads a line that begins with a label; returns whether it does. */
  #readLabelled(
    { key, name, start }: NonNullable<ReturnType<typeof cutLabel>>,
    line: Line,
  ): boolean {
    // "Domicilio: Madrid y Mérida" names towns, no street.
    const isTown = key === 'domicilio' && /^[\p{Lu}][\p{L} ,]+$/u.test(line.text.slice(start));
    if (isTown) return this.#readLabel('homeBase', line, start);
    if (/^(?:domicilio|direccion)$/.test(key) && this.readings.take(readAddress(line.text), line))
      return true;
    if (IGNORED.has(key)) return true;
    const label = LABELS.get(key);
    const section = LICENCE.test(name)
      ? 'licences'
      : (findSection(name) ?? (label === 'voiceRange' ? 'voice' : undefined));
    const isGroup = section !== undefined && GROUPS.includes(section);
    // "Canto: Conservatorio de Sabadell" among studies is one.
    if (isGroup && this.#section === 'studies') return false;
    if (label) {
      // What a field does not understand stays unread; "Voz: locución" is a skill.
      if (this.#readLabel(label, line, start) || (label in FIELDS && label !== 'voiceRange'))
        return true;
    }
    // "Performance: improvisation" begins a part of the skills that has no group.
    const isPart = this.#section === 'skills' && /:\s/.test(line.text.slice(0, start));
    // "Fakirismo: alto" is a skill that no list has.
    const [value = ''] = line.text.slice(start).split('\t');
    const isRated = findValues('levels', value.trim()).length > 0;
    if (isPart && !isRated && !section && !findStart('skills', name)) {
      this.#group = undefined;
      this.#readOf('skills', line, start);
      return true;
    }
    if (!section || (section === 'other' && this.#section !== 'skills')) return false;
    // "De acentos: el rioplatense es el mío. Hablo inglés y toco la guitarra."
    const isList = section === 'languages' || section === 'accents' || section === 'skills';
    if (isList && tellsMore(line.text.slice(start))) {
      this.#start(undefined);
      this.#readFree(line, 0);
      return true;
    }
    // "Canto: alto" is a skill among others, "Canto: copla" is singing.
    if (isGroup && isRated) {
      this.#group = undefined;
      this.#readOf('skills', line, 0);
      return true;
    }
    if (isGroup) this.#group = section;
    else if (!line.hasBullet) {
      this.#start(section);
      this.#isInline = section !== 'contact' && section !== 'noField';
    }
    this.#readOf(isGroup ? 'skills' : section, line, start);
    if (isGroup) this.#group = undefined;
    return true;
  }

  /** Reads what follows a label; returns whether the line is read with it. */
  #readLabel(label: Label, line: Line, start: number): boolean {
    if (!(label in FIELDS)) return this.readings.take(readLinks(line.text, label), line);
    const found = FIELDS[label as keyof typeof FIELDS](line.text.slice(start));
    this.readings.take(found, line, start);
    // "Estatura: 1,74. Ojos azules. Voz de bajo."
    const isOpen = /homeBase|name/i.test(label);
    const end = isOpen ? start + (found[0]?.end ?? 0) : start;
    const next = line.text.slice(end).search(isOpen ? /[\p{L}\d]/u : NEXT_SENTENCE);
    if (found.length > 0 && next >= 0) this.#readFree(line, end + next);
    return found.length > 0;
  }

  #readOf(section: Section | undefined, line: Line, start: number): void {
    const { text } = line;
    const words = text.slice(start);
    // Links at the foot of a page stand under the last heading.
    const isLink = /@\w|https?:|www\.|\.(?:com|be)\//.test(text) && !/\b(?:19|20)\d\d\b/.test(text);
    if (isLink && section && this.readings.take(readLinks(text), line)) return;
    if (section !== 'contact' && isAddress(words)) return;
    switch (section) {
      case 'studies':
      case 'awards':
        return this.#merits.addLine(section, line, start, this.#isInline, {
          isNominated: this.#isNominated,
          work: this.#awardedWork,
        });
      case 'works':
        if (TELLS_AWARD.test(words) && toldMerit(words) === 'awards')
          return this.#readTold('awards', { text: words, start }, line);
        // An award below a work is the work's.
        if (IS_AWARD.test(words))
          return this.#merits.addLine('awards', line, start, false, { isBelowWork: true });
        return this.#works.add(line, start);
      case 'biography':
        if (PRIVATE.test(text)) return;
        if (PHRASES.test(text)) return this.#readFree(line, start);
        this.#addBiography(line, start);
        // What a mail announces is one paragraph.
        if (GREETING.test(this.source)) this.#start(undefined);
        return;
      case 'languages':
      case 'accents':
        return this.#readSpoken(section, line, start);
      case 'skills':
        return this.#readSkills(line, start);
      case 'licences':
        if (this.readings.take(readLicences(words), line, start)) return;
        // "Carnet: no", and below it another skill
        return void this.readings.take(readSkills(words, 'other'), line, start);
      case 'contact':
      case 'noField': {
        this.readings.take(section === 'contact' ? readContacts(text) : readLinks(text), line);
        const homes = readSentence(text, false).filter(({ cells }) => cells.homeBase);
        return void this.readings.take(homes, line);
      }
      default:
        return this.#readFree(line, start);
    }
  }

  /** Adds a paragraph of the biography; a birth in it is a field of the record, which no page shows. */
  #addBiography(line: Line, start: number): void {
    const words = line.text.slice(start);
    const [whole = '', name = '', birth = ''] = /^([\p{L}' ]{5,60}) \(([^)]*)\)/u.exec(words) ?? [];
    const isBirth = isLongAgo(birth);
    if (isBirth) this.readings.take(FIELDS.birthDate(birth), line, start + name.length + 2);
    const text = isBirth ? name + words.slice(whole.length) : words;
    // "Debutó el 3 de mayo de 1998" is no birth.
    if (isLongAgo(text) && BORN.test(text)) return this.#readFree(line, start);
    this.#biography.push({ text, span: spanOf(line, start, line.text.length) });
  }

  /** Reads a line of languages, among which accents can stand, or of accents. */
  #readSpoken(section: 'languages' | 'accents', line: Line, start: number): void {
    const { text } = line;
    const words = text.slice(start);
    // "Acento canario", "Dialectos del catalán: …", "Venezolano" below the languages
    const isAccents = isAccent(bare(partsOf(words)[0]?.text ?? ''));
    if (isAccents) return void this.readings.take(readAccents(words), line, start);
    if (LICENCE.exec(words)?.index === 0)
      return void this.readings.take(readLicences(words), line, start);
    // A line of the list names something known, or is one item.
    const isListed =
      start > 0 || namesAny(section, text) || isItem(bare(text).replace(/\s*[:\t]\s*/, ' '));
    const tells = section === 'languages' && /\b(?:acentos?|accents?)\b/i.test(bare(words));
    if (!isListed || tells) return this.#readFree(line, start);
    const isSpoken = section === 'languages' || /\b[ABC][12]\b/.test(words);
    const found = isSpoken ? readLanguages(words, true) : readAccents(words);
    this.readings.take(found, line, start);
  }

  /** Reads a line of skills; the range of a voice among them is a field of the record. */
  #readSkills(line: Line, start: number): void {
    const words = line.text.slice(start);
    // "Canto (soprano)", "Soy soprano"
    const voice = readFacts(words, false).filter(({ cells }) => cells.voiceRange);
    this.readings.take(voice, line, start);
    const isRead = this.readings.take(readSkills(words, this.#group), line, start);
    // "OTROS DATOS", and below it "Estatura 1,75 m. Ojos marrones."
    if (!isRead && this.#group === 'other') this.#readFree(line, start);
  }

  /** Reads a sentence that tells studies or awards; whatever else its parts say is read, too. */
  #readTold(list: NonNullable<ReturnType<typeof toldMerit>>, sentence: Part, line: Line): void {
    for (const piece of piecesOf(sentence.text, BETWEEN_MERITS)) {
      const part = { ...piece, start: sentence.start + piece.start };
      // "Nacida en Lugo en 1988, Ana Gil se formó en…"
      if (isAboutPerson(part.text) || !this.#merits.addTold(list, part, line))
        this.readings.take(readSentence(part.text, this.#isHead), line, part.start);
    }
  }

  /** Reads what stands in sentences, and in lines without labels: "1,68, castaña, ojos verdes". */
  #readFree(line: Line, from: number): void {
    const isOwn = this.#isHead || /personal|biography/.test(this.#section ?? '');
    this.readings.take(readLinks(line.text, this.#section === 'links' ? 'links' : undefined), line);
    const sentences = partsOf(line.text.slice(from), SENTENCES);
    let told: ReturnType<typeof toldMerit>;
    for (const { text, start } of sentences) {
      const at = from + start;
      // Below the name of the person the mail is signed by somebody else: the agent.
      const found = this.readings.name && GOODBYE.test(text) ? [] : readSentence(text, isOwn);
      // "El inglés es mi lengua materna y el español lo tengo C1 (diploma de 2020)"
      const speaks = found.filter((one) => one.list === 'languages').length > 1;
      const own = this.#section || speaks ? undefined : toldMerit(text);
      // A sentence in which nothing else is read goes on with the merits of the one before it.
      const list = own ?? (found.length > 0 ? undefined : told);
      if (list) {
        told = list;
        this.readings.take(
          found.filter(({ cells }) => cells.fullName),
          line,
          at,
        );
        this.#readTold(list, { text, start: at }, line);
        continue;
      }
      this.readings.take(found, line, at);
    }
    if (isOwn) this.readings.take(readContacts(line.text), line);
  }
}

/**
 * Reads a curriculum as people send it: a table of Word, an e-mail in sentences, the text of a PDF. Whatever no list
 * has stays as it is written, to be chosen; what is not read is named.
 */
export function readCurriculum(text: string, tables: readonly CreditTable[]) {
  const source = cleanPasted(text);
  const reader = new CurriculumReader(source, tables);
  reader.read();
  const { readings } = reader;
  return { source, readings: readings.all, unread: readings.unread() };
}
