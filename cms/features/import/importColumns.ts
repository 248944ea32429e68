import type { Field, FlattenedField, PayloadRequest } from 'payload';
import { readAddedValue } from '#contract/addedValues.ts';
import { addedChoices } from '../../fields/storedValues.ts';
import { bilingual } from '../../texts/labels.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { fillInBoth } from '../../texts/texts.ts';
import messages from './messages.json' with { type: 'json' };
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import { type Column, columnOf } from '../../spreadsheets/spreadsheetCells.ts';

export interface TalentColumn extends Column {
  field: FlattenedField & { name: string };
  /** The language of a localised text. */
  locale?: Locale;
}

/** Returns the columns of a field: one, or one for each language of a text. */
function columnsOf(field: TalentColumn['field'], headers: string): TalentColumn[] {
  const column = columnOf(field as Field, headers)!;
  const { label, aliases } = column;
  const base = { ...column, field };
  if (!('localized' in field) || !field.localized) return [base];
  return LOCALES.map((locale) => ({
    ...base,
    name: `${field.name}.${locale}`,
    label: fillInBoth(messages.inLanguage[locale], label),
    // A header without a language means the Spanish text.
    aliases: locale === 'es' ? [label.es, label.en, ...aliases] : [],
    locale,
  }));
}

/**
 * Returns the columns of the spreadsheet of talents, for export and import, in the order of the texts of the fields.
 * The texts have the headers that agencies use besides the label; fields without `headers` stay in the form.
 */
export async function talentColumns(req: PayloadRequest): Promise<TalentColumn[]> {
  const { team } = await req.payload.findGlobal({ slug: 'agency', depth: 0 });
  const agents = (team ?? []).flatMap(({ id, name }) =>
    id && name ? [{ value: id, label: bilingual(name, name) }] : [],
  );
  const added = await addedChoices(req);
  const { flattenedFields } = req.payload.collections.talents.config;
  const columns = Object.entries(TEXTS).flatMap(([name, text]) => {
    if (!('headers' in text)) return [];
    const field = flattenedFields.find((candidate) => candidate.name === name);
    return columnsOf(field as TalentColumn['field'], text.headers);
  });
  return columns.map((column): TalentColumn => {
    const { name, type } = column;
    if (name === 'agentId') return { ...column, type: { kind: 'choice', choices: agents } };
    if (type.kind !== 'levels') return column;
    const own = added.filter(({ value }) => readAddedValue(value, type.list));
    return { ...column, type: { ...type, choices: [...type.choices, ...own] } };
  });
}
