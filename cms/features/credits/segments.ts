/** A part of a line of credits, between separators, quotes or brackets. */
export interface Segment {
  text: string;
  kind: 'plain' | 'quoted' | 'bracketed';
}

/** A line of credits in parts, and the year that it names. */
interface Segments {
  parts: Segment[];
  /** The first year of a range. */
  year: string | undefined;
  /** The last year of a range, which studies have ended in. */
  lastYear: string | undefined;
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
const QUOTES: Record<string, string> = { '«': '»', '“': '”', '"': '"', '‘': '’', '„': '”' };
const BRACKETS: Record<string, string> = { '(': ')', '[': ']' };

/** Words that end with a full stop and do not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s,(])(?:dirs?|direc|pers|prod|prof|dra?|sra?|st|sta|sto|mrs?|ms|jr|c[ií]a|temp|caps?|eps?|vol|n[ou]m|no|asoc|int|coord|(?:\p{L}\.)*\p{L})$/iu;
/** A label of a person or a role in the middle of a line, where a part starts. */
const LABELS = [
  /\s+(?=dirigid[oa]s?\s+por\s)/giu,
  /\s+(?=dir(?:s|ec|ecc|ecci[oó]n|ector|ectora|ectores)?\s*[.:](?!\p{L}\.))/giu,
  /\s+(?=(?:directed|dir)\.?\s+by\s)/giu,
  /\s+(?=(?:papel|personaje|rol|role|character|part|productora|prod\.?|cadena|plataforma)\s*:)/giu,
  /\s+(?=(?:(?:donde\s+)?interpret(?:ando|o|a|é)\s+a|en el papel de|en el rol de|hago de|hac[ií]a de|hice de|playing)\s)/giu,
  /(?<=\S\s*)\s(?=(?:como|as)\s+(?:["“«‘]|\p{Lu}|(?:el|la|los|las|un|una|the|a|an)\s))/gu,
  /\s+(?=(?:voz|voice)\s+(?:de|of)\s)/giu,
];
/** Separates parts in a text whose other separators stay as they are. */
const CUT = '\u0001';

/** Cells of a table: tabs, bars, or spaces that make columns. */
const COLUMNS = /\t|\s\|\s|\||\s{2,}|;\s*/;
const DASHES = /\s[-–—‒―−]+\s|\s\/\s|\s[·•>→]\s|[–—]/;

/** Splits at full stops and commas, unless an abbreviation or an initial ends there. */
function splitSentences(text: string, withCommas: boolean): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(withCommas ? /[.,](?=\s)|,(?=\p{L})/gu : /\.(?=\s)/gu)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(start, match.index))) continue;
    parts.push(text.slice(start, match.index));
    start = match.index + 1;
  }
  return [...parts, text.slice(start)];
}

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
  return marked
    .split(CUT)
    .flatMap((part) => part.split(COLUMNS))
    .flatMap((part) => (hasColumns ? [part] : part.split(DASHES)))
    .flatMap((part) => (hasColumns ? [part] : splitSentences(part, true)))
    .map(trim)
    .filter(Boolean);
}

/** Cuts a line into texts within quotes, within brackets, and between them. */
function cutQuotes(line: string): Segment[] {
  const parts: Segment[] = [];
  let plain = '';
  const flush = () => {
    if (plain) parts.push({ text: plain, kind: 'plain' });
    plain = '';
  };
  for (let index = 0; index < line.length; index++) {
    const char = line[index]!;
    const close = QUOTES[char] ?? BRACKETS[char];
    const isApostrophe = char === '‘' && /\p{L}/u.test(line[index - 1] ?? '');
    let end = close && !isApostrophe ? line.indexOf(close, index + 1) : -1;
    if (end < 0 && char === '“') end = line.indexOf('"', index + 1);
    if (end < 0) plain += char;
    else {
      flush();
      const text = line.slice(index + 1, end);
      parts.push({ text, kind: char in BRACKETS ? 'bracketed' : 'quoted' });
      index = end;
    }
  }
  flush();
  return parts;
}

const fullYear = (text: string | undefined, first: string): string | undefined => {
  if (!text || !/^\d/.test(text)) return undefined;
  return text.length === 4 ? text : first.slice(0, 2) + text;
};

/** Cuts a line of credits into its parts and takes its year out, which can be anywhere but in quotes. */
export function cutLine(line: string): Segments {
  const cut = cutQuotes(line);
  const found: { year: string; lastYear: string | undefined; part: number; at: number }[] = [];
  for (const [part, { text, kind }] of cut.entries()) {
    if (kind === 'quoted') continue;
    for (const match of text.matchAll(YEARS)) {
      const year = match[1]!;
      found.push({ year, lastYear: fullYear(match[2], year), part, at: match.index });
    }
  }
  // A year in brackets, else the one that starts the line, else the last: "1917 (2019)".
  const chosen =
    found.find(({ part }) => cut[part]!.kind === 'bracketed') ??
    found.find(({ part, at }) => part === 0 && !/[\p{L}\d]/u.test(cut[0]!.text.slice(0, at))) ??
    found.at(-1);
  if (chosen) {
    const segment = cut[chosen.part]!;
    const matched = [...segment.text.matchAll(YEARS)].find(({ index }) => index === chosen.at)![0];
    const [before, after] = [
      segment.text.slice(0, chosen.at),
      segment.text.slice(chosen.at + matched.length),
    ];
    segment.text = `${before}${before && after ? CUT : ''}${after}`;
  }
  const parts = cut.flatMap(({ text, kind }): Segment[] =>
    kind === 'quoted'
      ? [{ text: text.trim(), kind }]
      : splitPlain(text).map((part) => ({ text: part, kind })),
  );
  return {
    parts: parts.filter(({ text }) => text),
    year: chosen?.year,
    lastYear: chosen?.lastYear,
  };
}
