import type { Locale } from '../../../cms/contract/locales.ts';
import type { FinderPerson, FinderTalent } from '~/features/finder/columns/encode/person';
import { guessFamilyName } from '../../../cms/contract/familyName.ts';
import { LISTS, findList } from '../../../cms/contract/lists.ts';
import { pickLocale } from '../../../cms/sample/localised.ts';
import { type Data, readSample } from '../../../cms/sample/read.ts';

type Source = Data & {
  name: string;
  sections: string[];
  homeBase?: Partial<Record<Locale, string>>;
};

const listOf = (value: unknown): never[] => (Array.isArray(value) ? value : []) as never[];

/** Returns a talent of the sample as the site loads it; the id is the name of the file. */
function toTalent(id: string, source: Source): FinderTalent {
  const data = pickLocale(source, 'es') as Data & FinderTalent;
  const { playingAgeFrom: from, playingAgeTo: to } = source as Record<string, number | undefined>;
  const base = source.homeBase?.es;
  return {
    ...data,
    shareId: id,
    list: findList(source.sections)!,
    playingAge: from === undefined && to === undefined ? undefined : { from, to },
    homeBase: base ? { text: base, lang: 'es' } : undefined,
    citizenships: listOf(data.citizenships),
    languages: listOf(data.languages),
    accents: listOf(data.accents),
    skills: listOf(data.skills),
    videos: listOf(data.videos),
    voiceClips: listOf(data.voiceClips),
    cinema: listOf(data.cinema),
    television: listOf(data.television),
    theatre: listOf(data.theatre),
    otherWork: listOf(data.otherWork),
  };
}

/** Returns the listed talents of the sample agency, in the order of the index. */
export async function samplePeople(): Promise<FinderPerson[]> {
  const { talents } = await readSample();
  const listed = Object.entries(talents).filter(
    ([, { visibility, _status }]) => visibility !== 'unlisted' && _status !== 'draft',
  );
  const people = listed.map(([id, source]) => {
    const { homeBase, name, position } = source as Source & { position?: number };
    const en = homeBase?.en;
    return {
      position: position ?? Infinity,
      familyName: guessFamilyName(name),
      talent: toTalent(id, source as Source),
      englishBase: en ? { text: en, lang: 'en' as const } : undefined,
    };
  });
  const { compare } = new Intl.Collator('es');
  people.sort((a, b) => a.position - b.position || compare(a.familyName, b.familyName));
  return LISTS.flatMap((list) => people.filter(({ talent }) => talent.list === list));
}
