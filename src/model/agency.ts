import { MEDIA, optionalPicture } from './media';
import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { isEmail } from '../../cms/contract/links.ts';
import { LIMITS } from '../../cms/contract/limits.ts';
import { type AiChoice, DATA_MINING } from '../../cms/contract/pictureRights.ts';
import * as field from './fields';
import { requiredUrl, timestamp, keyOf } from './fields';

const EMAIL_ERROR = 'is not an e-mail address';
const optionalEmail = field
  .optionalString(LIMITS.email)
  .refine((value) => !value || isEmail(value), EMAIL_ERROR);
const requiredEmail = field.requiredString(LIMITS.email).refine(isEmail, EMAIL_ERROR);

/** Parses the agency in one locale. */
export const agencySchema = (locale: Locale) =>
  z
    .object({
      updatedAt: timestamp,
      name: field.requiredString(LIMITS.name),
      legalName: field.optionalString(LIMITS.name),
      taxId: field.optionalString(LIMITS.datum),
      tagline: field.optionalText(locale, LIMITS.short),
      street: field.optionalString(),
      postalCode: field.optionalString(LIMITS.datum),
      city: field.optionalString(LIMITS.name),
      country: field.optionalString(),
      phones: field.listOf(
        z.object({ label: field.optionalText(locale), number: field.requiredString(LIMITS.datum) }),
      ),
      emails: field.listOf(z.object({ label: field.optionalText(locale), address: requiredEmail })),
      socials: field.listOf(
        z.object({
          network: keyOf('socialNetworks'),
          url: requiredUrl,
          handle: field.optionalString(LIMITS.datum),
        }),
      ),
      team: field.listOf(
        z.object({
          id: field.recordId,
          name: field.requiredString(LIMITS.name),
          role: field.optionalText(locale),
          photo: optionalPicture(locale),
          email: optionalEmail,
          phone: field.optionalString(LIMITS.datum),
        }),
      ),
      aiCrawlers: z.enum(Object.keys(DATA_MINING) as AiChoice[]),
      indexMinors: z
        .boolean()
        .nullish()
        .transform((value) => value ?? false),
    })
    .transform((agency) => ({ ...agency, locale }));

/** The agency's name, address and team, in one locale. */
export type Agency = z.output<ReturnType<typeof agencySchema>>;

/** The agency in one locale, without fallback to another. */
export const AGENCY = /* GraphQL */ `
  query Agency($locale: LocaleInputType!) {
    Agency(locale: $locale, fallbackLocale: none) {
      updatedAt
      name
      legalName
      taxId
      tagline
      street
      postalCode
      city
      country
      phones {
        id
        label
        number
      }
      emails {
        id
        label
        address
      }
      socials {
        id
        network
        url
        handle
      }
      team {
        id
        name
        role
        photo {
          ...MediaFields
        }
        email
        phone
      }
      aiCrawlers
      indexMinors
    }
  }
  ${MEDIA}
`;
