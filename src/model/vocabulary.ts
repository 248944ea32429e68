import { z } from 'astro/zod';
import { type LabelList, hasLabel, hasSkillLabel } from '~/lib/i18n/vocabulary';

const ERROR = 'has no label in the dictionaries';

/** A key of a translated list, e.g. of the languages; the site cannot show a key without label. */
export const keyOf = (list: LabelList) => z.string().refine((key) => hasLabel(list, key), ERROR);

/** An optional key of a translated list; an empty one is `undefined`. */
export const optionalKeyOf = (list: LabelList) =>
  z
    .string()
    .nullish()
    .transform((key) => key || undefined)
    .refine((key) => !key || hasLabel(list, key), ERROR);

/** The key of a skill. */
export const skillKey = z.string().refine(hasSkillLabel, ERROR);
