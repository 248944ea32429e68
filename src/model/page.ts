import { requiredPicture } from './media';
import { DEFAULT_LOCALE, type Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '#contract/limits.ts';
import { CONSENT_GROUPS } from '#contract/consentGroups.ts';
import { listOf, optional, required, timestamp } from './fields';
import { queryOf } from './query';

/** The page's slug. GraphQL enums cannot contain hyphens, so the CMS returns underscores. */
const slug = z.string().transform((value) => value.replaceAll('_', '-'));

const text = (locale: Locale) =>
  z.object({
    blockType: z.literal('text'),
    heading: optional.text(locale),
    body: optional.richText(locale, LIMITS.body),
  });

const picture = (locale: Locale) =>
  z.object({
    blockType: z.literal('picture'),
    picture: requiredPicture(locale),
    caption: optional.text(locale, LIMITS.short),
  });

const team = (locale: Locale) =>
  z.object({ blockType: z.literal('team'), heading: optional.text(locale) });

const cookies = (locale: Locale) =>
  z.object({
    blockType: z.literal('cookies'),
    heading: optional.text(locale),
    body: optional.richText(locale, LIMITS.body),
    group: z.enum(CONSENT_GROUPS),
  });

const steps = (locale: Locale) =>
  z.object({
    blockType: z.literal('steps'),
    heading: optional.text(locale),
    items: listOf(
      z.object({ title: required.text(locale), text: required.text(locale, LIMITS.paragraph) }),
    ),
  });

const quote = (locale: Locale) =>
  z.object({
    blockType: z.literal('quote'),
    text: required.text(locale, LIMITS.paragraph),
    author: optional.string(LIMITS.name),
  });

const callToAction = (locale: Locale) =>
  z.object({
    blockType: z.literal('callToAction'),
    heading: required.text(locale),
    text: optional.text(locale, LIMITS.paragraph),
    label: required.text(locale),
    url: required.link,
  });

const blockSchema = (locale: Locale) =>
  z.discriminatedUnion('blockType', [
    text(locale),
    picture(locale),
    team(locale),
    cookies(locale),
    steps(locale),
    quote(locale),
    callToAction(locale),
  ]);

const schema = (locale: Locale) =>
  z
    .object({
      updatedAt: timestamp,
      slug,
      title: required.text(locale),
      intro: optional.text(locale, LIMITS.paragraph),
      blocks: listOf(blockSchema(locale)),
      searchTitle: optional.text(locale, LIMITS.searchTitle),
      searchDescription: optional.text(locale, LIMITS.searchDescription),
    })
    .transform((page) => ({ ...page, locale }));

/** A block of a page, discriminated by `blockType`. */
export type Block = z.output<ReturnType<typeof blockSchema>>;

/** A page whose texts editors write, in one locale. */
export type Page = z.output<ReturnType<typeof schema>>;

/** The schema of the record, and how it is fetched. */
export const pageModel = { schema, ...queryOf.records('Page', schema(DEFAULT_LOCALE)) };
