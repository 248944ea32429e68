import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { optionalLogo, requiredPicture } from './media';
import * as field from './fields';

/** The id of a related talent; `undefined` if it was deleted or is not published. */
const talentId = z
  .object({ id: field.recordId })
  .nullish()
  .transform((talent) => talent?.id);

/** Parses the home page in one locale. */
export const homeSchema = (locale: Locale) =>
  z
    .object({
      updatedAt: field.timestamp,
      slides: field.listOf(
        z
          .object({
            picture: requiredPicture(locale),
            headline: field.requiredText(locale),
            line: field.optionalText(locale),
            talent: talentId,
            url: field.optionalLink,
          })
          .transform(({ talent, ...slide }) => ({ ...slide, talentId: talent })),
      ),
      featured: field.listOf(z.object({ talent: talentId })),
      instagram: field.listOf(
        z.object({
          picture: requiredPicture(locale),
          url: field.requiredUrl,
          caption: field.optionalText(locale),
        }),
      ),
      trustedBy: field.listOf(
        z.object({
          name: field.requiredString,
          logo: optionalLogo(locale),
          url: field.optionalUrl,
        }),
      ),
      searchTitle: field.optionalText(locale),
      searchDescription: field.optionalText(locale),
    })
    .transform(({ featured, ...home }) => ({
      ...home,
      locale,
      featuredIds: featured.flatMap(({ talent }) => talent ?? []),
    }));

/** The home page in one locale; it refers to talents by record id. */
export type Home = z.output<ReturnType<typeof homeSchema>>;

/** A slide of the home page's carousel. */
export type Slide = Home['slides'][number];
