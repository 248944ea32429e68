import type { ClientField } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';

type Option = string | { label?: unknown; value: string };

/** A column of a list, as people read it. */
export interface PresetField {
  label: string;
  /** Labels of the values of a select field, by value. */
  values: ReadonlyMap<string, string>;
}

const WORDS: Record<string, Bilingual> = {
  equals: bilingual('es', 'is'),
  not_equals: bilingual('no es', 'is not'),
  in: bilingual('es', 'is'),
  not_in: bilingual('no es', 'is not'),
  contains: bilingual('contiene', 'contains'),
  like: bilingual('contiene', 'contains'),
  not_like: bilingual('no contiene', 'does not contain'),
  greater_than: bilingual('después de o más de', 'after or more than'),
  greater_than_equal: bilingual('desde', 'from'),
  less_than: bilingual('antes de o menos de', 'before or less than'),
  less_than_equal: bilingual('hasta', 'up to'),
};
const OR = bilingual('o', 'or');
const YES = bilingual('sí', 'yes');
const NO = bilingual('no', 'no');
const FILLED = bilingual('tiene valor', 'has a value');
const EMPTY = bilingual('está vacío', 'is empty');
const DAY = /^(\d{4}-\d{2}-\d{2})T/;

const textOf = (label: unknown, language: AdminLanguage): string => {
  const text = typeof label === 'object' && label ? (label as Bilingual)[language] : label;
  return typeof text === 'string' ? text : '';
};

/** Returns the columns of a list by their names, columns that store nothing included. */
export function findPresetFields(
  fields: readonly ClientField[],
  language: AdminLanguage,
): Map<string, PresetField> {
  const flat = flattenTopLevelFields([...fields], {
    keepPresentationalFields: true,
    moveSubFieldsToTop: true,
  });
  const found = new Map<string, PresetField>();
  for (const field of flat) {
    const name = field.accessor ?? ('name' in field ? field.name : undefined);
    if (!name) continue;
    const label = 'label' in field ? textOf(field.label, language) : '';
    const options = ('options' in field ? field.options : []) as Option[];
    const values = options.map((option): [string, string] =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, textOf(option.label, language) || option.value],
    );
    found.set(name, { label: label || name, values: new Map(values) });
  }
  return found;
}

function describeValue(value: unknown, field: PresetField | undefined, language: AdminLanguage) {
  const one = (part: unknown): string => {
    if (typeof part === 'boolean') return (part ? YES : NO)[language];
    const text = String(part);
    return field?.values.get(text) ?? DAY.exec(text)?.[1] ?? text;
  };
  return (Array.isArray(value) ? value : [value]).map(one).join(` ${OR[language]} `);
}

function describeCondition(
  condition: object,
  fields: ReadonlyMap<string, PresetField>,
  language: AdminLanguage,
): string[] {
  return Object.entries(condition).flatMap(([name, tests]) =>
    Object.entries((tests ?? {}) as Record<string, unknown>).map(([operator, value]) => {
      const field = fields.get(name);
      const label = field?.label ?? name;
      if (operator === 'exists') {
        const isFilled = value === true || value === 'true';
        return `${label} ${(isFilled ? FILLED : EMPTY)[language]}`;
      }
      const word = WORDS[operator]?.[language] ?? operator;
      return `${label} ${word} ${describeValue(value, field, language)}`;
    }),
  );
}

/**
 * Returns the conditions of a saved filter in one line, or an empty text if it has none.
 *
 * @param where as Payload stores it: groups of `or`, each with conditions in `and`
 * @example
 * describeFilter({ or: [{ and: [{ list: { equals: 'actresses' } }] }] }, fields, 'es')
 * // 'Lista es Actrices'
 */
export function describeFilter(
  where: unknown,
  fields: ReadonlyMap<string, PresetField>,
  language: AdminLanguage,
): string {
  const groups = (where as { or?: { and?: object[] }[] } | null)?.or ?? [];
  return groups
    .map(({ and = [] }) =>
      and.flatMap((condition) => describeCondition(condition, fields, language)).join(', '),
    )
    .filter(Boolean)
    .join(` ${OR[language]} `);
}
