import type { Choice } from '../../fields/choices.ts';
import type { Bilingual } from '../../texts/labels.ts';

/** A choice with other names that people write for it. */
export interface NamedChoice extends Choice {
  aliases?: readonly string[];
}

/** What the cells of a column contain. */
export type CellType =
  | { kind: 'text'; maxLength?: number; isOneLine?: boolean }
  | { kind: 'number'; min?: number; max?: number; isWhole?: boolean; isHeight?: boolean }
  | { kind: 'choice'; choices: NamedChoice[] }
  | { kind: 'choices'; choices: NamedChoice[] }
  | { kind: 'levels'; choices: NamedChoice[]; levels: NamedChoice[]; isLevelRequired: boolean }
  | { kind: 'day' }
  | { kind: 'flag' };

/** A column of a spreadsheet that holds the values of one field. */
export interface Column {
  name: string;
  label: Bilingual;
  /** Other headers that people write, in any spelling that {@link normalise} makes equal. */
  aliases: readonly string[];
  isRequired: boolean;
  type: CellType;
}

/** Returns a text without case, accents, punctuation and spaces, to compare what people write. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type Named = Pick<Column, 'name' | 'label' | 'aliases'>;

const headersOf = ({ name, label, aliases }: Named): string[] =>
  [name, label.es, label.en, ...aliases].map(normalise);

/** Returns the column of each header, or `undefined` for a header that names none. */
export function matchHeaders<T extends Named>(
  headers: readonly string[],
  columns: readonly T[],
): (T | undefined)[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    const text = normalise(header);
    const found = columns.find(
      (column) => !taken.has(column.name) && text !== '' && headersOf(column).includes(text),
    );
    if (found) taken.add(found.name);
    return found;
  });
}
