import { type ListName, findValues, readRated } from '#contract/vocabulary.ts';
import { fold } from '#contract/words.ts';

/*
 * What a cell says below a header that names one value of a list: "Inglés", "Carnet de conducir". It says yes, no,
 * nothing, a level of the value, or a kind of it; what is none of these is unclear, and the editor is asked.
 */

/** What stands in cells for an answer, without case, accents, spaces and a full stop at the end. */
const SIGNS = {
  yes: /^(?:s|si|y|yes|x|1|true|verdadero|ok|(?:si)?tiene|[✓✔☑✅])$/u,
  no: /^(?:n|no|none|0|false|falso|nada|nunca|(?:aun|todavia)no|ningun[oa]?|[✗✘❌]|(?:no|sin)(?:lo|tiene|tengo|habla|hablo|conduce|sabe|dispone|carnet?|permiso|licencia|de|conducir)+)$/u,
  nothing: /^(?:[-–—−_/.¿?]*|n[/.][acd]|s\/d|ns\/nc|noconsta|noprocede|noaplica)$/,
};

/** Returns what a cell says without a name: hyphens, question marks, "N/C" and "n/a" say nothing. */
export function signOf(cell: string): keyof typeof SIGNS | undefined {
  const text = fold(cell).replace(/[\s!]|\.$/g, '');
  return (['yes', 'no', 'nothing'] as const).find((sign) => SIGNS[sign].test(text));
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

/** Reads one entry of a cell: a kind of what the header names, a level of it, or another value of the list. */
function readEntry(list: ListName, name: string, text: string): Entry | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const isLicence = valueOf(list, name)?.endsWith('Licence');
  // "A2" is a class of licences, and no level of one.
  const kind = `${isLicence ? 'carné' : name} ${text}`;
  if (valueOf(list, kind)) return { name: kind, level: '' };
  const rated = readRated(list, `${name}: ${text}`);
  // "habla: alto, escribe: medio" says two levels.
  const isLevel = rated.levels.length > 0 && rated.name === name;
  if (!isLicence && isLevel) return { name, level: rated.level };
  return valueOf(list, text) ? { name: text, level: '' } : undefined;
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
  const own = { name, level: '' };
  const unclear = [{ name: `${name}: ${cell}`, level: '', isUnclear: true }];
  // Below a language "N" is "nativo" as often as "no".
  if (list === 'languages' && /^n\.?$/i.test(cell)) return unclear;
  const sign = signOf(cell);
  if (sign) return sign === 'yes' ? [own] : [];
  if (isDoubtful(cell)) return unclear;
  const whole = readEntry(list, name, cell);
  if (whole) return [whole];
  const parts = cell.split(/[,;/+()&\n-]|\s(?:y|e|and)\s/).map((text) => text.trim());
  const said = parts.filter(Boolean);
  if (said.length > 0 && said.every((text) => signOf(text) === 'no')) return [];
  const entries = said.flatMap((text) =>
    signOf(text) === 'yes' ? own : (readEntry(list, name, text) ?? []),
  );
  const levels = new Set(entries.flatMap(({ level }) => findValues('levels', level)[0] ?? []));
  // "Sí / No", "Sí, pero caducado", "medio (C1)"
  if (entries.length === 0 || entries.length < said.length || levels.size > 1) return unclear;
  // "Sí y PER" says two values, "Sí (B)" one.
  const isOfOwn = entries.some((entry) => entry !== own && !said.includes(entry.name));
  return isOfOwn ? entries.filter((entry) => entry !== own) : entries;
}
