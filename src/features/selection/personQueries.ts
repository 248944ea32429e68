import type { Agency } from '~/model/agency';
import type { Talent } from '~/model/talent';
import { cardPicture } from '~/features/talents/cardFiles';
import { findAgent } from '~/features/talents/agent';
import { isBehindCamera, talentFacts } from '~/features/talents/talentFacts';
import { professionText } from '~/features/talents/talentMetaTexts';
import { trackedQuery } from '~/lib/dependencies';
import { durationText, formats } from '~/lib/format';
import type { Locale } from '~/lib/i18n/locale';
import { label } from '~/lib/i18n/vocabulary';
import { omittedFiles } from '~/lib/routing/omittedFiles';
import { packPath, talentPath } from '~/lib/routing/routes';
import { getAgency } from '~/loaders/siteQueries';
import { getAllTalents } from '~/loaders/talentQueries';
import type { Person } from './PersonView';

/** Returns the craft of those behind the camera, and the facts that can stand without a label. */
const factsOf = (locale: Locale, talent: Talent): Person['facts'] => [
  ...(isBehindCamera(talent) ? [{ text: professionText(locale, talent.sections) }] : []),
  ...talentFacts(locale, talent)
    .filter(({ isPlain }) => isPlain)
    .map(({ text, lang }) => ({ text, lang })),
];

/** Returns what a selection and a proposal show of a talent. */
export async function toPerson(locale: Locale, talent: Talent, agency: Agency): Promise<Person> {
  const { name, isPerson, phone, email } = findAgent(agency, talent);
  const [reel] = talent.videos;
  return {
    id: talent.shareId,
    name: talent.name,
    path: talentPath(locale, talent),
    facts: factsOf(locale, talent),
    languages: talent.languages.map(({ language, level }) => ({
      text: formats(locale).capitalise(label(locale, 'languages', language)),
      level: label(locale, 'levels', level),
    })),
    reel: reel && (reel.durationSeconds === undefined ? '' : durationText(reel.durationSeconds)),
    sheet: omittedFiles.pathOf(packPath(locale, talent, 'sheet')) ?? '',
    agent: { name, shortName: isPerson ? name.split(' ')[0]! : name, phone, email },
    // Without the colour: a row of people shows no placeholder.
    portrait: talent.photo && { ...(await cardPicture(talent.photo)), colour: undefined },
  };
}

/** Returns all people in a language, by id: those of lists, or those whom only a link shows. */
export const getPeople = trackedQuery(
  'selection.people',
  async (locale: Locale, isListed: boolean): Promise<Record<string, Person>> => {
    const agency = await getAgency(locale);
    const talents = (await getAllTalents(locale)).filter((talent) => talent.isListed === isListed);
    const people = await Promise.all(talents.map((talent) => toPerson(locale, talent, agency)));
    return Object.fromEntries(people.map((person) => [person.id, person]));
  },
);
