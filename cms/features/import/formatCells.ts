import type { Choice } from '../../fields/choices.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { type CellType, withoutGroup } from './spreadsheetCells.ts';

type Language = keyof Bilingual;
type Formatter<Kind> = (
  value: unknown,
  type: Extract<CellType, { kind: Kind }>,
  language: Language,
) => string;

const YES = bilingual('sí', 'yes');
const NO = bilingual('no', 'no');
const SEPARATOR = '; ';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns the label of a choice without the group that those of skills start with. */
const labelOf = (value: unknown, choices: readonly Choice[], language: Language): string => {
  const choice = choices.find((one) => one.value === value);
  return choice ? withoutGroup(choice.label[language]) : String(value);
};

const FORMATTERS: { [Kind in CellType['kind']]: Formatter<Kind> } = {
  text: (value) => String(value),
  number: (value) => String(value),
  choice: (value, { choices }, language) => labelOf(value, choices, language),
  choices: (value, { choices }, language) =>
    (value as unknown[]).map((one) => labelOf(one, choices, language)).join(SEPARATOR),
  levels: (value, { choices, levels }, language) =>
    (value as { key: string; level?: string | null }[])
      .map(({ key, level }) =>
        [
          labelOf(key, choices, language),
          ...(level ? [labelOf(level, levels, language)] : []),
        ].join(': '),
      )
      .join(SEPARATOR),
  day: (value) => String(value).slice(0, DAY_LENGTH),
  flag: (value, _, language) => (value ? YES : NO)[language],
};

/** Returns the text of a cell for a value; `readCell` returns the value again in both languages. */
export const formatCell = (value: unknown, type: CellType, language: Language): string =>
  value === undefined || value === null
    ? ''
    : (FORMATTERS[type.kind] as Formatter<string>)(value, type as never, language);
