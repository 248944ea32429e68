import { type ListName, findValues, readRated, valuesOf } from '#contract/vocabulary.ts';
import { fold } from '#contract/words.ts';

/*
 * What a cell says below a header that names one value of a list: "Inglés", "Carnet de conducir". It says yes, no,
 * nothing, a level of the value, or a kind of it; what is none of these is unclear, and the editor is asked.
 */

/** What stands in cells for an answer, without case, accents, spaces and full stops. */
const SIGNS = {
  yes: /^(?:s|si|y|yes|x|×|1|true|verdadero|ok|(?:si)?tiene|[✓✔☑✅√])$/u,
  no: /^(?:n|no|not|none|0|false|falso|nada|nunca|ningun(?:[oa]|o\/a)?|aunno|todaviano|[✗✘❌☐])$/u,
  notThis:
    /^(?:no|sin)(?:tiene|tengo|lo|habla|hablo|conduce|sabe|dispone|carnet?|permiso|licencia|de|conducir)+$/,
  nothing: /^(?:[-–—−_/]*|n\/[acd]|s\/d|ns\/nc|noconsta|noprocede|noaplica)$/,
};

/** Returns what a cell says without a name: hyphens or dashes, "N/C" and "n/a" say nothing. */
export function signOf(cell: string): 'yes' | 'no' | 'nothing' | undefined {
  // "N.C." is "N/C", but "NA" can be a name.
  const text = cell.replace(/^(\p{L})\.\s?(\p{L})\.?$/u, '$1/$2');
  const sign = fold(text).replace(/[\s.!]/g, '');
  if (SIGNS.yes.test(sign)) return 'yes';
  if (SIGNS.no.test(sign) || SIGNS.notThis.test(sign)) return 'no';
  return SIGNS.nothing.test(sign) ? 'nothing' : undefined;
}

/** "Carnet / vehículo", "Inglés (nivel)" */
const nameOf = (header: string): string => header.replace(/[/(].*/, '').trim();

/** Returns the value of a list that a text means; `undefined` if it means none, or several. */
function valueOf(list: ListName, text: string): string | undefined {
  const [value, ...others] = findValues(list, text);
  return others.length === 0 ? value : undefined;
}

/** Returns the value of a list that a header names; `undefined` if it names none, or several. */
export const valueNamed = (list: ListName, header: string): string | undefined =>
  valueOf(list, nameOf(header));

/** An entry of a list with levels. */
interface Entry {
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
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const value = valueOf(list, name);
  const isLicence = value?.endsWith('Licence');
  // "A2" is a class of licences, and no level of one.
  const kinds = [isLicence ? 'carné' : name, name.split(' ')[0]].map((start) => `${start} ${text}`);
  const kind = kinds.find((one) => valueOf(list, one));
  if (kind) return { name: kind, level: '' };
  const rated = readRated(list, `${name}: ${text}`);
  // "habla: alto, escribe: medio" says two levels.
  const isLevel = rated.levels.length > 0 && rated.name === name;
  if (!isLicence && isLevel) return { name, level: rated.level };
  const groupOf = (key: string) => valuesOf(list).find((one) => one.value === key)?.group;
  const other = valueOf(list, text);
  return other && groupOf(other) === groupOf(value!) ? { name: text, level: '' } : undefined;
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
  const read = (text: string) => {
    const sign = signOf(text);
    const entry = sign ? undefined : readEntry(list, name, text);
    return { text, sign, entry, isRead: Boolean(sign ?? entry) };
  };
  const whole = read(cell);
  const texts = cell.split(/[,;/+()&\n-]|\s(?:y|e|and)\s/).map((text) => text.trim());
  const parts = whole.isRead ? [whole] : texts.filter(Boolean).map(read);
  const signs = new Set(parts.map(({ sign }) => sign));
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  const levels = new Set(entries.flatMap(({ level }) => findValues('levels', level)[0] ?? []));
  const others = parts.filter(({ isRead }) => !isRead);
  const isPlain = entries.length === 0 && others.length === 0;
  // "-", "no", "sí", "Sí / Sí"
  if (isPlain && !isDoubtful(cell) && signs.size === 1) {
    return signs.has('yes') ? [{ name, level: '' }] : [];
  }
  // "Sí / No", "no nativo", "Sí, pero caducado", "medio (C1)", "?"
  const isMixed = signs.has('yes') && entries.length === 0;
  const isContrary = signs.has('no') || isMixed || levels.size > 1 || parts.length === 0;
  if (isDoubtful(cell) || isContrary) return [unclear(cell)];
  // "Sí y PER" says two values, "Sí (B)" one.
  const isOwn = parts.some(({ text, entry }) => entry && entry.name !== text);
  const own = signs.has('yes') && !isOwn ? [{ name, level: '' }] : [];
  return [...own, ...entries, ...others.map(({ text }) => unclear(text))];
}
