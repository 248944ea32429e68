import { findValues } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { creditWords } from '../credits/creditWords.ts';
import type { Line } from './pastedText.ts';
import words from './words.json' with { type: 'json' };

/*
 * What a line of a curriculum is before it is read: a heading, a label, an item of a list, somebody's talk, or
 * private.
 */

export type Section = keyof typeof words.sections | 'works' | 'studies' | 'awards';
export type Label = keyof typeof words.labels;

const PARTICLES = new Set('de del la el los las of the'.split(' '));

/** Returns a heading or a label without case, accents, signs and particles: "Color de ojos" is "color ojos". */
export function plainOf(text: string): string {
  const all = plainWords(text);
  return all.filter((word) => all.length < 2 || !PARTICLES.has(word)).join(' ');
}

const keysOf = <Key extends string>(lists: Record<Key, string>): Map<string, Key> =>
  new Map(
    (Object.entries(lists) as [Key, string][]).flatMap(([key, list]) =>
      list.split(', ').map((word) => [plainOf(word), key] as const),
    ),
  );

const SECTIONS = keysOf(words.sections);
export const LABELS = keysOf(words.labels);
export const IGNORED = new Set(words.ignored.split(', ').map(plainOf));
/** The parts of a list of skills, with the group of the vocabulary. */
export const GROUPS: readonly Section[] = ['dance', 'music', 'voice', 'sports', 'other'];

/** "Otras habilidades", "mis idiomas" */
const OTHER = /^(?:otr[oa]s|mis?|m[aá]s|other|my) /;
/** Headings that may have more words: "Habilidades y aficiones", "Premios y selecciones". */
const OPEN_HEADINGS =
  /^(?:otr[oa]s )?(habilidades|conocimientos|aptitudes|destrezas|capacidades|idiomas|acentos|estudios|formacion)(?: \p{L}+){1,3}$|^(premios|galardones|reconocimientos) [ye] \p{L}+$/u;

/** Returns what a heading or a label stands for; of two things the first. */
export function findSection(text: string): Section | undefined {
  if (/\d/.test(text) || text.length > 45) return undefined;
  // "PREMIOS, los más importantes"
  const key = plainOf(text.replace(/,\s(?:lo|los|las)\s.*$|,?\setc\.?$/i, ''));
  const whole = SECTIONS.get(key) ?? SECTIONS.get(key.replace(OTHER, ''));
  if (whole) return whole;
  const parts = text
    .replace(/,?\setc\.?$/i, '')
    .split(/\s*[,/&]\s*|\s+(?:y|e|and)\s+/i)
    .map((part) => SECTIONS.get(plainOf(part)));
  // "SARIAK / PREMIOS"
  const isKnown = text.includes(' / ') ? parts.some(Boolean) : parts.every(Boolean);
  if (parts.length > 1 && isKnown) return parts.find(Boolean);
  // "Acentos: andaluz, mexicano" and "Idiomas inglés alto" are lists.
  const isList =
    /[:/,>]/.test(text) ||
    (key.match(/\p{L}{4,}/gu) ?? []).some((one) => findValues('languages', one)[0]);
  const [, first, award] = (!isList && OPEN_HEADINGS.exec(key)) || [];
  if (award) return 'awards';
  return first ? (SECTIONS.get(first) ?? 'studies') : undefined;
}

/** How a mail begins. */
export const GREETING =
  /^(?:¡?hola|kaixo|egun on|aupa|bon dia|bo[ns] d[ií]as|benvol|muy buenas|buen[oa]s|querid|estimad|apreciad|hi|hello|dear)(?!\p{L}{3})/imu;
/** The first lines, where the name is, and where a date is that of the birth. */
export const HEAD_LINES = 6;

/** Names of columns of a table of languages, skills or studies. */
const HEADERS = new Set(words.headers.split(', '));

/** Whether a line names columns; of one whose first cell is a heading, the level stands alone. */
export const isHeaderRow = (text: string): boolean =>
  /^(?:nivel|level)$/i.test(text) ||
  (/\t| {3,}/.test(text) &&
    text.split(/\t| {3,}|,\s|\s\/\s/).every((cell) => HEADERS.has(plainOf(cell))));

export const withoutBrackets = (text: string): string => text.replace(/\s*\([^()]*\)/g, '');

/** Returns the heading of works as the reader of credits knows it: "TEATRO (selección)" is "TEATRO". */
export function worksHeading(text: string): string | undefined {
  return findSection(text)
    ? undefined
    : [text, withoutBrackets(text)].find(creditWords.findHeading);
}

export const isWorks = (text: string): boolean => worksHeading(text) !== undefined;

