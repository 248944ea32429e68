import type { Person, VideoObject } from 'schema-dts';
import type { HostedVideo } from '~/lib/video/videoUrl';
import type { PageFacts } from './page';
import { countryName } from '~/lib/format/words';
import { durationCode } from '~/lib/format/numbers';
import { embedUrl } from '~/lib/video/videoUrl';
import { word } from '~/lib/i18n/vocabulary';

type Only<T> = Exclude<T, string>;

/** What is told of a person. The birth date is not among it, nor the age. */
export interface PersonFacts {
  name: string;
  trade: string;
  citizenships: string[];
  homeBase?: { text: string } | undefined;
  heightCm?: number | undefined;
  languages: { language: string }[];
  awards: { award: { text: string }; year?: number | undefined; result: string }[];
  website?: string | undefined;
  imdb?: string | undefined;
}

/** A video as far as it is told. */
export interface VideoFacts {
  title: { text: string };
  publishedOn?: string | undefined;
  durationSeconds?: number | undefined;
  source: HostedVideo | { type: 'file'; file: { url: string } };
}

/** The id of the person whom a page is about. */
export const personId = ({ site, path }: PageFacts): string => `${new URL(path, site).href}#person`;

const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

const awardText = ({ award, year }: PersonFacts['awards'][number]) =>
  year ? `${award.text} (${year})` : award.text;

/**
 * The person whom a page is about.
 *
 * @param portrait absolute address of a picture of them alone
 */
export const personThing = (
  page: PageFacts,
  person: PersonFacts,
  portrait: string | undefined,
): Only<Person> => ({
  '@type': 'Person',
  '@id': personId(page),
  name: person.name,
  url: new URL(page.path, page.site).href,
  image: portrait,
  jobTitle: person.trade,
  nationality: nonEmpty(
    person.citizenships.map((code) => ({
      '@type': 'Country' as const,
      name: countryName(page.locale, code),
    })),
  ),
  homeLocation: person.homeBase && { '@type': 'Place', name: person.homeBase.text },
  height: person.heightCm
    ? { '@type': 'QuantitativeValue', value: person.heightCm, unitCode: 'CMT' }
    : undefined,
  knowsLanguage: nonEmpty(
    person.languages.map(({ language }) => word(page.locale, 'languages', language)),
  ),
  award: nonEmpty(person.awards.filter(({ result }) => result === 'won').map(awardText)),
  sameAs: nonEmpty([person.website, person.imdb].filter((address) => address !== undefined)),
});

/** Where a video is played: search engines ask for one of the two. */
const placeOf = ({ source }: VideoFacts, site: URL) => {
  if (source.type === 'file') return { contentUrl: new URL(source.file.url, site).href };
  const player = new URL(embedUrl(source));
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
};

/**
 * A video, where all is known that search engines ask for: nothing is made up for one that has
 * no poster or no day of publication.
 *
 * @param poster absolute address of its still
 */
export const videoThing = (
  page: PageFacts,
  video: VideoFacts,
  poster: string | undefined,
): Only<VideoObject> | undefined => {
  if (!poster || !video.publishedOn) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title.text,
    description: page.description,
    thumbnailUrl: poster,
    uploadDate: video.publishedOn,
    duration: video.durationSeconds ? durationCode(video.durationSeconds) : undefined,
    inLanguage: page.locale,
    ...placeOf(video, page.site),
  };
};
