import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { AI_CHOICES } from '~/lib/seo/crawlers';
import { optionalPicture } from './media';
import * as field from './fields';

const email = z.email('is no e-mail address');

/** The agency of the CMS, read in one locale. */
export const agencySchema = (locale: Locale) =>
  z
    .object({
      updatedAt: field.moment,
      name: field.requiredPlain,
      legalName: field.optionalPlain,
      taxId: field.optionalPlain,
      tagline: field.optionalText(locale),
      street: field.optionalPlain,
      postalCode: field.optionalPlain,
      city: field.optionalPlain,
      country: field.optionalPlain,
      phones: field.listOf(
        z.object({ label: field.optionalText(locale), number: field.requiredPlain }),
      ),
      emails: field.listOf(z.object({ label: field.optionalText(locale), address: email })),
      socials: field.listOf(
        z.object({
          network: z.string(),
          url: field.requiredAddress,
          handle: field.optionalPlain,
        }),
      ),
      team: field.listOf(
        z.object({
          name: field.requiredPlain,
          role: field.optionalText(locale),
          photo: optionalPicture(locale),
          email: email.nullish().transform((value) => value ?? undefined),
        }),
      ),
      aiCrawlers: z.enum(AI_CHOICES),
    })
    .transform((agency) => ({ ...agency, locale }));

/** The agency itself, in one locale. */
export type Agency = z.output<ReturnType<typeof agencySchema>>;
