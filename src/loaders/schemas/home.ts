import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { optionalLogo, requiredPicture } from './media';
import * as field from './fields';

/** A relation whose record was deleted or is not published comes as nothing. */
const talentId = z
  .object({ id: z.union([z.number(), z.string()]).transform(String) })
  .nullish()
  .transform((talent) => talent?.id);

/** The home page of the CMS, read in one locale. */
export const homeSchema = (locale: Locale) =>
  z
    .object({
      updatedAt: field.moment,
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
          url: field.requiredAddress,
          caption: field.optionalText(locale),
        }),
      ),
      trustedBy: field.listOf(
        z.object({
          name: field.requiredPlain,
          logo: optionalLogo(locale),
          url: field.optionalAddress,
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

/** The home page in one locale; it names talents by their record ids. */
export type Home = z.output<ReturnType<typeof homeSchema>>;

/** A slide of the home page's carousel. */
export type Slide = Home['slides'][number];