/**
 * Whether a line is a heading that no table of words has: it ends the list before it.
 *
 * @param isList whether the line is among items in small letters, where one in capitals stands out
 */
export const isOtherHeading = ({ text, hasBullet, isApart }: Line, isList = false): boolean => {
  const count = text.split(' ').length;
  const isCapitals = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  return (
    !hasBullet &&
    count <= 5 &&
    !/[\d\t,;"“«]|:\s/.test(text) &&
    ((isCapitals && (isApart || isList || text.endsWith(':'))) || (isApart && text.endsWith(':')))
  );
};

/** What somebody says to the reader of the mail, and no list has. */
export const TALK =
  /(?<!\p{L})(?:soy|s[oó]c|estoy|tengo|mi|mis|me|os|te|he|que|pero|aunque|porque|como|experiencia|gracias|por favor|por supuesto|preguntad|llamad|autorizo|my|i|i['’]m|is|are|please|but|you|we)(?!\p{L})/iu;

/** Whether a text has the form of an item of a list: no sentence, heading, address or number. */
export const isItem = (text: string): boolean =>
  /^\p{L}[\p{L}\p{M}'’. /&-]*!?$/u.test(text) &&
  text.split(' ').length <= 4 &&
  !TALK.test(text) &&
  !(text.length > 6 && text === text.toUpperCase());

/** Whether a line of a list of works is a sentence of a mail: it ends the list. */
export const isTalk = ({ text, isApart, hasBullet }: Line): boolean =>
  isApart &&
  !hasBullet &&
  !/^\W*(?:19|20)\d\d/.test(text) &&
  // "Hasta que llueva" is a title.
  TALK.test(text.replace(/[«“"][^»”"]*[»”"]/g, '')) &&
  text.split(' ').length >= 5 &&
  (/[.!?]\s+\p{Lu}.{20}/u.test(text.slice(20)) || !/(?:19|20)\d\d|[«“"\t|]|\bdir\b/i.test(text));

/** Whether what follows the label of a list is a sentence, and more of them. */
export function tellsMore(text: string): boolean {
  const [first = '', ...next] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return TALK.test(first) && next.length > 0;
}

const NUMBER = String.raw`,?\s*(?:n[.º°]*\s*)?(?:\d{1,3}(?!\d)|s\/n)`;
/** A street with its number, which is no year. */
export const STREET = new RegExp(
  String.raw`(?:^|\s)(?:(?:[cr]\/\s*|(?:calle|avda?\.?|av\.|avenida|avinguda|plaza|pla[cç]a|praza|pza\.?|pl\.|r[uú]a|carrer|paseo|passeig|pg\.|camino|cam[ií]|camiño|traves[ií]a|urb\.?|urbanizaci[oó]n|ronda|rambla|gran v[ií]a|kale|estrada|lugar|c\.(?=\sde\s))\s+)\p{L}[^,]{0,60}?|[\p{L} ]{2,40}\s(?:kalea|etorbidea|hiribidea|enparantza)|gran v[ií]a)${NUMBER}`,
  'iu',
);
/** A telephone, an address of mail, the number of a document. */
export const PRIVATE_NUMBER = new RegExp(
  [
    // Three years are no telephone.
    String.raw`(?<![\d/\p{L}])\+?(?!(?:19|20)\d\d(?!\d))(?:\d[ .·-]?){8,}\d(?!\d)`,
    String.raw`[\w.-]@[\w-]{1,63}\.\w|[\w.-](?: ?[([]?arroba[)\]]? ?| ?[([]at[)\]] ?| @ )[\w-]`,
    String.raw`\b(?:[XYZ][ -]?\d{7}|\d{7,8}|\d{1,2}[. ]\d{3}[. ]\d{3})[ -]?[A-Z]\b`,
    String.raw`\b\d\d[/ -]\d{7,8}[/ -]?\d\d\b`,
    String.raw`\b[A-Z]{2,3}\d{6}(?:\d{8,})?\b`,
  ].join('|'),
  'iu',
);
/** What belongs to nobody but the person. */
export const PRIVATE = new RegExp(`${PRIVATE_NUMBER.source}|${STREET.source}`, 'iu');
/** Whether a line is an address: it begins with a street, or has the code of a town. */
export const isAddress = (text: string): boolean =>
  (STREET.exec(text)?.index === 0 ||
    /(?<!\d)(?:0[1-9]|[1-4]\d|5[0-2])\d{3}\s+\p{Lu}/u.test(text)) &&
  !/\b(?:19|20)\d\d\b/.test(text);
/** Of whom a sentence speaks that is not about the person. */
export const OTHERS =
  /(?<!\p{L})(?:agente?|agents|(?<!^desde la )agencia|agency|representante?|rep\.|m[aá]nager|management|padres?|(?<!lengua )madre|father|mother(?![ -]tongue)|parents|(?<=(?:mi|su) )mujer|marido|wife|husband|hermanas?|hermanos?|hij[oa]s?|compañer[oa]s?|amig[oa]s?|mis? (?:pareja|novi[oa]|t[ií][oa]|prim[oa]|abuel[oa]|sobrin[oa]|familia|ex|repre)s?|me representa|meu pai|miña nai|meu pare|meva (?:mare|parella)|my (?:partner|boyfriend|girlfriend|uncle|aunt|cousin|grand\p{L}+|son|daughter|family)|represented by|sister|brother|friend|flatmate|visa|visado|alergia|al[eé]rgic[oa]|allerg\p{L}+)(?!\p{L})/iu;

/** Returns a label in capitals at the start of a line, without a sign: "EYES Blue", "LANGUAGES English" */
function capitalLabel(text: string): RegExpExecArray | null {
  for (const count of /^\p{Lu}{2}/u.test(text) ? [3, 2, 1] : []) {
    const found = new RegExp(
      `^((?:\\p{Lu}{2,}\\s+){${count}})(?=\\p{Lu}?\\p{Ll}|\\d|\\p{Lu}{2,3}(?:[,(]|\\s)|\\p{Lu}$)`,
      'u',
    ).exec(text);
    const name = found?.[1] ?? '';
    if (LABELS.has(plainOf(name)) || findSection(name.trim())) return found;
  }
  return null;
}

/** "Nacionalidad española", "Edad escénica 18-26": labels that nothing else begins with. */
const SPACED_LABEL =
  /^(nacionalidad|idiomas(?! [ye] )|edad \p{L}+|rango de edad|(?:fecha|lugar) de nacimiento)\s+(?=[\p{Lu}\d])/iu;

/** Cuts a line into its label and what follows a colon or a tab. */
export function cutLabel(text: string) {
  const found =
    /^([\p{L} .&/()-]{2,45}?)(?:\s\d{4})?\s*(?:\t|(?:[:=→]|>{1,2}|\/\/)\s|:$| {3,})\s*(?:[•·▪-]\s+)?/u.exec(
      text,
    ) ??
    // "Altura – 1,70"
    /^([\p{L} .]{2,30}?)\s+[–—-]\s+/u.exec(text) ??
    capitalLabel(text) ??
    SPACED_LABEL.exec(text);
  if (!found) return undefined;
  const [whole, name = ''] = found;
  // "Altura / Peso" has the height first.
  const key = plainOf(name.replace(/\(.*\)|\s*\/.*/, ''));
  const isKnown = LABELS.has(key) || IGNORED.has(key) || findSection(name) !== undefined;
  if (!/[:=→>\t]/.test(whole) && !isKnown) return undefined;
  return { key, name, start: whole.length };
}

/** Spaces between columns, at least. */
const COLUMN_GAP = 5;

/** Two labels with their values: "Ojos / Cabello: verdes / castaño claro" */
const TWO_LABELS =
  /^([\p{L} ]{2,20}?)\s*\/\s*([\p{L} ]{2,20}?)\s*(?:\t|:\s)\s*([^/]+?)\s*\/\s*([^/]+)$/du;

function cutTwoLabels(line: Line): Line[] {
  const spans = TWO_LABELS.exec(line.text)?.indices?.slice(1) ?? [];
  const [first = '', second = '', ...values] = spans.map((span) => line.text.slice(...span!));
  if (![first, second].every((label) => LABELS.has(plainOf(label)))) return [line];
  return [first, second].map((label, index) => {
    const [from, to] = spans[index]!;
    const at = [...line.at.slice(from, to + 2), ...line.at.slice(...spans[index + 2]!)];
    return { ...line, text: `${label}: ${values[index]}`, at };
  });
}

/** Cuts a line that has several labels: "Altura: 1,63 m. • Ojos: verdes". */
export function cutLabels(line: Line): Line[] {
  return cutCells(line)
    .flatMap(cutTwoLabels)
    .flatMap((cell) => (cell.text.includes('\t') ? cell : cutParts(cell)));
}

/** Whether a sentence begins with what it is about: "Idiomas mi lengua materna es…", "De acentos hago…" */
function tellsSection(text: string): boolean {
  const [, word = ''] = /^(?:(?:[Dd]e|[Ee]n)\s)?(\p{L}+)\s(?=\p{Ll})/u.exec(text) ?? [];
  return /studies|awards|languages|accents|skills/.test(findSection(word) ?? '');
}

function cutParts(line: Line): Line[] {
  // Columns stand apart, but a label and its value are one part.
  const isColumn = (start: number) => {
    const before = line.text
      .slice(0, start)
      .trimEnd()
      .split(/\s{5,}/)
      .at(-1)!;
    const label = cutLabel(before + ' '.repeat(3));
    return !label || label.start < before.length;
  };
  // A year, or the level of a language, stands in a column of its own.
  const isPart = (end: number, start: number) =>
    /^\s*(?:19|20)\d\d$/.test(line.text.slice(0, end)) ||
    findValues('levels', line.text.slice(start).split(/\s{2,}/)[0]!).length > 0;
  const starts = [
    ...line.text.matchAll(
      /(?:\s[•|·–/-]\s+|(?<=[.;,])\s+|\s{2,}|\s(?=\p{Lu}\p{Ll}+:))(?=\p{Lu}[\p{L} ]{2,30}:\s)|\s{2,}(?=\p{Lu}{3,}\s)|\s{5,}(?=\S)/gu,
    ),
  ]
    .map(({ index, 0: gap }) => [index, index + gap.length] as const)
    .filter(
      ([end, start]) =>
        startsPart(line.text.slice(start).replace(/ {2,}\p{Lu}{3,}\s.*/u, '')) ||
        (start - end >= COLUMN_GAP && isColumn(start) && !isPart(end, start)),
    );
  const sentences = [...line.text.matchAll(/(?<=[.!?)])\s+(?:Y\s+)?(?=\p{L})/gu)]
    .map(({ index, 0: gap }) => [index, index + gap.length] as const)
    .filter(([, start]) => tellsSection(line.text.slice(start)));
  const cuts = [...starts, ...sentences, [line.text.length, 0] as const].toSorted(
    ([one], [other]) => one - other,
  );
  return cuts.map(([end], number) => {
    const start = number === 0 ? 0 : cuts[number - 1]![1];
    const { hasBullet, isApart } = line;
    const isFirst = number === 0;
    return {
      text: line.text.slice(start, end),
      at: line.at.slice(start, end),
      hasBullet: isFirst && hasBullet,
      isApart: isFirst ? isApart : tellsSection(line.text.slice(start)),
    };
  });
}

/** Cuts a row of labels and values: "Altura", "1,64", "Voz", "Soprano"; or of cells with a label each. */
function cutCells(line: Line): Line[] {
  if (!line.text.includes('\t')) return [line];
  const cells = line.text.split('\t');
  const isKnown = (text = '') =>
    text.endsWith(':') ||
    LABELS.has(plainOf(text)) ||
    IGNORED.has(plainOf(text)) ||
    findSection(text) !== undefined;
  const hasLabel = (cell: string) => /^(?!nivel)[^:]{2,40}:\s/i.test(cell) || capitalLabel(cell);
  const size = cells.every((cell) => !cell || hasLabel(cell))
    ? 1
    : isKnown(cells[0]) && isKnown(cells[2])
      ? 2
      : cells.length;
  let start = 0;
  return Array.from({ length: Math.ceil(cells.length / size) }, (_, index) => {
    const text = cells.slice(index * size, (index + 1) * size).join('\t');
    const at = line.at.slice(start, start + text.length);
    start += text.length + 1;
    return { text, at, hasBullet: line.hasBullet, isApart: index === 0 && line.isApart };
  }).filter(({ text }) => text.trim());
}

/** Words with which a line says something of its own, without a label: "Actriz nacida en Lugo" */
const STARTS =
  /^(?:\p{L}+ ){0,2}(?:nacid[oa]s?|nac[ií]|naci[oó]|nace|born|resid\p{L}+|viv[eo]|mid[eo]|natural)(?: \p{L}+)? (?:en|in|el|on|entre|de|\d)/iu;

/** Whether a line says where somebody was born or lives; "Born in Flames (1983)" is a title. */
export const isAboutPerson = (text: string): boolean =>
  STARTS.test(text) && !/["“«]|\((?:19|20)\d\d\)/.test(text);

export const startsPart = (text: string): boolean => {
  const label = cutLabel(text);
  return (
    findSection(text) !== undefined ||
    isWorks(text) ||
    STARTS.test(text) ||
    isAddress(text) ||
    findValues('sections', text).length > 0 ||
    (label !== undefined &&
      (LABELS.has(label.key) ||
        IGNORED.has(label.key) ||
        findSection(label.name) !== undefined ||
        isWorks(label.name)))
  );
};
