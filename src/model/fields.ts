import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { LIMITS } from '../../cms/contract/limits.ts';
import { findRichTextProblem } from '../../cms/contract/richText.ts';
import { cleanText, findLengthProblem, isVisible } from '../../cms/contract/text.ts';
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

/** A string without what no text can contain, such as lone surrogates. */
const cleanString = (message?: string) => z.string(message).overwrite(cleanText);

/** A text in UTF-16 code units of at most `max`. */
const isShort = (text: string | undefined, max: number) => !text || !findLengthProblem(text, max);

const lengthError = (max: number) => `is longer than ${max} characters`;

const fallbackText = z.object({ text: cleanString(), lang: z.literal('es') });

/** A text of the locale, or its Spanish fallback; `undefined` if both are missing or blank. */
export const optionalText = (locale: Locale, max: number = LIMITS.title) =>
  z
    .union([cleanString(), fallbackText])
    .nullish()
    .transform((value): Text | undefined => {
      const text = typeof value === 'string' ? { text: value, lang: locale } : value;
      return text && isVisible(text.text) ? { text: text.text.trim(), lang: text.lang } : undefined;
    })
    .refine((text) => isShort(text?.text, max), lengthError(max));

/** A text that is required in Spanish at least. */
export const requiredText = (locale: Locale, max: number = LIMITS.title) =>
  optionalText(locale, max).transform((text, context): Text => {
    if (text) return text;
    context.addIssue({ code: 'custom', message: 'is missing, in Spanish too' });
    return z.NEVER;
  });

/** Parses a long text; returns a message for one that cannot be published. */
function parseRichText(text: string): RichTextPart[] | string {
  const problem = findRichTextProblem(text);
  // Not parsed: thousands of nested quotes would overflow the stack.
  if (problem === 'tooNested') return 'has too many nested quotes, lists or emphases';
  try {
    const parts = parseMarkdown(text);
    return problem === 'iframe'
      ? 'contains an iframe of another site than YouTube or Vimeo'
      : parts;
  } catch (error) {
    return error instanceof IframeError ? error.message : 'cannot be parsed as Markdown';
  }
}

/** Markdown, parsed into sanitised HTML and videos. */
export const optionalRichText = (locale: Locale, max: number) =>
  optionalText(locale, max).transform((value, context): RichText | undefined => {
    if (!value) return undefined;
    const parts = parseRichText(value.text);
    if (typeof parts !== 'string') return { parts, lang: value.lang };
    context.addIssue({ code: 'custom', message: parts });
    return z.NEVER;
  });

/** An optional string that is not localised; a blank one is `undefined`. */
export const optionalString = (max: number = LIMITS.title) =>
  cleanString()
    .nullish()
    .transform((value) => (value && isVisible(value) ? value.trim() : undefined))
    .refine((value) => isShort(value, max), lengthError(max));

/** A required string that is not localised. */
export const requiredString = (max: number = LIMITS.title) =>
  cleanString('is missing')
    .trim()
    .refine(isVisible, 'is missing')
    .refine((value) => isShort(value, max), lengthError(max));

/** The id of a record, a number or a string in the CMS. */
export const recordId = z.union([z.number(), z.string()]).transform(String);

/** An optional number. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** A list; a missing one is empty. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
