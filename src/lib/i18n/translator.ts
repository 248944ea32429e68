import i18next from 'i18next';
import type { TextKey } from '~/lib/i18n/keys';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import 'astro:scripts/page-ssr.js';

/** The values of a text's placeholders. */
type TextValues = Record<string, string | number>;

/** A text of one locale and plural form as a function of its values. */
type CompiledText = (values: TextValues) => string;

/** Captures placeholders, so that `split` returns texts and placeholders in turn. */
const PLACEHOLDERS = /(\{\{\s*\w+\s*\}\})/;
/** Syntax that only i18next renders: nested texts, formats and unescaped values. */
const OTHER_SYNTAX = /\{\{|\$t\(/;

const pluralRules = LOCALES.map((locale) => new Intl.PluralRules(locale));

const texts = new Map<string, CompiledText>();
// `astro dev` loads dictionaries again.
i18next.on('loaded', () => texts.clear());

/**
 * Returns what a count selects: the plural form in every locale, because a missing text falls back to
 * another locale, and the form that i18next uses for zero only.
 */
const pluralKey = (count: number) =>
  count === 0 ? 'zero' : pluralRules.map((rules) => rules.select(count)).join();

/** Returns a placeholder as a function of the values; one without a value stays as it is. */
function compilePlaceholder(placeholder: string): CompiledText {
  const name = placeholder.slice(2, -2).trim();
  return (values) => (Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder);
}

function compile(locale: Locale, key: string, values: TextValues): CompiledText {
  const translate = i18next.getFixedT(locale);
  const parts = translate(key, { ...values, skipInterpolation: true }).split(PLACEHOLDERS);
  if (parts.some((part, index) => index % 2 === 0 && OTHER_SYNTAX.test(part))) {
    return (current) => translate(key, current);
  }
  const [text = ''] = parts;
  if (parts.length === 1) return () => text;
  const pieces = parts.map((part, index) => (index % 2 === 0 ? part : compilePlaceholder(part)));
  return (current) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece(current))).join('');
}

/**
 * Returns a text with its values inserted, as i18next does. i18next resolves key, fallback and plural
 * form in each call; here the result is compiled once per locale, key and plural form.
 */
function renderText(locale: Locale, key: string, values: TextValues): string {
  const { count } = values;
  const form = typeof count === 'number' ? pluralKey(count) : '';
  const id = `${locale} ${key} ${form}`;
  let text = texts.get(id);
  if (!text) {
    text = compile(locale, key, values);
    texts.set(id, text);
  }
  return text(values);
}

/** Returns a text of the dictionaries with values inserted; `count` selects the plural form. */
type Translate = (key: TextKey, values?: TextValues) => string;

const NO_VALUES: TextValues = {};

/** Returns the translator of one locale, independent of i18next's global language. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = NO_VALUES) =>
    renderText(locale, key, values);
