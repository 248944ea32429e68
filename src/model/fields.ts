import type { Token, TokensList } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { videoUrls } from '~/lib/videoUrl';
import { LIMITS } from '#contract/limits.ts';
import { isHttpsUrl, isLink } from '#contract/links.ts';
import { z } from 'astro/zod';
import { findDateProblem } from '#contract/dates.ts';
import { today } from '~/session/today';
import { type ListName, findValue } from '#contract/vocabulary.ts';
import type { Locale } from '~/lib/i18n/locale';
import { ContentError } from '~/session/contentErrors';
import { findIframeVideo, findRichTextProblem } from '#contract/richText.ts';
import { type HostedVideo, findHostedVideo } from '#contract/videoUrl.ts';
import { readTyped, renderTyped } from '#contract/typedMarkdown.ts';
import { cleanText, findLengthProblem, isVisible } from '#contract/text.ts';

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

/** Makes a value invalid that a transform cannot parse. */
export function refuse(context: z.RefinementCtx, message: string, path: string[] = []): never {
  context.addIssue({ code: 'custom', message, path });
  return z.NEVER;
}

/** A value that may be missing; it is `undefined` then. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

/** A value that may be missing; it is the default then. */
const orElse = <Schema extends z.ZodType, Default>(schema: Schema, value: Default) =>
  schema.nullish().transform((given) => given ?? value);

/** A string without what no text can contain, such as lone surrogates. */
const cleanString = (message?: string) => z.string(message).overwrite(cleanText);

/** A text in UTF-16 code units of at most `max`. */
const isShort = (text: string | undefined, max: number) => !text || !findLengthProblem(text, max);

const lengthError = (max: number) => `is longer than ${max} characters`;

const fallbackText = z.object({ text: cleanString(), lang: z.literal('es') });

/** A text of the locale, or its Spanish fallback; `undefined` if both are missing or blank. */
const optionalText = (locale: Locale, max: number = LIMITS.title) =>
  z
    .union([cleanString(), fallbackText])
    .nullish()
    .transform((value): Text | undefined => {
      const text = typeof value === 'string' ? { text: value, lang: locale } : value;
      return text && isVisible(text.text) ? { text: text.text.trim(), lang: text.lang } : undefined;
    })
    .refine((text) => isShort(text?.text, max), lengthError(max))
    .optional();

/** A list of texts of the locale, or its Spanish fallback; `undefined` if both are missing or blank. */
const optionalTextList = (locale: Locale, max: number = LIMITS.title) => {
  const texts = z.array(cleanString());
  return z
    .union([texts, z.object({ texts, lang: z.literal('es') })])
    .nullish()
    .transform((value) => {
      const list = Array.isArray(value) ? { texts: value, lang: locale } : value;
      const visible = list?.texts.filter(isVisible).map((text) => text.trim()) ?? [];
      return list && visible.length > 0 ? { texts: visible, lang: list.lang } : undefined;
    })
    .refine((list) => !list?.texts.some((text) => !isShort(text, max)), lengthError(max))
    .optional();
};

/** A text that is required in Spanish at least. */
const requiredText = (locale: Locale, max: number = LIMITS.title) =>
  optionalText(locale, max).transform(
    (text, context): Text => text ?? refuse(context, 'is missing, in Spanish too'),
  );

/** A YouTube or Vimeo video that is a paragraph of its own in a text. */
interface EmbeddedVideo {
  video: HostedVideo;
  title?: string | undefined;
}

type RichTextPart = { html: string } | EmbeddedVideo;

/** Heading levels: the page has the h1 and the block the h2, so a text starts at h3. */
const HEADING_TAGS = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' };

function parseIframe({ src = '', title = '' }: sanitizeHtml.Attributes): EmbeddedVideo {
  const video = findIframeVideo(src);
  if (!video) {
    throw new ContentError(`contains an iframe of "${src}", which is not a YouTube or Vimeo video`);
  }
  return { video, title: title.trim() || undefined };
}

const SANITISE: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'em',
    'strong',
    'del',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...HEADING_TAGS,
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    // An iframe among other content, e.g. in a list, becomes a link to the video's page.
    iframe: (_tagName, attribs) => {
      const { video, title } = parseIframe(attribs);
      const { href } = videoUrls(video);
      return { tagName: 'a', attribs: { href, rel: 'noopener' }, text: title ?? href };
    },
  },
};

/** Finds the video in HTML that contains one iframe and nothing else. */
function findOnlyIframe(html: string): EmbeddedVideo | undefined {
  const iframes: sanitizeHtml.Attributes[] = [];
  const onOpenTag = (name: string, attribs: sanitizeHtml.Attributes) => {
    if (name === 'iframe') iframes.push(attribs);
  };
  const text = sanitizeHtml(html, { allowedTags: [], onOpenTag });
  const [iframe, ...others] = iframes;
  return iframe && others.length === 0 && !text.trim() ? parseIframe(iframe) : undefined;
}

/** Finds the video in a paragraph that contains only the video's URL or one iframe. */
function findVideo(token: Token): EmbeddedVideo | undefined {
  if (token.type !== 'paragraph')
    return token.type === 'html' ? findOnlyIframe(token.raw) : undefined;
  const [only, ...others] = token.tokens ?? [];
  if (only?.type !== 'link' || others.length > 0) return findOnlyIframe(token.raw);
  const video = only.text === only.href ? findHostedVideo(only.href) : undefined;
  return video && { video };
}

