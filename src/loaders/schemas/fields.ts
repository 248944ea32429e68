import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { isHttpsUrl, isLink } from '../../../cms/contract/links.ts';
import { IframeError, type RichTextPart, parseMarkdown } from './markdown';

/** A localised text with its actual language, which differs from the page's after a fallback. */
export interface Text {
  text: string;
  lang: Locale;
}

/** A localised long text as sanitised HTML and videos, with its actual language. */
export interface RichText {
  parts: RichTextPart[];
  lang: Locale;
}

/** Checks that a value starts with a year, month and day, and that the date exists. */
const isTimestamp = (value: string) =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value));

/** A string without lone surrogates, which JSON can contain but UTF-8 cannot. */
const wellFormedString = (message?: string) =>
  z.string(message).overwrite((value) => value.toWellFormed());

const fallbackText = z.object({ text: wellFormedString(), lang: z.literal('es') });

/** A text of the locale, or its Spanish fallback; `undefined` if both are missing. */
export const optionalText = (locale: Locale) =>
  z
    .union([wellFormedString(), fallbackText])
    .nullish()
    .transform((value): Text | undefined => {
      const text = typeof value === 'string' ? { text: value, lang: locale } : value;
      return text?.text.trim() ? { text: text.text.trim(), lang: text.lang } : undefined;
    });

/** A text that is required in Spanish at least. */
export const requiredText = (locale: Locale) =>
  optionalText(locale).transform((text, context): Text => {
    if (text) return text;
    context.addIssue({ code: 'custom', message: 'is missing, in Spanish too' });
    return z.NEVER;
  });

/** Markdown, parsed into sanitised HTML and videos. */
export const optionalRichText = (locale: Locale) =>
  optionalText(locale).transform((value, context): RichText | undefined => {
    if (!value) return undefined;
    try {
      return { parts: parseMarkdown(value.text), lang: value.lang };
    } catch (error) {
      // E.g. thousands of nested quotes overflow the stack; this error names the record.
      const message = error instanceof IframeError ? error.message : 'cannot be parsed as Markdown';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });

/** An optional string that is not localised; an empty one is `undefined`. */
export const optionalString = wellFormedString()
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** A required string that is not localised. */
export const requiredString = wellFormedString('is missing').trim().min(1, 'is missing');

/** The id of a record, a number or a string in the CMS. */
export const recordId = z.union([z.number(), z.string()]).transform(String);

/** An optional number. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** A point in time in ISO format, e.g. of the last change. */
export const timestamp = z
  .string('is missing')
  .refine((value) => isTimestamp(value), 'is not a date');

/** An optional date as YYYY-MM-DD; the CMS stores it as a timestamp. */
export const optionalDate = timestamp
  .transform((value) => value.slice(0, 10))
  .nullish()
  .transform((value) => value ?? undefined);

/** A list; a missing one is empty. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** An optional https URL. */
export const optionalUrl = optionalString.refine(
  (value) => !value || isHttpsUrl(value),
  'is not an https URL',
);

/** A required https URL. */
export const requiredUrl = requiredString.refine(isHttpsUrl, 'is not an https URL');

const LINK_ERROR = 'is neither a path of the site nor an https URL';

/** A required path of this site or https URL. */
export const requiredLink = requiredString.refine(isLink, LINK_ERROR);

/** An optional path of this site or https URL. */
export const optionalLink = optionalString.refine((value) => !value || isLink(value), LINK_ERROR);
