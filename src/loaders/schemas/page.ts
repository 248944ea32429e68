import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { GROUPS } from '~/lib/consent/services';
import { requiredPicture } from './media';
import * as field from './fields';

/** GraphQL has no hyphens in the values of an enum: the page's path comes with underscores. */
const slug = z.string().transform((value) => value.replaceAll('_', '-'));

const blockSchema = (locale: Locale) => {
  const heading = field.optionalText(locale);
  return z.discriminatedUnion('blockType', [
    z.object({ blockType: z.literal('text'), heading, body: field.optionalRichText(locale) }),
    z.object({
      blockType: z.literal('picture'),
      picture: requiredPicture(locale),
      caption: field.optionalText(locale),
    }),
    z.object({ blockType: z.literal('team'), heading }),
    z.object({
      blockType: z.literal('cookies'),
      heading,
      body: field.optionalRichText(locale),
      group: z.enum(GROUPS),
    }),
    z.object({
      blockType: z.literal('steps'),
      heading,
      items: field.listOf(
        z.object({ title: field.requiredText(locale), text: field.requiredText(locale) }),
      ),
    }),
    z.object({
      blockType: z.literal('quote'),
      text: field.requiredText(locale),
      author: field.optionalPlain,
    }),
    z.object({
      blockType: z.literal('callToAction'),
      heading: field.requiredText(locale),
      text: field.optionalText(locale),
      label: field.requiredText(locale),
      url: field.requiredLink,
    }),
  ]);
};

/** A page of the CMS, read in one locale. */
export const pageSchema = (locale: Locale) =>
  z
    .object({
      updatedAt: field.moment,
      slug,
      title: field.requiredText(locale),
      intro: field.optionalText(locale),
      blocks: field.listOf(
        blockSchema(locale).transform(({ blockType: type, ...block }) => ({ type, ...block })),
      ),
      searchTitle: field.optionalText(locale),
      searchDescription: field.optionalText(locale),
    })
    .transform((page) => ({ ...page, locale, blocks: page.blocks as Block[] }));

type RawBlock = z.output<ReturnType<typeof blockSchema>>;
type Named<T> = T extends { blockType: infer Type } ? Omit<T, 'blockType'> & { type: Type } : never;

/** A part of a page; `type` says which. */
export type Block = Named<RawBlock>;

/** A page whose texts editors write, in one locale. */
export type Page = z.output<ReturnType<typeof pageSchema>>;
