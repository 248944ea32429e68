import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { AI_CHOICES } from '~/lib/seo/crawlers';
import { optionalPicture } from './media';
import * as field from './fields';

const email = z.email('is not an e-mail address');

/** Parses the agency in one locale. */
export const agencySchema = (locale: Locale) =>
  z
    .object({
      updatedAt: field.timestamp,
      name: field.requiredString,
      legalName: field.optionalString,
      taxId: field.optionalString,
      tagline: field.optionalText(locale),
      street: field.optionalString,
      postalCode: field.optionalString,
      city: field.optionalString,
      country: field.optionalString,
      phones: field.listOf(
        z.object({ label: field.optionalText(locale), number: field.requiredString }),
      ),
      emails: field.listOf(z.object({ label: field.optionalText(locale), address: email })),
      socials: field.listOf(
        z.object({
          network: z.string(),
          url: field.requiredUrl,
          handle: field.optionalString,
        }),
      ),
      team: field.listOf(
        z.object({
          name: field.requiredString,
          role: field.optionalText(locale),
          photo: optionalPicture(locale),
          email: email.nullish().transform((value) => value ?? undefined),
        }),
      ),
      aiCrawlers: z.enum(AI_CHOICES),
    })
    .transform((agency) => ({ ...agency, locale }));

/** The agency's name, address and team, in one locale. */
export type Agency = z.output<ReturnType<typeof agencySchema>>;
