import type { CardTexts, IndexFile } from '../indexFile';
import type { Locale } from '~/lib/i18n/locale';
import { isBehindCamera } from '~/features/talents/talentFacts';
import { findDistinction } from '~/features/talents/card';
import { latestWorks } from '~/features/talents/works';
import { professionText } from '~/features/talents/talentMetaTexts';
import { translator } from '~/lib/i18n/translator';
import { label, skillGroupLabel, skillGroupOf } from '~/lib/i18n/vocabulary';
import { LEVEL_VALUES } from '../facets';
import { FLAGS, INDEX_VERSION } from '../indexFile';
import { packNumbers, packRows } from '../pack';
import { toValue } from '../searchText';
import { facetColumns } from './facetColumns';
import { VOCABULARIES, labelLine, labelLines } from './facetLabels';
import { Mentions, inOneLine } from './mentions';
import { type FinderPerson, type FinderTalent, worksOf } from './person';
import { finderPhrases } from './encodePhrases';

const lines = (texts: readonly string[]): string => texts.join('\n');

const slugLine = ({ name, slug }: FinderTalent) => (toValue(name) === slug ? '' : slug);

const flagsOf = ({ videos, voiceClips }: FinderTalent): number =>
  (videos.length > 0 ? FLAGS.video : 0) + (voiceClips.length > 0 ? FLAGS.voice : 0);

function directorColumn(talents: readonly FinderTalent[]): IndexFile['directors'] {
  const mentions = new Mentions();
  const rows = talents.map((talent) =>
    mentions.encode(worksOf(talent).map(({ director }) => director)),
  );
  return { names: lines(mentions.texts), rows: packRows(rows) };
}

function distinctColumns(talents: readonly FinderTalent[]): IndexFile['distinct'] {
  const found = talents.map(findDistinction);
  const numberOf = (facet: 'languages' | 'skills', key = '') =>
    VOCABULARIES[facet].keys.indexOf(key) + 1;
  return {
    languages: packNumbers(found.map(({ language }) => numberOf('languages', language))),
    skills: packNumbers(found.map(({ skill }) => numberOf('skills', skill))),
  };
}

function professionColumn(talents: readonly FinderTalent[]): IndexFile['professions'] {
  const labels: string[] = [];
  const numbers = talents.map((talent) => {
    if (!isBehindCamera(talent)) return 0;
    const [es, en] = (['es', 'en'] as const).map((one) => professionText(one, talent.sections));
    const line = labelLine({ es: es!, en: en! });
    if (!labels.includes(line)) labels.push(line);
    return labels.indexOf(line) + 1;
  });
  return { labels: lines(labels), rows: packNumbers(numbers) };
}

function latestLine(talent: FinderTalent): string {
  const latest = isBehindCamera(talent) ? latestWorks(talent, 1)[0]?.credit : undefined;
  if (!latest) return '';
  return [inOneLine(latest.title), latest.year ?? ''].join('\t').trimEnd();
}

const pictureLine = ({ picture }: FinderPerson): string =>
  picture
    ? [picture.width, picture.height, picture.style ?? '', ...picture.avif, picture.fallback].join(
        '\t',
      )
    : '';

function skillGroups(): IndexFile['groups'] {
  const groups = VOCABULARIES.skills.keys.map((skill) => skillGroupOf(skill));
  const names = [...new Set(groups)];
  return {
    labels: lines(
      names.map((group) =>
        labelLine({ es: skillGroupLabel('es', group), en: skillGroupLabel('en', group) }),
      ),
    ),
    rows: packNumbers(groups.map((group) => names.indexOf(group))),
  };
}

/** Returns the texts of cards, with a name in braces for each value. */
function cardTexts(locale: Locale): CardTexts {
  const t = translator(locale);
  return {
    plays: t('talent:plays', { range: '{range}' }),
    from: t('talent:playingAge.from', { from: '{from}' }),
    to: t('talent:playingAge.to', { to: '{to}' }),
    workTitle: t('talent:workTitle', { title: '{title}' }),
  };
}

/** Returns the content of the index of these people, in their order; see {@link IndexFile}. */
export function encodeIndex(people: readonly FinderPerson[]): IndexFile {
  const talents = people.map(({ talent }) => talent);
  const levels = labelLines(Object.keys(LEVEL_VALUES), (locale, key) =>
    label(locale, 'levels', key),
  );
  return {
    version: INDEX_VERSION,
    ids: lines(talents.map(({ shareId }) => shareId)),
    names: lines(talents.map(({ name }) => inOneLine(name))),
    slugs: lines(talents.map(slugLine)),
    ageFrom: packNumbers(talents.map(({ playingAge }) => (playingAge?.from ?? -1) + 1)),
    ageTo: packNumbers(talents.map(({ playingAge }) => (playingAge?.to ?? -1) + 1)),
    height: packNumbers(talents.map((one) => (isBehindCamera(one) ? 0 : (one.heightCm ?? 0)))),
    flags: packNumbers(talents.map(flagsOf)),
    facets: facetColumns(people),
    groups: skillGroups(),
    levels,
    directors: directorColumn(talents),
    distinct: distinctColumns(talents),
    professions: professionColumn(talents),
    latest: lines(talents.map(latestLine)),
    pictures: lines(people.map(pictureLine)),
    texts: { es: cardTexts('es'), en: cardTexts('en') },
    phrases: finderPhrases(),
  };
}
