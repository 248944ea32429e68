import { optionalPicture } from './media';
import { DEFAULT_LOCALE, type Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { isEmail } from '#contract/links.ts';
import { LIMITS } from '#contract/limits.ts';
import { type AiChoice, DATA_MINING } from '#contract/pictureRights.ts';
import { listOf, optional, recordId, required, timestamp } from './fields';
import { queryOf } from './query';

const EMAIL_ERROR = 'is not an e-mail address';
const optionalEmail = optional
  .string(LIMITS.email)
  .refine((value) => !value || isEmail(value), EMAIL_ERROR);
const requiredEmail = required.string(LIMITS.email).refine(isEmail, EMAIL_ERROR);

const schema = (locale: Locale) =>
  z
    .object({
      updatedAt: timestamp,
      name: required.string(LIMITS.name),
      legalName: optional.string(LIMITS.name),
      taxId: optional.string(LIMITS.datum),
      tagline: optional.text(locale, LIMITS.short),
      street: optional.string(),
      postalCode: optional.string(LIMITS.datum),
      city: optional.string(LIMITS.name),
      country: optional.string(),
      phones: listOf(
        z.object({
          label: optional.text(locale),
          number: required.string(LIMITS.datum),
        }),
      ),
      emails: listOf(z.object({ label: optional.text(locale), address: requiredEmail })),
      socials: listOf(
        z.object({
          network: required.keyOf('socialNetworks'),
          url: required.url,
          handle: optional.string(LIMITS.datum),
        }),
      ),
      team: listOf(
        z.object({
          id: recordId,
          name: required.string(LIMITS.name),
          role: optional.text(locale),
          photo: optionalPicture(locale),
          email: optionalEmail,
          phone: optional.string(LIMITS.datum),
        }),
      ),
      aiCrawlers: z.enum(Object.keys(DATA_MINING) as AiChoice[]),
      indexMinors: optional.flag,
    })
    .transform((agency) => ({ ...agency, locale }));

/** The agency's name, address and team, in one locale. */
export type Agency = z.output<ReturnType<typeof schema>>;

/** The schema of the record, and how it is fetched. */
export const agencyModel = { schema, ...queryOf.global('Agency', schema(DEFAULT_LOCALE)) };
