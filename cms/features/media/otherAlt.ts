import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { LIMITS } from '#contract/limits.ts';
import { cleanText, isVisible } from '#contract/text.ts';
import { withTranslations } from '../../fields/text.ts';

/** The field of the form for the alternative text in the language that is not being edited. */
const FIELD = 'altOther';

/** Returns the other alternative text of a form; `undefined` if the request is from no form. */
export const otherAltOf = ({ context }: PayloadRequest): string | undefined =>
  context[FIELD] as string | undefined;

/** Takes the alternative text in the other language out of the data; it is saved with the first. */
export const takeOtherAlt: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { data?: Record<string, unknown> };
  const text: unknown = data?.[FIELD];
  if (data) delete data[FIELD];
  if (typeof text !== 'string') return args;
  const alt = cleanText(text).trim();
  req.context[FIELD] = alt;
  if (alt) Object.assign(req.context, withTranslations({ alt }));
  return args;
};

/** Refuses a picture from a form that has no alternative text in the other language. */
export const requireOtherAlt: CollectionBeforeChangeHook = ({ data, req }) => {
  const text = otherAltOf(req);
  const { mimeType } = data as { mimeType?: unknown };
  if (text === undefined || !String(mimeType ?? '').startsWith('image/')) return data;
  const problem = !isVisible(text)
    ? ({ code: 'missingAlt' } as const)
    : text.length > LIMITS.title
      ? { code: 'tooLong' as const, values: [text.length, LIMITS.title] }
      : undefined;
  if (!problem) return data;
  const message = describeProblem(problem, adminLanguage(req));
  throw new ValidationError({ collection: 'media', errors: [{ path: FIELD, message }] }, req.t);
};
