import { type ListName, findValues, readRated, valuesOf } from '#contract/vocabulary.ts';
import { fold } from '#contract/words.ts';

/*
 * What a cell says below a header that names one value of a list: "Inglés", "Carnet de conducir". It says yes, no,
 * nothing, a level of the value, or a kind of it; what is none of these is unclear, and the editor is asked.
 */

/** What stands in cells for an answer, without case, accents, spaces and full stops. */
const SIGNS = {
  yes: 's si y yes x × 1 true verdadero ok tiene ✓ ✔ ☑ ✅ √'.split(' '),
  no: 'n no not none 0 false falso nada nunca ninguno ninguna notiene notengo nohabla nohablo noconduce nosabe nodispone sincarnet sincarne sinpermiso sinlicencia aunno todaviano ✗ ✘ ❌ ☐'.split(
    ' ',
  ),
  nothing: 'n/a n/c n/d s/d ns/nc noconsta noprocede noaplica'.split(' '),
};

/** Returns what a cell says without a name: a line of hyphens or dashes, "N/C" and "n/a" say nothing. */
export function signOf(cell: string): keyof typeof SIGNS | undefined {
  if (/^[-–—−_.…\s]*$/.test(cell)) return 'nothing';
  // "N.C." is "N/C", but "NA" can be a name.
  const text = cell.replace(/^(\p{L})\.\s?(\p{L})\.?$/u, '$1/$2');
  const sign = fold(text).replace(/[\s.!]/g, '');
  return (['yes', 'no', 'nothing'] as const).find((kind) => SIGNS[kind].includes(sign));
}

/** "Carnet / vehículo", "Inglés (nivel)" */
const nameOf = (header: string): string => header.replace(/[/(].*/, '').trim();

const isValue = (list: ListName, text: string): boolean => findValues(list, text).length === 1;

/** Returns the value of a list that a header names; `undefined` if it names none, or several. */
export function valueNamed(list: ListName, header: string): string | undefined {
  const [value, ...others] = findValues(list, nameOf(header));
  return others.length === 0 ? value : undefined;
}

/** An entry of a list with levels. */
export interface Entry {
  name: string;
  /** The text of the level; empty if there is none. */
  level: string;
  /** Whether it counts only if an editor says what it is. */
  isUnclear?: boolean;
}

/** Whether a text has a question mark: "Inglés?", "B2 (?)". */
export const isDoubtful = (text: string): boolean => text.includes('?');

/** Reads one entry of a cell: a kind of what the header names, a level of it, or another value of its group. */
function readEntry(list: ListName, name: string, text: string): Entry | undefined {
  const [value] = findValues(list, name);
  const isLicence = value?.endsWith('Licence');
  // "A2" is a class of licences, and no level of one.
  const kinds = isLicence ? [`carné ${text}`] : [`${name} ${text}`];
  const kind = [...kinds, `${name.split(' ')[0]} ${text}`].find((one) => isValue(list, one));
  if (kind) return { name: kind, level: '' };
  const { levels, level } = readRated(list, `${name}: ${text}`);
  if (!isLicence && levels.length > 0) return { name, level };
  const groupOf = (key?: string) => valuesOf(list).find((one) => one.value === key)?.group;
  const [other] = findValues(list, text);
  const isOfGroup = isValue(list, text) && groupOf(other) === groupOf(value);
  return isOfGroup ? { name: text, level: '' } : undefined;
}

/**
 * Returns what a cell says below a header that names a value of a list.
 *
 * @example
 * readBelow('languages', 'Inglés', 'sí') // "Inglés"; of "no" and "-" nothing, of "B2" "Inglés" with that level
 * readBelow('skills', 'Carnet de conducir', 'B y PER') // "carné B", "PER"; "en trámite" is unclear
 */
export function readBelow(list: ListName, header: string, cell: string): Entry[] {
  const name = nameOf(header);
  const unclear = (text: string) => ({ name: `${name}: ${text}`, level: '', isUnclear: true });
  if (isDoubtful(cell)) return [unclear(cell)];
  const read = (text: string) => {
    const sign = signOf(text);
    return { text, sign, entry: sign ? undefined : readEntry(list, name, text) };
  };
  const isRead = ({ sign, entry }: ReturnType<typeof read>) => Boolean(sign ?? entry);
  /** "B-C", "A2 B" */
  const apart = (text: string) => {
    const pieces = text.split(/[\s-]+/).map(read);
    return pieces.every(isRead) ? pieces : read(text);
  };
  const whole = read(cell);
  const texts = cell.split(/[,;/+()&\n]|\s(?:y|e|and)\s/).map((text) => text.trim());
  const parts = isRead(whole) ? [whole] : texts.filter(Boolean).flatMap(apart);
  const signs = new Set(parts.map(({ sign }) => sign));
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  const levels = new Set(entries.flatMap(({ level }) => findValues('levels', level)[0] ?? []));
  const others = parts.filter((part) => !isRead(part));
  const isOnlyNo = parts.every(({ sign }) => sign === 'no' || sign === 'nothing');
  if (isOnlyNo) return [];
  // "Sí / No", "no nativo", "Sí, pero caducado", "medio (C1)"
  const isMixed = signs.has('yes') && entries.length === 0 && others.length > 0;
  if (signs.has('no') || isMixed || levels.size > 1) return [unclear(cell)];
  if (entries.length === 0 && signs.has('yes')) return [{ name, level: '' }];
  return [...entries, ...others.map(({ text }) => unclear(text))];
}
