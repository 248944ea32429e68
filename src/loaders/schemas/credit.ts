import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { WORK_STATUSES } from '../../../cms/contract/works.ts';
import * as field from './fields';
import { optionalKeyOf } from './vocabulary';

/** Parses a talent's credit in one locale. */
export const creditSchema = (locale: Locale) =>
  z
    .object({
      year: field.optionalNumber,
      title: field.requiredString(),
      kind: optionalKeyOf('workKinds'),
      role: field.optionalText(locale),
      billing: optionalKeyOf('billings'),
      season: field.optionalNumber,
      episodes: field.optionalNumber,
      director: field.optionalString(),
      company: field.optionalString(),
      venue: field.optionalString(),
      broadcaster: field.optionalString(),
      status: z
        .enum(WORK_STATUSES)
        .nullish()
        .transform((status) => status ?? 'released'),
    })
    .transform(({ venue, company, ...credit }) => ({ ...credit, company: company ?? venue }));
