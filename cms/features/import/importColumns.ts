import type { Field, FlattenedField, PayloadRequest, SelectField } from 'payload';
import { type Choice, choicesOf } from '../../fields/choices.ts';
import { type AddedList, readAddedValue } from '#contract/addedValues.ts';
import { KEY_FIELDS, addedChoices } from '../../fields/storedValues.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { fillInBoth } from '../../texts/texts.ts';
import messages from './messages.json' with { type: 'json' };
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import { type Column, cellTypeOf } from '../../spreadsheets/spreadsheetCells.ts';

interface TalentColumn extends Column {
  field: FlattenedField & { name: string };
  /** The language of a localised text. */
  locale?: Locale;
  /** The field of the key in the rows of a list with levels, such as `language`. */
  keyName?: string;
}

/** Returns the type of a list whose rows have a key and a level; editors can add values to it. */
function levelsType(list: AddedList, fields: FlattenedField[], added: Choice[]): Column['type'] {
  const level = fields.find(({ name }) => name === 'level') as SelectField;
  const own = added.filter(({ value }) => readAddedValue(value, list));
  return {
    kind: 'levels',
    list,
    choices: [...choicesOf(list), ...own],
    levels: level.options as Choice[],
    isLevelRequired: Boolean(level.required),
  };
}

function columnsOf(
  field: TalentColumn['field'],
  headers: string,
  type: Column['type'],
): TalentColumn[] {
  const { label } = field as unknown as { label: Bilingual };
  const isRequired = 'required' in field && Boolean(field.required);
  const base = {
    name: field.name,
    field,
    label,
    // No record is without its identifier and its address.
    isRequired: isRequired || ['shareId', 'slug'].includes(field.name),
    type,
    keyName: KEY_FIELDS[field.name as AddedList],
  };
  const aliases = headers.split(', ');
  if (!('localized' in field) || !field.localized) return [{ ...base, aliases }];
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
  return Object.entries(TEXTS).flatMap(([name, text]) => {
    if (!('headers' in text)) return [];
    const field = flattenedFields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`The collection of talents has no field "${name}"`);
    const type =
      field.type === 'array'
        ? levelsType(name as AddedList, field.flattenedFields, added)
        : cellTypeOf(field as Field)!;
    const choices = name === 'agentId' ? ({ kind: 'choice', choices: agents } as const) : type;
    return columnsOf(field as TalentColumn['field'], text.headers, choices);
  });
}
