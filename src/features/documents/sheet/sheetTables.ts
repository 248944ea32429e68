import type { Locale } from '~/lib/i18n/locale';
import type { Cell, Column, SheetTable, Words } from './sheet';
import { capitalise } from '~/lib/format/words';
import { langAttribute } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';
import { creditDetails } from '~/features/talents/creditTexts';
import { CREDIT_LISTS, type CreditList } from '~/features/talents/works';

/** A localised text of the content. */
export interface LocalText {
  text: string;
  lang: Locale;
}

/** The fields of a credit that a sheet shows. */
interface SheetCredit {
  year?: number | undefined;
  title: string;
  kind?: string | undefined;
  role?: LocalText | undefined;
  billing?: string | undefined;
  season?: number | undefined;
  episodes?: number | undefined;
  director?: string | undefined;
  company?: string | undefined;
  broadcaster?: string | undefined;
  status: string;
}

/** The fields of an award that a sheet shows. */
interface SheetAward {
  year?: number | undefined;
  award: LocalText;
  work?: string | undefined;
  result: string;
}

/** A talent's credits and awards. */
export type SheetWork = Record<CreditList, SheetCredit[]> & {
  awards: SheetAward[];
  /** The list of talents that the person belongs to. */
  list: string;
};

const EMPTY: Cell = { text: '' };

/** Returns a localised text, with its language if it differs from the sheet's. */
export function wordsOf(locale: Locale, text: LocalText | undefined): Words {
  const lang = langAttribute(locale, text);
  return { text: text?.text ?? '', ...(lang && { lang }) };
}

/** Returns the first text, with the second one as its note; the second alone becomes the text. */
function withNote(words: Words, note: string | undefined): Cell {
  if (!note) return words;
  return words.text ? { ...words, note } : { text: note };
}

function creditCells(locale: Locale, list: CreditList, credit: SheetCredit): Cell[] {
  const { year, title, role, billing, director, company, broadcaster } = credit;
  const part = billing && label(locale, 'billings', billing);
  return [
    { text: year?.toString() ?? '' },
    withNote({ text: title }, creditDetails(locale, list, credit, 'long')),
    withNote(wordsOf(locale, role), role ? part : part && capitalise(locale, part)),
    { text: director ?? '' },
    withNote({ text: company ?? '' }, broadcaster),
  ];
}

/** Removes the columns in which no row has a text. */
function withoutEmptyColumns({ title, columns, rows }: SheetTable): SheetTable {
  const isUsed = columns.map((_column, index) => rows.some((row) => row[index]?.text));
  const keep = <T>(items: T[]) => items.filter((_item, index) => isUsed[index]);
  return { title, columns: keep(columns), rows: rows.map(keep) };
}

function creditTable(locale: Locale, list: CreditList, work: SheetWork): SheetTable {
  const t = translator(locale);
  // Those who direct or write have a function, not a character.
  const role = work.list === 'directors' ? 'function' : 'role';
  const columns: Column[] = [
    { style: 'year', label: t('talent:sheet.columns.year') },
    { style: 'title', label: t('talent:sheet.columns.title') },
    { style: 'text', label: t(`talent:sheet.columns.${role}`) },
    { style: 'text', label: t('talent:sheet.columns.director') },
    { style: 'text', label: t(`talent:sheet.columns.company.${list}`) },
  ];
  const rows = work[list].map((credit) => creditCells(locale, list, credit));
  return withoutEmptyColumns({ title: t(`talent:${list}`), columns, rows });
}

function awardTable(locale: Locale, awards: SheetAward[]): SheetTable {
  const t = translator(locale);
  const columns: Column[] = [
    { style: 'year', label: t('talent:sheet.columns.year') },
    { style: 'title', label: t('talent:sheet.columns.award') },
    { style: 'text', label: t('talent:sheet.columns.work') },
    { style: 'text', label: t('talent:sheet.columns.result') },
  ];
  const rows = awards.map(({ year, award, work, result }): Cell[] => [
    { text: year?.toString() ?? '' },
    wordsOf(locale, award),
    work ? { text: work } : EMPTY,
    { text: capitalise(locale, label(locale, 'awardResults', result)) },
  ]);
  return withoutEmptyColumns({ title: t('talent:awards'), columns, rows });
}

/** Returns the tables of a sheet, one per kind of work and one for awards, without empty ones. */
export function createTables(locale: Locale, work: SheetWork): SheetTable[] {
  const credits = CREDIT_LISTS.map((list) => creditTable(locale, list, work));
  return [...credits, awardTable(locale, work.awards)].filter(({ rows }) => rows.length > 0);
}
