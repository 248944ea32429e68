import type { FinderPerson } from '~/features/finder/createIndex';
import type { Talent } from '~/model/talent';
import { formats } from '~/lib/format';
import { guessFamilyName } from '../../../cms/contract/familyName.ts';
import { LISTS, findList, proposeGenders } from '../../../cms/contract/lists.ts';
import { type Data, readSample, pickLocale } from '../../../cms/sample/read.ts';

type Source = Data & { name: string; sections: string[]; position?: number };

const LISTED = [
  'castAs',
  'citizenships',
  'languages',
  'accents',
  'skills',
  'videos',
  'voiceClips',
  'cinema',
  'television',
  'theatre',
  'otherWork',
  'studies',
  'awards',
  'unavailable',
  'genres',
  'projects',
];

/** Returns a talent of the sample as the site loads it; the id is the name of the file. */
function toTalent(id: string, source: Source, locale: 'es' | 'en'): Talent {
  const data = pickLocale(source, locale) as Data & { homeBase?: string[] };
  const { playingAgeFrom: from, playingAgeTo: to } = source as Record<string, number | undefined>;
  const lists = Object.fromEntries(LISTED.map((name) => [name, data[name] ?? []]));
  const withRoles = (name: string) =>
    (lists[name] as { role?: string; company?: string; venue?: string }[]).map((credit) => ({
      ...credit,
      company: credit.company ?? credit.venue,
      role: credit.role ? { text: credit.role } : undefined,
    }));
  const asText = (name: string, field: string) =>
    (lists[name] as Data[]).map((one) => ({ ...one, [field]: { text: one[field] } }));
  const cast = lists.castAs as Talent['castAs'];
  return {
    ...(data as unknown as Talent),
    ...lists,
    ...Object.fromEntries(
      ['cinema', 'television', 'theatre', 'otherWork'].map((name) => [name, withRoles(name)]),
    ),
    videos: asText('videos', 'title').map((video) => ({ tones: [], ...video })) as never,
    studies: asText('studies', 'title') as never,
    awards: asText('awards', 'award') as never,
    projects: asText('projects', 'title') as never,
    shareId: id,
    list: findList(source.sections)!,
    castAs: cast.length > 0 ? cast : proposeGenders(source.sections),
    playingAge: from === undefined && to === undefined ? undefined : { from, to },
    homeBase: data.homeBase && { text: formats(locale).andList(data.homeBase), lang: locale },
    places: data.homeBase ?? [],
  };
}

/** Returns the listed talents of the sample agency, in the order of the index. */
export async function samplePeople(): Promise<FinderPerson[]> {
  const { talents } = await readSample();
  const listed = (Object.entries(talents) as [string, Source][]).filter(
    ([, { visibility, _status }]) => visibility !== 'unlisted' && _status !== 'draft',
  );
  const people = listed.map(([id, source]) => ({
    position: source.position ?? Infinity,
    familyName: guessFamilyName(source.name),
    talents: { es: toTalent(id, source, 'es'), en: toTalent(id, source, 'en') },
  }));
  const { compare } = new Intl.Collator('es');
  people.sort((a, b) => a.position - b.position || compare(a.familyName, b.familyName));
  return LISTS.flatMap((list) => people.filter(({ talents: { es } }) => es.list === list));
}
