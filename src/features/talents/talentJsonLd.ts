import type { Person, VideoObject } from 'schema-dts';
import type { Talent } from '~/model/talent';
import { type PageData, imageNode } from '../../lib/seo/jsonLd';
import { isoDuration } from '~/lib/format/numbers';
import { countryName } from '~/lib/format/words';
import { label } from '~/lib/i18n/vocabulary';
import { embedUrl } from '~/lib/videoUrl';

type Only<T> = Exclude<T, string>;

/** A video of a talent. */
type VideoData = Talent['videos'][number];

/** Returns the `@id` of the person that a page is about. */
export const personId = ({ site, path }: PageData): string => `${new URL(path, site).href}#person`;

const nonEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

const awardText = ({ award, year }: Talent['awards'][number]) =>
  year ? `${award.text} (${year})` : award.text;

/**
 * Returns the node of the person that a page is about.
 *
 * @param portrait absolute URL of a portrait
 */
export const personNode = (
  page: PageData,
  person: Talent,
  profession: string,
  portrait: string | undefined,
): Only<Person> => ({
  '@type': 'Person',
  '@id': personId(page),
  name: person.name,
  url: new URL(page.path, page.site).href,
  image: portrait && imageNode(page, portrait, page.imageCredit),
  jobTitle: profession,
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
    person.languages.map(({ language }) => label(page.locale, 'languages', language)),
  ),
  award: nonEmpty(person.awards.filter(({ result }) => result === 'won').map(awardText)),
  sameAs: nonEmpty([person.website, person.imdb].filter((url) => url !== undefined)),
});

/** Returns the URL of the file or of the player; search engines require one of them. */
const videoUrls = ({ source }: VideoData, site: URL) => {
  if (source.type === 'file') return { contentUrl: new URL(source.file.url, site).href };
  const player = new URL(embedUrl(source));
  player.searchParams.delete('autoplay');
  return { embedUrl: player.href };
};

/**
 * Returns the node of a video, or `undefined` without poster or publication date, which search
 * engines require.
 *
 * @param poster absolute URL of the poster
 */
export const videoNode = (
  page: PageData,
  video: VideoData,
  poster: string | undefined,
): Only<VideoObject> | undefined => {
  if (!poster || !video.publishedOn) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title.text,
    description: page.description,
    thumbnailUrl: poster,
    uploadDate: video.publishedOn,
    duration: video.durationSeconds ? isoDuration(video.durationSeconds) : undefined,
    inLanguage: page.locale,
    ...videoUrls(video, page.site),
  };
};
