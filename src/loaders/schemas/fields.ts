import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { FrameError, type RichPart, toParts } from './markdown';

/** A localised text that knows the language it is really in. */
export interface Text {
  text: string;
  lang: Locale;
}

/** A localised long text, safe to show, that knows its language. */
export interface RichText {
  parts: RichPart[];
  lang: Locale;
}

/** Year, month, day and perhaps more, and none of them such that there is no such day. */
const isMoment = (value: string) =>
  /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value));

/** JSON can carry half of a character; a page cannot. */
const whole = (message?: string) => z.string(message).overwrite((value) => value.toWellFormed());

const fallen = z.object({ text: whole(), lang: z.literal('es') });

/** A text of the locale, or one that fell back to Spanish; nothing when there is neither. */
export const optionalText = (locale: Locale) =>
  z
    .union([whole(), fallen])
    .nullish()
    .transform((value): Text | undefined => {
      const text = typeof value === 'string' ? { text: value, lang: locale } : value;
      return text?.text.trim() ? { text: text.text.trim(), lang: text.lang } : undefined;
    });

/** A text that must be there, in Spanish at least. */
export const requiredText = (locale: Locale) =>
  optionalText(locale).transform((text, context): Text => {
    if (text) return text;
    context.addIssue({ code: 'custom', message: 'is missing, in Spanish too' });
    return z.NEVER;
  });

/** Markdown as HTML without anything that could run, and videos. */
export const optionalRichText = (locale: Locale) =>
  optionalText(locale).transform((value, context): RichText | undefined => {
    if (!value) return undefined;
    try {
      return { parts: toParts(value.text), lang: value.lang };
    } catch (error) {
      // E.g. thousands of nested quotes: without this the build stops and names no record.
      const message = error instanceof FrameError ? error.message : 'cannot be read as Markdown';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });

/** A text that is the same in both locales; empty counts as missing. */
export const optionalPlain = whole()
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** A text, the same in both locales, that must be there. */
export const requiredPlain = whole('is missing').trim().min(1, 'is missing');

/** A number that may be missing. */
export const optionalNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** A moment as the CMS writes it, e.g. that of the last change. */
export const moment = z.string('is missing').refine((value) => isMoment(value), 'is no date');

/** A day that may be missing: the CMS stores it as a moment, of which the day alone counts. */
export const optionalDay = moment
  .transform((moment) => moment.slice(0, 10))
  .nullish()
  .transform((value) => value ?? undefined);

/** A list that may be missing. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** An https address that may be missing. */
export const optionalAddress = optionalPlain.refine(
  (value) => !value || (URL.canParse(value) && new URL(value).protocol === 'https:'),
  'is no https address',
);

/** An https address that must be there. */
export const requiredAddress = requiredPlain.refine(
  (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
  'is no https address',
);

const isLink = (value: string) =>
  /^\/(?![/\\])\S*$/.test(value) || (URL.canParse(value) && new URL(value).protocol === 'https:');

/** A path of this site or an https address. */
export const requiredLink = requiredPlain.refine(isLink, 'is neither a path of the site nor https');

/** A path of this site or an https address, or nothing. */
export const optionalLink = optionalPlain.refine(
  (value) => !value || isLink(value),
  'is neither a path of the site nor https',
);
