import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '../../../cms/contract/limits.ts';
import { LISTS, SECTIONS } from '../../../cms/contract/lists.ts';
import { MAX_SEGMENT_BYTES, RESERVED_SLUGS, SLUG_PATTERN } from '../../../cms/contract/slugs.ts';
import { optionalFile, optionalPicture, requiredPicture } from './media';
import { optionalUrl } from './addresses';
import { optionalBirthDate, timestamp } from './dates';
import * as field from './fields';
import { keyOf, optionalKeyOf, skillKey } from './vocabulary';
import { videoSchema } from './video';

const slug = field
  .requiredString(MAX_SEGMENT_BYTES)
  .regex(SLUG_PATTERN, 'may contain only lower-case letters, digits and single hyphens')
  .refine((value) => !RESERVED_SLUGS.includes(value), 'is reserved by the site');

const creditSchema = (locale: Locale) =>
  z
    .object({
      year: field.optionalNumber,
      title: field.requiredString(),
      role: field.optionalText(locale),
      director: field.optionalString(),
      company: field.optionalString(),
      venue: field.optionalString(),
    })
    .transform(({ venue, company, ...credit }) => ({ ...credit, company: company ?? venue }));

const trainingSchema = (locale: Locale) => ({
  studies: field.listOf(
    z.object({
      year: field.optionalNumber,
      title: field.requiredText(locale),
      school: field.optionalString(),
    }),
  ),
  awards: field.listOf(
    z.object({
      year: field.optionalNumber,
      award: field.requiredText(locale),
      work: field.optionalString(),
      result: z.enum(['won', 'nominated']),
    }),
  ),
});

const skillsSchema = {
  languages: field.listOf(z.object({ language: keyOf('languages'), level: keyOf('levels') })),
  accents: field.listOf(z.object({ accent: keyOf('accents'), level: keyOf('levels') })),
  skills: field.listOf(z.object({ skill: skillKey, level: optionalKeyOf('levels') })),
};

const mediaSchema = (locale: Locale) => ({
  photo: optionalPicture(locale),
  gallery: field.listOf(z.object({ picture: requiredPicture(locale).nullish() })),
  videos: field.listOf(videoSchema(locale)),
  curriculum: optionalFile(locale, ['application/pdf']),
  website: optionalUrl,
  imdb: optionalUrl,
});

const profileSchema = (locale: Locale) => ({
  birthDate: optionalBirthDate,
  playingAgeFrom: field.optionalNumber,
  playingAgeTo: field.optionalNumber,
  citizenships: field.listOf(z.string().regex(/^[A-Z]{2}$/, 'is not a country code')),
  homeBase: field.optionalText(locale),
  heightCm: field.optionalNumber,
  eyes: optionalKeyOf('eyes'),
  hair: optionalKeyOf('hair'),
  biography: field.optionalRichText(locale, LIMITS.biography),
});

const listingSchema = {
  id: field.recordId,
  updatedAt: timestamp,
  name: field.requiredString(LIMITS.name),
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
