import type { ArrayField, Field } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { bilingual } from '../../texts/labels.ts';
import { type CreditTable, columnsOf, creditTable } from '../credits/creditColumns.ts';

/** The fields of a record that a curriculum tells, in the order of the review. */
const FIELDS = [
  'name',
  'sections',
  'birthDate',
  'playingAgeFrom',
  'playingAgeTo',
  'citizenships',
  'homeBase',
  'heightCm',
  'eyes',
  'hair',
  'hairLength',
  'beard',
  'voiceRange',
  'biography',
  'website',
  'imdb',
  'instagram',
  'tiktok',
];
const LISTS = ['languages', 'accents', 'skills', 'videos'];
/** What is read of a video; the others are optional or files. */
const VIDEO = ['kind', 'title', 'url'];

const isList = (field: Field): field is ArrayField => field.type === 'array';

/**
 * Returns what a pasted curriculum can fill in: the record's own fields, whose table has no name, the lists with
 * levels, the videos, and the lists of credits, studies and awards.
 */
export function curriculumTables(fields: readonly Field[]): CreditTable[] {
  const all = flattenTopLevelFields([...fields]) as Field[];
  const own = columnsOf(all).filter(({ name }) => FIELDS.includes(name));
  const order = (name: string) => FIELDS.indexOf(name);
  const lists = all.filter(isList);
  const rated = lists.filter(({ name }) => LISTS.includes(name)).map(creditTable);
  const credits = lists.filter(({ fields: rows }) =>
    columnsOf(rows).some(({ name }) => name === 'year'),
  );
  return [
    {
      name: '',
      label: bilingual('Ficha', 'Record'),
      columns: own
        .map((column) => ({ ...column, isRequired: false }))
        .sort((one, other) => order(one.name) - order(other.name)),
    },
    ...rated.map((table) =>
      table.name === 'videos'
        ? { ...table, columns: table.columns.filter(({ name }) => VIDEO.includes(name)) }
        : table,
    ),
    ...credits.map(creditTable),
  ];
}
