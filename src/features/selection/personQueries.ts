import { imageConfig } from 'astro:assets';
import type { Agency } from '~/model/agency';
import type { Picture } from '~/model/media';
import type { Talent } from '~/model/talent';
import { CARD_RATIO, CARD_WIDTHS } from '~/features/talents/cardPicture';
import { findAgent } from '~/features/talents/agent';
import { isBehindCamera, availabilityText } from '~/features/talents/talentFacts';
import { professionText } from '~/features/talents/talentMetaTexts';
import { trackedQuery } from '~/lib/dependencies';
import { durationText, heightText } from '~/lib/format/numbers';
import { capitalise, playingAgeText } from '~/lib/format/words';
import { type Locale, langAttribute } from '~/lib/i18n/locale';
import { label } from '~/lib/i18n/vocabulary';
import { formatPosition } from '~/lib/images/crop';
import { fileUrls } from '~/lib/images/fileUrls';
import { pictureSources } from '~/lib/images/sources';
import { unlessOmitted } from '~/lib/routing/omittedFiles';
import { sheetPath, talentPath } from '~/lib/routing/routes';
import { getAgency } from '~/loaders/siteQueries';
import { getAllTalents } from '~/loaders/talentQueries';
import type { Person, Portrait, Words } from './person';

/** Returns the files of a card's portrait, which the page of the enquiry has for everybody. */
async function toPortrait(photo: Picture): Promise<Portrait> {
  const { size, avif, fallback } = pictureSources(photo, CARD_WIDTHS, CARD_RATIO);
  const [fallbackUrl = ''] = await fileUrls(fallback, imageConfig);
  const urls = await fileUrls(avif, imageConfig);
  return {
    ...size,
    avif: urls.map((url, index) => `${url} ${avif.widths[index]}w`).join(', '),
    fallback: fallbackUrl,
    focal: formatPosition(photo.focal),
  };
}

function factsOf(locale: Locale, talent: Talent): Words[] {
  const { playingAge, heightCm, homeBase } = talent;
  const availability = availabilityText(locale, talent);
  const looks = isBehindCamera(talent)
    ? [professionText(locale, talent.sections)]
    : [
        playingAge && playingAgeText(locale, playingAge),
        heightCm === undefined ? undefined : heightText(locale, heightCm),
      ];
  return [
    ...looks.flatMap((text) => (text ? [{ text }] : [])),
    ...[homeBase, availability].flatMap((words) =>
      words ? [{ text: words.text, lang: langAttribute(locale, words) }] : [],
    ),
  ];
}

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
      text: capitalise(locale, label(locale, 'languages', language)),
      level: label(locale, 'levels', level),
    })),
    reel: reel && (reel.durationSeconds === undefined ? '' : durationText(reel.durationSeconds)),
    sheet: unlessOmitted(sheetPath(locale, talent)) ?? '',
    agent: { name, shortName: isPerson ? name.split(' ')[0]! : name, phone, email },
    portrait: talent.photo && (await toPortrait(talent.photo)),
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
