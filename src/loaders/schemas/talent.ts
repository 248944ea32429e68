import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LISTS, SECTIONS } from '../../../cms/contract/lists.ts';
import { MAX_SEGMENT_BYTES, RESERVED_SLUGS, SLUG_PATTERN } from '../../../cms/contract/slugs.ts';
import { optionalFile, optionalPicture, requiredPicture } from './media';
import * as field from './fields';
import { videoSchema } from './video';

const slug = field.requiredString
  .max(MAX_SEGMENT_BYTES, `is longer than ${MAX_SEGMENT_BYTES} characters`)
  .regex(SLUG_PATTERN, 'may contain only lower-case letters, digits and single hyphens')
  .refine((value) => !RESERVED_SLUGS.includes(value), 'is reserved by the site');

const creditSchema = (locale: Locale) =>
  z
    .object({
      year: field.optionalNumber,
      title: field.requiredString,
      role: field.optionalText(locale),
      director: field.optionalString,
      company: field.optionalString,
      venue: field.optionalString,
    })
    .transform(({ venue, company, ...credit }) => ({ ...credit, company: company ?? venue }));

const trainingSchema = (locale: Locale) => ({
  studies: field.listOf(
    z.object({
      year: field.optionalNumber,
      title: field.requiredText(locale),
      school: field.optionalString,
    }),
  ),
  awards: field.listOf(
    z.object({
      year: field.optionalNumber,
      award: field.requiredText(locale),
      work: field.optionalString,
      result: z.enum(['won', 'nominated']),
    }),
  ),
});

const skillsSchema = {
  languages: field.listOf(z.object({ language: z.string(), level: z.string() })),
  accents: field.listOf(z.object({ accent: z.string(), level: z.string() })),
  skills: field.listOf(z.object({ skill: z.string(), level: field.optionalString })),
};

const mediaSchema = (locale: Locale) => ({
  photo: optionalPicture(locale),
  gallery: field.listOf(z.object({ picture: requiredPicture(locale).nullish() })),
  videos: field.listOf(videoSchema(locale)),
  curriculum: optionalFile(locale, ['application/pdf']),
  website: field.optionalUrl,
  imdb: field.optionalUrl,
});

const profileSchema = (locale: Locale) => ({
  birthDate: field.optionalDate,
  playingAgeFrom: field.optionalNumber,
  playingAgeTo: field.optionalNumber,
  citizenships: field.listOf(z.string().regex(/^[A-Z]{2}$/, 'is not a country code')),
  homeBase: field.optionalText(locale),
  heightCm: field.optionalNumber,
  eyes: field.optionalString,
  hair: field.optionalString,
  biography: field.optionalRichText(locale),
});

const listingSchema = {
  id: field.recordId,
  updatedAt: field.timestamp,
  name: field.requiredString,
  slug,
  sections: z.array(z.enum(SECTIONS)).min(1, 'is missing'),
  list: z.enum(LISTS),
  position: field.optionalNumber,
  visibility: z.enum(['listed', 'unlisted']),
  previousSlugs: field.listOf(z.object({ list: z.enum(LISTS), slug })),
};

/** Parses a talent in one locale. */
export const talentSchema = (locale: Locale) =>
  z
    .object({
      ...listingSchema,
      ...profileSchema(locale),
      ...skillsSchema,
      ...mediaSchema(locale),
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

/** A talent of the agency, in one locale. `birthDate` is YYYY-MM-DD and must not be published. */
export type Talent = z.output<ReturnType<typeof talentSchema>>;

/** A talent's role in a film, series or play; `company` is the venue of a play. */
export type Credit = Talent['cinema'][number];
