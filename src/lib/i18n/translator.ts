import i18next from 'i18next';
import type { TextKey } from './keys';
import type { Locale } from './locale';
import 'astro:scripts/page-ssr.js';

type TextValues = Record<string, string | number>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
/** Syntax that only i18next renders: `$t(…)`, and braces that hold more than a name, as `{{- html}}`. */
const OTHER_SYNTAX = /\$t\(|\{\{(?!\s*\w+\s*\}\})/;

/** The texts with their placeholders. */
const texts = new Map<string, string>();
// `astro dev` loads dictionaries again.
i18next.on('loaded', () => texts.clear());

/**
 * Returns the function that returns texts in one locale with values inserted; `count` selects the plural
 * form. i18next resolves key, fallback and plural form in each call, which takes 40 µs; here that is done
 * once per locale, key and count.
 */
export const translator =
  (locale: Locale) =>
  (key: TextKey, values: TextValues = {}): string => {
    const { count } = values;
    const id = `${locale} ${key} ${typeof count === 'number' ? count : ''}`;
    const translate = (options: object): string => i18next.getFixedT(locale)(key, options);
    const text = texts.get(id) ?? translate({ ...values, skipInterpolation: true });
    texts.set(id, text);
    // Most texts are plain.
    if (!text.includes('{{') && !text.includes('$t(')) return text;
    if (OTHER_SYNTAX.test(text)) return translate(values);
    // A placeholder without a value stays as it is.
    return text.replace(PLACEHOLDER, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
    );
  };
