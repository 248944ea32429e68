import type { FlattenedField, PayloadRequest } from 'payload';
import { type Choice, choicesOf } from '../../fields/choices.ts';
import { readAddedValue, takesAdded } from '#contract/addedValues.ts';
import { addedChoices } from '../../fields/storedValues.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { ListName } from '#contract/vocabulary.ts';
import { fillInBoth } from '../../texts/texts.ts';
import labels from './labels.json' with { type: 'json' };
import TEXTS from '../../texts/fields/talents.json' with { type: 'json' };
import type { Column } from '../../spreadsheets/spreadsheetCells.ts';

interface TalentColumn extends Column {
  field: FlattenedField & { name: string };
  /** The language of a localised text. */
  locale?: Locale;
  /** The field of the key in the rows of a list with levels, such as `language`. */
  keyName?: string;
}

/** The person whom a row is about: the key that never changes. */
const KEY_COLUMN = 'shareId';

/**
 * The fields of the spreadsheet, in the order of its columns, with the headers that agencies use besides
 * the labels of the form; fields whose texts have no `headers` stay in the form.
 */
const HEADERS = new Map(
  Object.entries(TEXTS).flatMap(([name, text]) =>
    'headers' in text ? [[name, text.headers] as const] : [],
  ),
);

type FlattenedSelect = Extract<FlattenedField, { type: 'select' }>;

type FlattenedText = Extract<FlattenedField, { type: 'text' }>;

/** Whether the values of a field are choices; those that editors can add are texts. */
const isListed = (field: FlattenedField): field is FlattenedSelect | FlattenedText =>
  field.type === 'select' || takesAdded(field.custom?.list);

/** The field of the key in the rows of a list, and that of the level. */
const selectsOf = (field: FlattenedField) =>
  'flattenedFields' in field ? field.flattenedFields.filter(isListed) : [];

const LINKS = ['website', 'imdb'];

/** What the columns offer that is stored: the agency's team, and the values that editors have added. */
interface Stored {
  team: Choice[];
  added: Choice[];
}

function listedBy(field: FlattenedField, added: Choice[] = []) {
  const list = field.custom?.list as ListName | undefined;
  if (!takesAdded(list)) return { choices: (field as FlattenedSelect).options as Choice[], list };
  const own = added.filter(({ value }) => readAddedValue(value, list));
  return { choices: [...choicesOf(list), ...own], list };
}

function typeOf(field: FlattenedField, { team, added }: Stored): Column['type'] {
  if (field.name === 'agentId') return { kind: 'choice', choices: team };
  if (field.type === 'number') {
    return { kind: 'number', min: field.min, max: field.max, isHeight: field.name === 'heightCm' };
  }
  if (field.type === 'select') {
    const listed = listedBy(field);
    return field.hasMany ? { kind: 'choices', ...listed } : { kind: 'choice', ...listed };
  }
  const [key, level] = selectsOf(field);
  if (key && level) {
    return {
      kind: 'levels',
      ...listedBy(key, added),
      levels: (level as FlattenedSelect).options as Choice[],
      isLevelRequired: Boolean(level.required),
    };
  }
  if (field.type === 'date') return { kind: 'day' };
  if (field.type === 'text' && field.hasMany) return { kind: 'places' };
  if (field.type === 'checkbox') return { kind: 'flag' };
  if (field.name === 'instagram' || field.name === 'tiktok') {
    return { kind: 'link', network: field.name };
  }
  return LINKS.includes(field.name) ? { kind: 'link' } : { kind: 'text' };
}

function columnsOf(field: TalentColumn['field'], stored: Stored): TalentColumn[] {
  const isKey = field.name === KEY_COLUMN;
  const label = isKey ? labels.key : (field as { label: Bilingual }).label;
  const isRequired = 'required' in field && Boolean(field.required);
  const [key] = selectsOf(field);
  const type = typeOf(field, stored);
  const base = { name: field.name, field, label, isRequired, type, keyName: key?.name };
  const aliases = HEADERS.get(field.name)!.split(', ');
  if (!('localized' in field) || !field.localized) return [{ ...base, aliases }];
  return LOCALES.map((locale) => ({
    ...base,
    name: `${field.name}.${locale}`,
    label: fillInBoth(labels.inLanguage[locale], label),
    // A header without a language means the Spanish text.
    aliases: locale === 'es' ? [label.es, label.en, ...aliases] : [],
    locale,
  }));
}

/** Returns the agency's team as choices of the column of agents. */
async function readTeam({ payload }: PayloadRequest): Promise<Choice[]> {
  const { team } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  return (team ?? []).flatMap(({ id, name }) =>
    id && name ? [{ value: id, label: bilingual(name, name) }] : [],
  );
}

/** Returns the columns of the spreadsheet of talents, for export and import. */
export async function talentColumns(req: PayloadRequest): Promise<TalentColumn[]> {
  const stored = { team: await readTeam(req), added: await addedChoices(req) };
  const { flattenedFields } = req.payload.collections.talents.config;
  return [...HEADERS.keys()].flatMap((name) => {
    const field = flattenedFields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`The collection of talents has no field "${name}"`);
    return columnsOf(field as TalentColumn['field'], stored);
  });
}