/**
 * Parses Markdown into HTML without scripts, event handlers, images, iframes and unsafe URLs, and the
 * videos whose URL or iframe is a paragraph of its own.
 *
 * @throws {ContentError} when the text contains an iframe that is not a YouTube or Vimeo video
 */
export function parseMarkdown(markdown: string): RichTextPart[] {
  const tokens = readTyped(markdown);
  const parts: RichTextPart[] = [];
  let textTokens: Token[] = [];
  const flush = () => {
    const list = Object.assign(textTokens, { links: tokens.links }) as TokensList;
    const html = sanitizeHtml(renderTyped(list), SANITISE).trim();
    if (html) parts.push({ html });
    textTokens = [];
  };
  for (const token of tokens) {
    const video = findVideo(token);
    if (!video) textTokens.push(token);
    else {
      flush();
      parts.push(video);
    }
  }
  flush();
  return parts;
}

/** Parses a long text; returns a message for one that cannot be published. */
function parseRichText(text: string): RichText['parts'] | string {
  const problem = findRichTextProblem(text);
  // Not parsed: thousands of nested quotes would overflow the stack.
  if (problem === 'tooNested') return 'has too many nested quotes, lists or emphases';
  try {
    const parts = parseMarkdown(text);
    return problem === 'iframe'
      ? 'contains an iframe of another site than YouTube or Vimeo'
      : parts;
  } catch (error) {
    return error instanceof ContentError ? error.message : 'cannot be parsed as Markdown';
  }
}

const optionalRichText = (locale: Locale, max: number) =>
  optionalText(locale, max)
    .transform((value, context): RichText | undefined => {
      if (!value) return undefined;
      const parts = parseRichText(value.text);
      return typeof parts === 'string' ? refuse(context, parts) : { parts, lang: value.lang };
    })
    .optional();

/** An optional string that is not localised; a blank one is `undefined`. */
const optionalString = (max: number = LIMITS.title) =>
  cleanString()
    .nullish()
    .transform((value) => (value && isVisible(value) ? value.trim() : undefined))
    .refine((value) => isShort(value, max), lengthError(max))
    .optional();

const requiredString = (max: number = LIMITS.title) =>
  cleanString('is missing')
    .trim()
    .refine(isVisible, 'is missing')
    .refine((value) => isShort(value, max), lengthError(max));

/** The id of a record, a number or a string in the CMS. */
export const recordId = z.union([z.number(), z.string()]).transform(String);

/** The id of a related record; `undefined` if it was deleted or is not published. */
const reference = maybe(z.object({ id: recordId }).transform(({ id }) => id));

/** A list; a missing one is empty. */
export const listOf = <Item extends z.ZodType>(item: Item) => orElse(z.array(item), []);

/** A key of a translated list, e.g. of the languages; the site cannot show a key without label. */
const keyOf = (list: ListName) =>
  z.string().refine((key) => findValue(list, key), 'has no label in the dictionaries');

const DATE_LENGTH = 'YYYY-MM-DD'.length;

const ERRORS = {
  notDate: 'is not a date',
  tooEarly: 'is before 1900',
  tooLate: 'is after 2100',
  // The date itself must not be printed.
  future: 'is in the future',
};

/** A point in time in ISO format, e.g. of the last change. */
export const timestamp = z
  .string('is missing')
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value)),
    'is not a date',
  );

/** Creates a date as YYYY-MM-DD; the CMS stores it as a timestamp. */
const createDate = (findProblem: (value: string) => keyof typeof ERRORS | undefined) =>
  z
    .string('is missing')
    .check(({ value, issues }) => {
      const problem = findProblem(value);
      if (problem) issues.push({ code: 'custom', input: '', message: ERRORS[problem] });
    })
    .transform((value) => value.slice(0, DATE_LENGTH));

const date = createDate((value) => findDateProblem(value));

const URL_ERROR = 'is not an https URL';
const LINK_ERROR = 'is neither a path of the site nor an https URL';

const ifPresent = (check: (value: string) => boolean) => (value: string | undefined) =>
  !value || check(value);

/** Fields that may be missing; they are `undefined` then. */
export const optional = {
  of: maybe,
  orElse,
  reference,
  text: optionalText,
  textList: optionalTextList,
  richText: optionalRichText,
  string: optionalString,
  number: maybe(z.number()),
  flag: orElse(z.boolean(), false),
  keyOf: (list: ListName) => maybe(keyOf(list)),
  date: maybe(date),
  /** A date between 1900 and today in the agency's time zone. */
  pastDate: maybe(createDate((value) => findDateProblem(value, today.date()))),
  url: optionalString(LIMITS.url).refine(ifPresent(isHttpsUrl), URL_ERROR),
  link: optionalString(LIMITS.url).refine(ifPresent(isLink), LINK_ERROR),
};

/** Fields without which a record is invalid. */
export const required = {
  text: requiredText,
  string: requiredString,
  keyOf,
  date,
  url: requiredString(LIMITS.url).refine(isHttpsUrl, URL_ERROR),
  link: requiredString(LIMITS.url).refine(isLink, LINK_ERROR),
};
