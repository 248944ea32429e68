import type { Facet } from '../facets';
import type { IndexFile } from '../indexFile';
import { isBehindCamera } from '~/features/talents/talentFacts';
import { LEVEL_VALUES } from '../facets';
import { packRows } from '../pack';
import { toValue } from '../searchText';
import { VOCABULARIES, countryLabel, labelLine, labelLines } from './facetLabels';
import { Mentions, inOneLine } from './mentions';
import { type FinderPerson, type FinderTalent, worksOf } from './person';

type Column = IndexFile['facets'][Facet];

/** Levels from the lowest. */
const LEVEL_KEYS = Object.keys(LEVEL_VALUES);

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** Returns the column of a facet that the dictionaries know. */
function vocabularyColumn(
  people: readonly FinderPerson[],
  facet: keyof typeof VOCABULARIES,
  keysOf: (talent: FinderTalent) => (string | undefined)[],
): Column {
  const { keys, labelOf } = VOCABULARIES[facet];
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const toRow = (talent: FinderTalent) =>
    unique(keysOf(talent).flatMap((key) => numbers.get(key ?? '') ?? []));
  const rows = packRows(people.map(({ talent }) => toRow(talent)));
  return { labels: labelLines(keys, labelOf), rows };
}

/** Returns the column of a facet with levels; of a value that is named twice the highest counts. */
function ratedColumn(
  people: readonly FinderPerson[],
  facet: 'languages' | 'accents',
  entriesOf: (talent: FinderTalent) => { key: string; level: string }[],
): Column {
  const { keys, labelOf } = VOCABULARIES[facet];
  const toRow = (talent: FinderTalent) => {
    const levels = new Map<number, number>();
    for (const { key, level } of entriesOf(talent)) {
      const [value, rank] = [keys.indexOf(key), LEVEL_KEYS.indexOf(level)];
      if (value >= 0) levels.set(value, Math.max(rank, levels.get(value) ?? 0));
    }
    return [...levels].map(([value, rank]) => 8 * value + rank);
  };
  const rows = packRows(people.map(({ talent }) => toRow(talent)));
  return { labels: labelLines(keys, labelOf), rows };
}

function citizenshipColumn(people: readonly FinderPerson[]): Column {
  const codes = unique(people.flatMap(({ talent }) => talent.citizenships));
  const rows = people.map(({ talent }) =>
    unique(talent.citizenships.map((code) => codes.indexOf(code))),
  );
  return { labels: labelLines(codes, countryLabel), rows: packRows(rows) };
}

/** Returns the column of bases: one value for all spellings, with an English text if one has it. */
function baseColumn(people: readonly FinderPerson[]): Column {
  const numbers = new Map<string, number>();
  const labels: { es: string; en: string }[] = [];
  const rows = people.map(({ talent, englishBase }) => {
    const es = talent.homeBase?.text ?? englishBase?.text ?? '';
    const value = toValue(es);
    if (!value) return [];
    const number = numbers.get(value) ?? labels.length;
    numbers.set(value, number);
    const label = (labels[number] ??= { es, en: '' });
    if (englishBase?.lang === 'en') label.en ||= englishBase.text;
    return [number];
  });
  const lines = labels.map(({ es, en }) => (en ? labelLine({ es, en }) : `${inOneLine(es)}\t`));
  return { labels: lines.join('\n'), rows: packRows(rows) };
}

function titleColumn(people: readonly FinderPerson[]): Column {
  const mentions = new Mentions();
  const rows = people.map(({ talent }) =>
    mentions.encode(worksOf(talent).map(({ title }) => title)),
  );
  return { labels: mentions.texts.join('\n'), rows: packRows(rows) };
}

/** Returns the columns of all facets. The looks of those who work behind the camera are not public. */
export const facetColumns = (people: readonly FinderPerson[]): IndexFile['facets'] => ({
  languages: ratedColumn(people, 'languages', ({ languages }) =>
    languages.map(({ language, level }) => ({ key: language, level })),
  ),
  accents: ratedColumn(people, 'accents', ({ accents }) =>
    accents.map(({ accent, level }) => ({ key: accent, level })),
  ),
  skills: vocabularyColumn(people, 'skills', ({ skills }) => skills.map(({ skill }) => skill)),
  hair: vocabularyColumn(people, 'hair', (one) => (isBehindCamera(one) ? [] : [one.hair])),
  eyes: vocabularyColumn(people, 'eyes', (one) => (isBehindCamera(one) ? [] : [one.eyes])),
  bases: baseColumn(people),
  citizenships: citizenshipColumn(people),
  lists: vocabularyColumn(people, 'lists', ({ list }) => [list]),
  crafts: vocabularyColumn(people, 'crafts', ({ sections }) => sections),
  titles: titleColumn(people),
});
