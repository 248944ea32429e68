import { z } from 'astro/zod';
import { formats } from '~/lib/format';
import { DEFAULT_LOCALE, type Locale } from '~/lib/i18n/locale';
import { isAccountName } from '#contract/accounts.ts';
import { guessFamilyName } from '#contract/familyName.ts';
import { LIMITS } from '#contract/limits.ts';
import { GENDERS, LISTS, SECTIONS, proposeGenders } from '#contract/lists.ts';
import { SHARE_ID } from '#contract/shareId.ts';
import { SLUG } from '#contract/slugs.ts';
import { FILE_TYPES } from '#contract/uploads.ts';
import { type HostedVideo, findHostedVideo } from '#contract/videoUrl.ts';
import { VOICE_CLIP_KINDS, WORK_STATUSES, findVoiceClipProblem } from '#contract/works.ts';
import { listOf, optional, recordId, refuse, required, timestamp } from './fields';
import { type FileLink, optionalFile, optionalPicture, requiredPicture } from './media';
import { queryOf } from './query';

/** The source of a video: a video platform, or a file of this site. */
type VideoSource = HostedVideo | { type: 'file'; file: FileLink };

const VIDEO_KINDS = ['videobook', 'showreel', 'scene', 'trailer'] as const;

/** A frame of a hosted video, as a file of the built site; sizes are in pixels. */
interface Thumbnail {
  url: string;
  width: number;
  height: number;
}

const videoSchema = (locale: Locale) =>
  z
    .object({
      // The row's.
      id: optional.string(),
      kind: z.enum(VIDEO_KINDS),
      title: required.text(locale),
      url: optional.string(LIMITS.url),
      file: optionalFile(locale, FILE_TYPES.video),
      durationSeconds: optional.number,
      tones: listOf(required.keyOf('tones')),
      work: optional.string(),
      publishedOn: optional.date,
      poster: optionalPicture(locale),
    })
    .transform(({ url, file, ...video }, context) => {
      const source: VideoSource | undefined = file
        ? { type: 'file', file }
        : findHostedVideo(url ?? '');
      if (source) {
        // The CMS has none: `features/video/videoThumbnails` adds it to a video without a poster.
        const thumbnail = undefined as Thumbnail | undefined;
        return { ...video, thumbnail, source };
      }
      const message = url ? 'is not a YouTube or Vimeo video' : 'is missing, and so is a file';
      return refuse(context, message, ['url']);
    });

const FIELDS = { missingLanguage: 'language', missingAccent: 'accent' } as const;

/** Parses a voice clip; `undefined` for one whose file was deleted. */
const voiceClipSchema = (locale: Locale) =>
  z
    .object({
      kind: z.enum(VOICE_CLIP_KINDS),
      language: optional.keyOf('languages'),
      accent: optional.keyOf('accents'),
      file: optionalFile(locale, FILE_TYPES.audio),
    })
    .transform((clip, context) => {
      const { kind, language, accent, file } = clip;
      const problem = findVoiceClipProblem(clip);
      if (problem) return refuse(context, 'is missing', [FIELDS[problem]]);
      if (!file) return undefined;
      const { durationSeconds } = file;
      const isAccent = kind === 'accent';
      return {
        kind,
        /** The language or the accent that is heard, as a key of the vocabulary. */
        language: isAccent ? undefined : language,
        accent: isAccent ? accent : undefined,
        file,
        durationSeconds,
      };
    });

/** A recording of a talent's voice. */
export type VoiceClip = NonNullable<z.output<ReturnType<typeof voiceClipSchema>>>;

const slug = required
  .string(SLUG.maxBytes)
  .regex(SLUG.pattern, 'may contain only lower-case letters, digits and single hyphens')
  .refine((value) => !SLUG.reserved.includes(value), 'is reserved by the site');

const creditFields = (locale: Locale) =>
  z.object({
    year: optional.number,
    title: required.string(),
    kind: optional.keyOf('workKinds'),
    role: optional.text(locale),
    billing: optional.keyOf('billings'),
    season: optional.number,
    episodes: optional.number,
    director: optional.string(),
    company: optional.string(),
    venue: optional.string(),
    broadcaster: optional.string(),
    status: optional.orElse(z.enum(WORK_STATUSES), 'released'),
  });

type CreditFields = z.output<ReturnType<typeof creditFields>>;

/**
 * A talent's work on a film, series, play or another work. `company` is the producer, or the venue of
 * a play; `broadcaster` is a channel or a platform.
 */
export type Credit = Omit<CreditFields, 'venue'>;

const toCredit = ({ venue, company, ...credit }: CreditFields): Credit => ({
  ...credit,
  company: company ?? venue,
});

const skillsSchema = (locale: Locale) => ({
  languages: listOf(
    z.object({ language: required.keyOf('languages'), level: required.keyOf('levels') }),
  ),
  accents: listOf(z.object({ accent: required.keyOf('accents'), level: required.keyOf('levels') })),
  skills: listOf(z.object({ skill: required.keyOf('skills'), level: optional.keyOf('levels') })),
  studies: listOf(
    z.object({
      year: optional.number,
      title: required.text(locale),
      school: optional.string(),
    }),
  ),
  awards: listOf(
    z.object({
      year: optional.number,
      award: required.text(locale),
      category: optional.text(locale),
      work: optional.string(),
      result: required.keyOf('awardResults'),
    }),
  ),
});

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'is not a country code');

