import type { Agency } from '~/model/agency';
import type { Talent } from '~/model/talent';
import { cardPicture } from '~/features/card/cardPicture';
import { findAgent } from '~/features/profile/agent';
import { isBehindCamera, talentFacts } from '~/features/profile/talentFacts';
import { professionText } from '~/features/profile/talentFacts';
import { oncePerBuild } from '~/session/buildSession';
import { durationText, formats } from '~/lib/format';
import type { Locale } from '~/lib/i18n/locale';
import { label } from '~/lib/i18n/vocabulary';
import { omittedFiles } from '~/session/omittedFiles';
import { packPath, talentPath } from '~/lib/routing/routes';
import { getAgency } from '~/loaders/siteQueries';
import { getAllTalents } from '~/loaders/talentQueries';

/** Returns what a selection and a proposal show of a talent, as texts of one language. */
export async function toPerson(locale: Locale, talent: Talent, agency: Agency) {
  const { name, isPerson, phone, email } = findAgent(agency, talent);
  const [reel] = talent.videos;
  const craft = { text: professionText(locale, talent.sections), lang: undefined };
  const facts = talentFacts(locale, talent).flatMap(
    ({ name: fact, label: title, text, lang, isPlain }) => {
      if (isPlain) return { text, lang };
      // Without its label it would say that somebody is free.
      return fact === 'unavailable' ? { text: `${title}: ${text}`, lang } : [];
    },
  );
  return {
    id: talent.shareId,
    name: talent.name,
    path: talentPath(locale, talent),
    /** The craft of those behind the camera, what can stand without a label, and the days of the busy. */
    facts: [...(isBehindCamera(talent) ? [craft] : []), ...facts],
    languages: talent.languages.map(({ language, level }) => ({
      text: formats(locale).capitalise(label(locale, 'languages', language)),
      level: label(locale, 'levels', level),
    })),
    /** The length of the reel, such as `1:42`; empty if it is unknown, missing without a reel. */
    reel: reel && (reel.durationSeconds === undefined ? '' : durationText(reel.durationSeconds)),
    /** The path of the sheet as PDF; empty if the build leaves it out. */
    sheet: omittedFiles.pathOf(packPath(locale, talent, 'sheet')) ?? '',
    /** Whom to call: a person of the team, with the first name, or the agency itself. */
    agent: { name, shortName: isPerson ? name.split(' ')[0]! : name, phone, email },
    // Without the colour: a row of people shows no placeholder.
    portrait: talent.photo && { ...cardPicture(talent.photo), colour: undefined },
  };
}

export type Person = Awaited<ReturnType<typeof toPerson>>;

/** Returns all people in a language, by id: those of lists, or those whom only a link shows. */
export const getPeople = oncePerBuild(
  'the people of selections',
  async (locale: Locale, isListed: boolean): Promise<Record<string, Person>> => {
    const agency = await getAgency(locale);
    const talents = (await getAllTalents(locale)).filter((talent) => talent.isListed === isListed);
    const people = await Promise.all(talents.map((talent) => toPerson(locale, talent, agency)));
    return Object.fromEntries(people.map((person) => [person.id, person]));
  },
);
