import { optionalLogo, requiredPicture } from './media';
import { DEFAULT_LOCALE, type Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '#contract/limits.ts';
import { listOf, optional, required, timestamp } from './fields';
import { queryOf } from './query';

const schema = (locale: Locale) =>
  z
    .object({
      updatedAt: timestamp,
      slides: listOf(
        z
          .object({
            picture: requiredPicture(locale),
            headline: required.text(locale),
            line: optional.text(locale, LIMITS.short),
            talent: optional.reference,
            url: optional.link,
            lastDay: optional.date,
          })
          .transform(({ talent, ...slide }) => ({ ...slide, talentId: talent })),
      ),
      featured: listOf(z.object({ talent: optional.reference, lastDay: optional.date })),
      instagram: listOf(
        z.object({
          picture: requiredPicture(locale),
          url: required.url,
          caption: optional.text(locale, LIMITS.short),
        }),
      ),
      trustedBy: listOf(
        z.object({
          name: required.string(LIMITS.name),
          logo: optionalLogo(locale),
          url: optional.url,
        }),
      ),
      searchTitle: optional.text(locale, LIMITS.searchTitle),
      searchDescription: optional.text(locale, LIMITS.searchDescription),
    })
    .transform((home) => ({ ...home, locale }));

/** The home page in one locale; it refers to talents by record id. */
export type Home = z.output<ReturnType<typeof schema>>;

/** A slide of the home page's carousel. */
export type Slide = Home['slides'][number];

/** The schema of the record, and how it is fetched. */
export const homeModel = { schema, ...queryOf.global('Home', schema(DEFAULT_LOCALE)) };