const account = optional
  .string(LIMITS.datum)
  .refine((name) => !name || isAccountName(name), 'is not the name of an account');

const mediaSchema = (locale: Locale) => ({
  photo: optionalPicture(locale),
  gallery: listOf(z.object({ picture: requiredPicture(locale).nullish() })),
  videos: listOf(videoSchema(locale)),
  voiceClips: listOf(voiceClipSchema(locale)),
  curriculum: optionalFile(locale, ['application/pdf']),
  website: optional.url,
  imdb: optional.url,
  instagram: account,
  tiktok: account,
  pressName: optional.string(LIMITS.name),
  pressEmail: optional.string(LIMITS.email),
  pressPhone: optional.string(LIMITS.datum),
  agenciesAbroad: listOf(
    z.object({ country: countryCode, agency: required.string(), website: optional.url }),
  ),
});

const profileSchema = (locale: Locale) => ({
  age: optional.number,
  isMinor: optional.flag,
  playingAgeFrom: optional.number,
  playingAgeTo: optional.number,
  citizenships: listOf(countryCode),
  homeBase: optional.textList(locale),
  availability: optional.text(locale),
  availableFrom: optional.date,
  availableUntil: optional.date,
  unavailable: listOf(z.object({ from: required.date, until: required.date })),
  heightCm: optional.number,
  eyes: optional.keyOf('eyes'),
  hair: optional.keyOf('hair'),
  hairLength: optional.keyOf('hairLengths'),
  beard: optional.keyOf('beards'),
  voiceRange: optional.keyOf('voiceRanges'),
  biography: optional.richText(locale, LIMITS.biography),
});

/** Parses what those have who direct or write. */
const directingSchema = (locale: Locale) => ({
  genres: listOf(required.keyOf('genres')),
  projects: listOf(
    z.object({
      title: required.text(locale),
      kind: optional.keyOf('workKinds'),
      state: required.keyOf('projectStates'),
      logline: optional.text(locale, LIMITS.paragraph),
    }),
  ),
});

/** Parses the four lists of a talent's credits, which have different fields in the CMS. */
const creditsSchema = (locale: Locale) => {
  const film = creditFields(locale).omit({ venue: true, season: true, episodes: true });
  const series = creditFields(locale).omit({ venue: true });
  const play = creditFields(locale).omit({
    company: true,
    broadcaster: true,
    season: true,
    episodes: true,
  });
  return {
    cinema: listOf(film.transform(toCredit)),
    television: listOf(series.transform(toCredit)),
    theatre: listOf(play.transform(toCredit)),
    otherWork: listOf(series.transform(toCredit)),
  };
};

const listingSchema = {
  id: recordId,
  updatedAt: timestamp,
  name: required.string(LIMITS.name),
  familyName: optional.string(LIMITS.name),
  slug,
  sections: z.array(z.enum(SECTIONS)).min(1, 'is missing'),
  castAs: listOf(z.enum(GENDERS)),
  list: z.enum(LISTS),
  agentId: optional.string(),
  checkedOn: optional.pastDate,
  position: optional.number,
  visibility: z.enum(['listed', 'unlisted']),
  previousSlugs: listOf(z.object({ list: z.enum(LISTS), slug })),
  shareId: z.string('is missing').regex(SHARE_ID.pattern, 'is not a share id'),
};

/** What no page says about a minor: residence, accounts, and a curriculum to download. */
const WITHHELD = {
  homeBase: undefined,
  curriculum: undefined,
  instagram: undefined,
  tiktok: undefined,
};

const withhold = <T extends { isMinor: boolean } & Partial<Record<keyof typeof WITHHELD, unknown>>>(
  talent: T,
): T => (talent.isMinor ? { ...talent, ...WITHHELD } : talent);

const schema = (locale: Locale) =>
  z
    .object({
      ...listingSchema,
      ...profileSchema(locale),
      ...skillsSchema(locale),
      ...mediaSchema(locale),
      ...creditsSchema(locale),
      ...directingSchema(locale),
    })
    .transform(withhold)
    .transform(
      ({ id, playingAgeFrom: from, playingAgeTo: to, visibility, homeBase, ...talent }) => ({
        ...talent,
        recordId: id,
        locale,
        // The places as a sentence in their language.
        homeBase: homeBase && {
          text: formats(homeBase.lang).andList(homeBase.texts),
          lang: homeBase.lang,
        },
        places: homeBase?.texts ?? [],
        castAs: talent.castAs.length > 0 ? talent.castAs : proposeGenders(talent.sections),
        familyName: talent.familyName ?? guessFamilyName(talent.name),
        playingAge: from === undefined && to === undefined ? undefined : { from, to },
        gallery: talent.gallery.flatMap(({ picture }) => picture ?? []),
        voiceClips: talent.voiceClips.flatMap((clip) => clip ?? []),
        isListed: visibility === 'listed',
      }),
    );

/**
 * A talent of the agency, in one locale. Dates are YYYY-MM-DD. `age` is that of the day of the build,
 * as the CMS computed it: the birth date does not leave the CMS.
 */
export type Talent = z.output<ReturnType<typeof schema>>;

/** The schema of the record, and how it is fetched. */
export const talentModel = { schema, ...queryOf.records('Talent', schema(DEFAULT_LOCALE)) };
