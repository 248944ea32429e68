import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LISTS, SECTIONS } from '~/lib/routing/lists';
import { optionalFile, optionalPicture, requiredPicture } from './media';
import * as field from './fields';
import { videoSchema } from './video';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Words that files of the site or its servers own. */
const RESERVED = ['index', '404', '500'];

/** A file's name has at most 255 bytes on most disks. */
const LONGEST_SLUG = 200;

const slug = field.requiredPlain
  .max(LONGEST_SLUG, `is longer than ${LONGEST_SLUG} characters`)
  .regex(SLUG, 'may hold small letters, digits and single hyphens only')
  .refine((value) => !RESERVED.includes(value), 'is a word that the site needs itself');

const creditSchema = (locale: Locale) =>
  z
    .object({
      year: field.optionalNumber,
      title: field.requiredPlain,
      role: field.optionalText(locale),
      director: field.optionalPlain,
      company: field.optionalPlain,
      venue: field.optionalPlain,
    })
    .transform(({ venue, company, ...credit }) => ({ ...credit, company: company ?? venue }));

const trainingSchema = (locale: Locale) => ({
  studies: field.listOf(
    z.object({
      year: field.optionalNumber,
      title: field.requiredText(locale),
      school: field.optionalPlain,
    }),
  ),
  awards: field.listOf(
    z.object({
      year: field.optionalNumber,
      award: field.requiredText(locale),
      work: field.optionalPlain,
      result: z.enum(['won', 'nominated']),
    }),
  ),
});

const speechSchema = {
  languages: field.listOf(z.object({ language: z.string(), level: z.string() })),
  accents: field.listOf(z.object({ accent: z.string(), level: z.string() })),
  skills: field.listOf(z.object({ skill: z.string(), level: field.optionalPlain })),
};

const materialSchema = (locale: Locale) => ({
  photo: optionalPicture(locale),
  gallery: field.listOf(z.object({ picture: requiredPicture(locale).nullish() })),
  videos: field.listOf(videoSchema(locale)),
  curriculum: optionalFile(locale, ['application/pdf']),
  website: field.optionalAddress,
  imdb: field.optionalAddress,
});

const sheetSchema = (locale: Locale) => ({
  birthDate: field.optionalDay,
  playingAgeFrom: field.optionalNumber,
  playingAgeTo: field.optionalNumber,
  citizenships: field.listOf(z.string().regex(/^[A-Z]{2}$/, 'is no country code')),
  homeBase: field.optionalText(locale),
  heightCm: field.optionalNumber,
  eyes: field.optionalPlain,
  hair: field.optionalPlain,
  biography: field.optionalRichText(locale),
});

const placeSchema = {
  id: z.union([z.number(), z.string()]).transform(String),
  updatedAt: field.moment,
  name: field.requiredPlain,
  slug,
  sections: z.array(z.enum(SECTIONS)).min(1, 'is missing'),
  list: z.enum(LISTS),
  position: field.optionalNumber,
  visibility: z.enum(['listed', 'unlisted']),
  previousSlugs: field.listOf(z.object({ list: z.enum(LISTS), slug })),
};

/** A talent of the CMS, read in one locale. */
export const talentSchema = (locale: Locale) =>
  z
    .object({
      ...placeSchema,
      ...sheetSchema(locale),
      ...speechSchema,
      ...materialSchema(locale),
      ...trainingSchema(locale),
      cinema: field.listOf(creditSchema(locale)),
      television: field.listOf(creditSchema(locale)),
      theatre: field.listOf(creditSchema(locale)),
    })
    .transform(
      ({ id, playingAgeFrom: from, playingAgeTo: to, gallery, visibility, ...talent }) => ({
        ...talent,
        recordId: id,
        locale,
        playingAge: from === undefined && to === undefined ? undefined : { from, to },
        gallery: gallery.flatMap(({ picture }) => picture ?? []),
        isListed: visibility === 'listed',
      }),
    );

/** A person whom the agency represents, in one locale. `birthDate` is YYYY-MM-DD and never printed. */
export type Talent = z.output<ReturnType<typeof talentSchema>>;

/** A film, series or play in which a talent took part; `company` is the venue of a play. */
export type Credit = Talent['cinema'][number];
