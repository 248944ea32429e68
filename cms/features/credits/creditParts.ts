/* A line of credits is cut into its parts: at quotes, brackets, columns, dashes, commas and labels. */

/** A part of a line of credits, between separators, quotes or brackets. */
export interface Segment {
  text: string;
  kind: 'plain' | 'quoted' | 'bracketed';
}

/** The months, as alternatives of a pattern. */
const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december|jan|apr|aug|dec';
const YEAR = '(?:19|20)\\d\\d';
/** A year or a range of years, with the months before them; its groups are the first and the last year. */
export const YEARS =
  `(?<![\\p{L}\\d])(?:(?<!del\\s)(?:${MONTHS})\\.?\\s+(?:(?:del?|of)\\s+)?|\\d{1,2}[/.]){0,2}(${YEAR})` +
  `(?:\\s*(?:[-–—/]|al?|to|y|and|hasta)\\s*(${YEAR}|\\d\\d(?!\\d)|(?:la\\s+)?act(?:ual(?:idad|mente)?)?|presente?|hoy|now|today|current|ongoing)(?!\\p{L})\\.?|\\s*[-–—](?=\\s*[):]))?(?![\\p{L}\\d])`;
const DATE = new RegExp(`(?<![\\p{L}\\d])(?:(?:a[ñn]o|year|fecha|date)\\s*:\\s*)?${YEARS}`, 'giu');
/** A text within quotes or brackets; after a letter, a quote is an apostrophe. */
const ENCLOSED =
  /(«[^»]*»|“[^”]*”|“[^"]*"|"[^"]*"|(?<!\p{L})‘[^’]*’|„[^”]*”|\([^)]*\)|\[[^\]]*\])/u;

/** A comma, or a full stop that does not end an abbreviation or an initial. */
const SENTENCE_END =
  /(?<!(?:^|[\s,(])(?:dirs?|direc|pers|prod|prof|orq|fr|tte|dra?|sra?|st|sta|sto|mrs?|ms|jr|c[ií]a|temp|caps?|eps?|vol|n[ou]m|no|asoc|int|coord|(?:\p{L}\.)*\p{L}))\.(?=\s)|,(?=[\s\p{L}])/iu;
/** A label of a director in the middle of a line, where a part starts. */
const LABEL = /(?<!\sy)\s+(?=dir(?:s|ec|ecc|ecci[oó]n|ector|ectora|ectores)?\s*[.:](?!\p{L}\.))/giu;
/** Separates parts in a text whose other separators stay as they are. */
const CUT = '\u0001';

/** Cells of a table: tabs, bars, or spaces that make columns. */
export const COLUMNS = /\t|\s*\|\s*|\s{2,}|;\s*/;
const DASHES = /\s[-–—‒―−]+\s|\s\/\s|\s[·•>→]\s|[–—]/;

const trim = (text: string): string =>
  text
    .replace(/^[\s,;:.|/·•*–—-]+(?!\.)|[\s,;:|/·•*–—-]+$/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!(?:^|[\s.])\p{L}|\b(?:S\.?L|P\.?C|S\.?A|Inc|Ltd|Jr))\.$/u, '')
    .trim();

/** Splits a text without quotes and brackets into its parts. */
function splitPlain(text: string): string[] {
  const marked = text.replace(LABEL, CUT);
  const hasColumns = COLUMNS.test(marked.trim());
  const cells = marked.split(CUT).flatMap((part) => part.split(COLUMNS));
  const dashed = cells.flatMap((part) => part.split(DASHES));
  const parts = hasColumns ? cells : dashed.flatMap((part) => part.split(SENTENCE_END));
  return parts.map(trim).filter(Boolean);
}

/** Cuts a line into texts within quotes, within brackets, and between them. */
const cutQuotes = (line: string): Segment[] =>
  line.split(ENCLOSED).flatMap((text, index): Segment[] => {
    if (index % 2 === 0) return text ? [{ text, kind: 'plain' }] : [];
    return [{ text: text.slice(1, -1), kind: /^[([]/.test(text) ? 'bracketed' : 'quoted' }];
  });

/** Cuts a line of credits into its parts and takes its year out, which can be anywhere but in quotes. */
export function cutLine(line: string) {
  const cut = cutQuotes(line);
  const years = cut
    .filter(({ kind }) => kind !== 'quoted')
    .flatMap((segment) => [...segment.text.matchAll(DATE)].map((match) => ({ segment, match })));
  // A year in brackets, else the last: "1917 (2019)".
  const chosen = years.find(({ segment }) => segment.kind === 'bracketed') ?? years.at(-1);
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
  /** The first year of a range. */
  const year = chosen?.match[1];
  return { parts: parts.filter(({ text }) => text), year };
}
